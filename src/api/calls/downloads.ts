import { mutationOptions } from '@tanstack/react-query'
import { parsedAs } from './ApiError.ts'
import { fileIn } from '../shapes/fileIn.ts'
import { downloadCharacterCard } from '../generated/characters/reads.ts'
import { downloadChat } from '../generated/chats/reads.ts'
import type { CardSpec } from '../generated/calls.schemas.ts'
import { neededChat } from './needed.ts'

/** The character as a card file, named by the response; '' if the server sent no name. */
export const downloadCardMutation = mutationOptions({
  mutationFn: ({ id, spec }: { id: string; spec: CardSpec }, { client }) =>
    parsedAs('Error while downloading the character card', downloadCharacterCard(id, { spec }, { client }), fileIn),
})

/** The conversation as a JSON file. */
export const downloadChatMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    parsedAs(
      'Error while downloading chat',
      neededChat(id, () => downloadChat(id, { client })),
      fileIn,
    ),
})
