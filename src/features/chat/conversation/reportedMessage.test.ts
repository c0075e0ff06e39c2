import { expect, it } from 'vitest'
import { mayBeReported } from './reportedMessage.ts'

it.for([
  { reader: 'mira', viewer: 'mira', ended: false, may: true },
  { reader: '', viewer: '', ended: false, may: true },
  { reader: '', viewer: 'mira', ended: false, may: true },
  { reader: 'mira', viewer: 'jonas', ended: false, may: false },
  { reader: 'mira', viewer: '', ended: true, may: true },
  { reader: 'mira', viewer: '', ended: false, may: false },
])(
  'a message that "$reader" loaded, shown to "$viewer" (session ended: $ended): can be reported: $may',
  ({ reader, viewer, ended, may }) => {
    const reported = { viewer: reader, characterId: 'c1', content: 'Hello.', chatId: undefined }
    expect(mayBeReported(reported, { viewer, characterId: 'c1' }, ended)).toBe(may)
    expect(mayBeReported(reported, { viewer, characterId: 'c2' }, ended)).toBe(false)
  },
)
