import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ApiError } from '#src/api/ApiError.ts'
import {
  CREATION_NOT_KNOWN,
  createCharacterMutation,
  createdCharacterQuery,
  type SentCreation,
} from '#src/api/characterEditing.ts'
import { notKnownOf, saidOr } from '#src/api/failureTexts.ts'
import type { Character } from '#src/api/generated/schemas/character.ts'
import type { CharacterBody } from '#src/api/generated/schemas/characterBody.ts'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { personAtom } from '#src/session/person.ts'
import { draftsAtom } from '#src/storage/drafts.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { bodyOf } from '../characterBody.ts'
import { useEditor, useMoment } from '../Editor.tsx'
import { refusedFields } from './refusedFields.ts'
import { isSameBody, sentCreation } from './sentCreation.ts'
import type { FormDraft } from '../draft/useDraft.ts'
import { isUnauthorized } from './useFailureToast.ts'
import { isInDoubt, useFormFailure } from './useFormFailure.ts'

/** Marks creations in the mutation cache. No key: the form of another character is not busy with them. */
const CREATION = { isCreation: true } as const

/**
 * Creates the character and shows it (NS-31); where that fails, everything typed is still here. A creation without a
 * response is looked for before the same is sent again, also after a reload (NS-44).
 */
export function useCreate(draft: FormDraft) {
  const editor = useEditor()
  const { form } = editor
  const { busy } = useMoment()
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const formFailure = useFormFailure()
  const [isCreated, setIsCreated] = useState(false)
  const { clock } = useAtomValue(worldAtom)
  const drafts = useAtomValue(draftsAtom)
  const owner = useAtomValue(personAtom).id
  const record = useMemo(() => drafts.open(sentCreation, owner), [drafts, owner])

  const isBeingSent = (body: CharacterBody) =>
    client.getMutationCache().find({
      status: 'pending',
      predicate: ({ options, state }) =>
        options.meta?.isCreation === true && isSameBody(state.variables as CharacterBody, body),
    }) !== undefined

  const found = (sent: SentCreation): Promise<Character | null> =>
    client.query(createdCharacterQuery(sent)).catch((error: unknown) => {
      if (error instanceof ApiError) error.notKnown = CREATION_NOT_KNOWN
      throw error
    })

  const showCreated = (created: Character | null) => {
    setIsCreated(true)
    // In the place of the form: Back does not lead to what is done.
    void (created?.id
      ? navigate({ to: '/character/$characterId', params: { characterId: created.id }, replace: true })
      : navigate({ to: '/my-characters', replace: true }))
  }

  const submit = useFormSubmit({
    form,
    isOff: busy !== undefined,
    mutation: {
      ...createCharacterMutation,
      meta: CREATION,
      onMutate: () => draft.flush(),
      mutationFn: async (body, context) => {
        const earlier = record.read()
        const created = earlier && isSameBody(earlier.body, body) ? await found(earlier) : null
        if (created) return created
        record.write({ body, at: new Date(clock.now()).toISOString() })
        record.flush()
        return createCharacterMutation.mutationFn!(body, context)
      },
      // Here and not below: also true for whoever has left the page meanwhile.
      onSuccess: (...args) => {
        createCharacterMutation.onSuccess?.(...args)
        record.write(undefined)
        draft.finishSent(args[1])
        showToast({ message: 'Character created successfully.', style: 'success' })
      },
      onError: (error) => {
        // Refused, or certainly not there: nothing is left to look for.
        if (error instanceof ApiError && !notKnownOf(error)) record.write(undefined)
        formFailure(error, 'Failed creating character.') // B8.5-02
      },
    },
    body: (values) => {
      const body = bodyOf(values)
      return isBeingSent(body) ? { kind: 'notice', text: 'This character is being created.' } : body
    },
    refusable: refusedFields,
    failureText: (error) =>
      isUnauthorized(error) || isInDoubt(error)
        ? undefined
        : saidOr(error, 'The character was not created. Everything you typed is still here.'),
    onSuccess: showCreated,
  })

  /** What the form holds was sent before the page was loaded, and has no response. */
  const sentBefore = (): SentCreation | undefined => {
    const earlier = record.read()
    const isInDoubt = earlier && !isBeingSent(earlier.body) && isSameBody(earlier.body, bodyOf(editor.values()))
    return isInDoubt ? earlier : undefined
  }
  const [isLooking, setIsLooking] = useState(() => sentBefore() !== undefined)
  const finishEarlier = useEffectEvent((earlier: SentCreation, created: Character | null | undefined) => {
    setIsLooking(false)
    // Something else was written meanwhile, or the page was left.
    if (!isSameBody(earlier.body, bodyOf(editor.values()))) return
    if (!created) return submit.setOutcome({ kind: 'error', text: '', notKnown: CREATION_NOT_KNOWN })
    record.write(undefined)
    draft.finishSent(earlier.body)
    showToast({ message: 'Character created successfully.', style: 'success' })
    showCreated(created)
  })
  const lookForEarlier = useEffectEvent(() => {
    const earlier = sentBefore()
    if (!earlier) return
    const finish = (created?: Character | null) => finishEarlier(earlier, created)
    void found(earlier).then(finish, () => finish())
  })
  useEffect(() => lookForEarlier(), [])

  // What is created is not created again while its page is on the way.
  return { ...submit, isBusy: submit.isBusy || isCreated || isLooking }
}
