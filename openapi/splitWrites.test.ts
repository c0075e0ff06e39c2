import { expect, test } from 'vitest'
import { splitWrites } from './splitWrites.ts'

const CODE = `// header
import type { Chat } from '../schemas/chat.ts'
import type {
  Message
} from '../schemas/message.ts'
import { request } from '../../calls/http.ts'

export const getFindChatUrl = () => '/chats/'

/** Finds one. */
export const findChat = async (): Promise<Chat> => request(getFindChatUrl())

export const getResetChatUrl = () => '/chats/reset'

export const resetChat = async (): Promise<Message> => request(getResetChatUrl())
`

test('reads and writes have separate files with the imports that they need', () => {
  const { reads, writes } = splitWrites(CODE, (operation) => operation === 'resetChat')
  expect(reads).toBe(`// header
import type { Chat } from '../schemas/chat.ts'
import { request } from '../../calls/http.ts'

export const getFindChatUrl = () => '/chats/'

/** Finds one. */
export const findChat = async (): Promise<Chat> => request(getFindChatUrl())

`)
  expect(writes).toBe(`// header
import type {
  Message
} from '../schemas/message.ts'
import { request } from '../../calls/http.ts'

export const getResetChatUrl = () => '/chats/reset'

export const resetChat = async (): Promise<Message> => request(getResetChatUrl())
`)
})

test('a part without calls is empty', () => {
  expect(splitWrites(CODE, () => false).writes).toBe('')
})
