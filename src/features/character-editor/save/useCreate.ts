import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { isUnauthorized } from '#src/api/calls/ApiError.ts'
import { CREATION_NOT_KNOWN, type SentCreation } from '#src/api/calls/characterEditing.ts'
import { saidOr } from '#src/api/calls/failureTexts.ts'
import type { Character } from '#src/api/generated/calls.schemas.ts'
import { useEarlierSubmit } from '#src/components/Form/useEarlierSubmit.ts'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { useOwnDraft } from '#src/session/ownDraft.ts'
import { periodAtom } from '#src/session/person.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { bodyOf, isSameForm } from '../characterBody.ts'
import { EMPTY_CHARACTER } from '../characterForm.ts'
import { useEditor, useMoment } from '../Editor.tsx'
import { refusedFields } from './refusedFields.ts'
import { creationOf, creationsOf, isSameBody, sentCreation } from './sentCreation.ts'
import type { FormDraft } from '../draft/useDraft.ts'
import { isInDoubt, useFormFailure } from './useFormFailure.ts'

/**
 * Creates the character and shows its page; after a failure the form keeps the typed values. If a creation got
 * no response, it looks for the character before sending again, also after a reload.
 */
export function useCreate(draft: FormDraft) {
  const editor = useEditor()
  const { form } = editor
  const { busy } = useMoment()
  const client = useQueryClient()
  const store = useStore()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const formFailure = useFormFailure()
  const [isCreated, setIsCreated] = useState(false)
  const { clock } = useAtomValue(worldAtom)
  const record = useOwnDraft(sentCreation)

  const { mutation, isBeingSent, found, arrived, sentBefore } = creationsOf({
    client,
    clock,
    record,
    period: () => store.get(periodAtom),
    onCreated: (sent) => {
      draft.finishSent(sent)
      showToast({ message: 'Character created successfully.', style: 'success' })
    },
  })

  const showCreated = (created: Character | null) => {
    setIsCreated(true)
    // Replaces the history entry of the form: Back does not return to it.
    void (created?.id
      ? navigate({ to: '/character/$characterId', params: { characterId: created.id }, replace: true })
      : navigate({ to: '/my-characters', replace: true }))
  }

  const submit = useFormSubmit({
    form,
    isOff: busy !== undefined,
    mutation: {
      ...mutation,
      onMutate: () => draft.flush(),
      onError: (...args) => {
        mutation.onError?.(...args)
        formFailure(args[0], 'Failed creating character.')
      },
    },
    body: (values) => {
      const body = bodyOf(values)
      return isBeingSent(body) ? { kind: 'notice', text: 'This character is being created.' } : body
    },
    refusable: refusedFields,
    failureText: (error) =>
      isUnauthorized(error) || isInDoubt(error) ? undefined : saidOr(error, 'Everything you typed is still here.'),
    onSuccess: showCreated,
  })

  // The page was left and opened again while this character is being created. Its draft is removed by then, so the form
  // is empty, unless the user has begun another character.
  const [earlierCreation] = useState(() => creationOf(bodyOf(editor.values())))
  useEarlierSubmit<Character | null>(earlierCreation, {
    onSuccess: (created) => {
      if (isSameForm(editor.values(), EMPTY_CHARACTER)) showCreated(created)
    },
  })

  const earlierOfForm = () => sentBefore(bodyOf(editor.values()))
  const [isLooking, setIsLooking] = useState(() => earlierOfForm() !== undefined)
  const finishEarlier = useEffectEvent((earlier: SentCreation, created: Character | null | undefined) => {
    setIsLooking(false)
    // The form was changed meanwhile.
    if (!isSameBody(earlier.body, bodyOf(editor.values()))) return
    if (!created) return submit.setOutcome({ kind: 'error', text: '', notKnown: CREATION_NOT_KNOWN })
    arrived(earlier.body)
    showCreated(created)
  })
  const lookForEarlier = useEffectEvent(() => {
    const earlier = earlierOfForm()
    if (!earlier) return
    const finish = (created?: Character | null) => finishEarlier(earlier, created)
    void found(earlier).then(finish, () => finish())
  })
  useEffect(() => lookForEarlier(), [])

  // The form stays busy after the creation until the next page is shown, so that it cannot be submitted again.
  return { ...submit, isBusy: submit.isBusy || isCreated || isLooking }
}
