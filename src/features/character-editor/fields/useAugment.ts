import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { augmentMutation } from '#src/api/calls/editorSuggestions.ts'
import type { AugmentField } from '#src/api/generated/calls.schemas.ts'
import type { Suggestion } from '#src/api/shapes/suggestion.ts'
import { namedTraits } from '../characterBody.ts'
import type { CharacterFormValues } from '../characterForm.ts'
import { type TextPath, useEditor, useMoment } from '../Editor.tsx'
import { useFormFailure } from '../save/useFormFailure.ts'

/** The server's name of a field, and the name in its error text. */
const FIELDS: Record<string, { field: AugmentField; word: string }> = {
  name: { field: 'name', word: 'name' },
  description: { field: 'description', word: 'description' },
  backgroundDescription: { field: 'background', word: 'background' },
  'greetings.main': { field: 'greeting_main', word: 'greeting' },
  alternative: { field: 'greeting_alternative', word: 'greeting' },
  tags: { field: 'tags', word: 'tags' },
}

/** Requests a suggestion for one field and passes it on; can be aborted while in flight. */
export function useAugment(path: TextPath | 'tags', onSuggested: (suggested: string | string[]) => void) {
  const editor = useEditor()
  const { busy } = useMoment()
  const { mutate } = useMutation({ ...augmentMutation, gcTime: 0 })
  const formFailure = useFormFailure()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const { field, word } = (FIELDS[path] ?? FIELDS.alternative)!

  const take = (suggestion: Suggestion) => {
    if ('problem' in suggestion) editor.tellFailure(suggestion.problem)
    else onSuggested('tags' in suggestion ? suggestion.tags : suggestion.text)
  }

  const start = () => {
    if (busy !== undefined) return
    const controller = new AbortController()
    running.current = controller
    editor.tellFailure(undefined)
    editor.setBusy(path)
    mutate(
      { draft: { ...asDraft(editor.values()), augmentField: field }, signal: controller.signal },
      {
        onSuccess: (suggestion) => {
          if (suggestion && !controller.signal.aborted) take(suggestion)
        },
        onError: (error) => formFailure(error, `Failed to augment ${word}.`),
        onSettled: () => {
          if (running.current === controller && !controller.signal.aborted) editor.setBusy(undefined)
        },
      },
    )
  }

  const cancel = () => {
    running.current?.abort()
    editor.setBusy(undefined)
  }

  return { isBusy: busy === path, isBlocked: busy !== undefined && busy !== path, start, cancel }
}

function asDraft({ name, personalities, description, backgroundDescription }: CharacterFormValues) {
  return { name, personalities: namedTraits(personalities), description, backgroundDescription }
}
