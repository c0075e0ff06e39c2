import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Character } from '#src/api/generated/calls.schemas.ts'
import { characterDetails } from '#src/api/shapes/characterShapes.ts'
import { LeaveGuard } from '#src/components/LeaveGuard/LeaveGuard.tsx'
import { useOwnDraft } from '#src/session/ownDraft.ts'
import { personAtom } from '#src/session/person.ts'
import { sessionAtom } from '#src/session/session.ts'
import { LazyConfirmDialog } from '#src/ui/ConfirmDialog/LazyConfirmDialog.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import { changedFields, isSameForm, valuesOf } from '../characterBody.ts'
import { unsavedEdits } from '../draft/draft.ts'
import { type FormDraft, useDraft } from '../draft/useDraft.ts'
import { EditorProvider, useMoment, useSelected, WhileSubmitting } from '../Editor.tsx'
import { ImageTools } from '../images/ImageTools.tsx'
import { useDelete } from '../save/useDelete.ts'
import { useSave } from '../save/useSave.ts'
import { useVersions } from '../save/useVersions.ts'
import { ActionBar } from './ActionBar.tsx'
import { CharacterForm } from './CharacterForm.tsx'
import { EditActions } from './EditActions.tsx'
import { UnsavedNotice } from './UnsavedNotice.tsx'

const OtherVersionDialog = lazyDialog(() =>
  import('../save/OtherVersionDialog.tsx').then((module) => module.OtherVersionDialog),
)

interface Props {
  id: string
  /** The character as the server returned it. */
  character: Character
}

/** The owner's form, with the values typed before a reload or a sign-in. */
export function EditForm({ id, character }: Props) {
  const draft = useOwnDraft(unsavedEdits, id)
  const [edits] = useState(() => {
    const found = draft.read()
    return found && !isSameForm(found, valuesOf(character)) ? found : undefined
  })
  return (
    <EditorProvider initial={edits ?? valuesOf(character)}>
      <OwnersForm id={id} character={character} hasEdits={edits !== undefined} />
    </EditorProvider>
  )
}

function OwnersForm({ id, character, hasEdits }: Props & { hasEdits: boolean }) {
  const store = useStore()
  const { busy } = useMoment()
  const [draft] = useDraft(useOwnDraft(unsavedEdits, id), valuesOf(character))
  const { saved, onSaved, discard, showOther } = useVersions(character, draft.startFrom)
  const [isNoticed, setIsNoticed] = useState(hasEdits)
  const isModified = useSelected((values) => !isSameForm(values, saved.values))
  const isDeleted = useRef(false)

  const deletion = useLazyDialog(LazyConfirmDialog)
  const {
    confirm,
    isPending: isDeleting,
    cutOff: deletionBefore,
  } = useDelete({
    id,
    onDeleted: () => {
      isDeleted.current = true
      draft.finish()
    },
    onFailed: (outcome) => {
      deletion.close()
      saving.setOutcome(outcome)
    },
  })
  const saving = useSave({
    id,
    saved,
    draft,
    isOff: isDeleting,
    unknownBefore: deletionBefore,
    onSaved: (next, sent) => {
      setIsNoticed(false)
      onSaved(next, sent)
    },
  })
  const { other, forgetOther } = saving
  useForgetOnLeave(draft, saving.isBusy)

  const { name } = saved.values
  const isOff = saving.isBusy || busy !== undefined || isDeleting
  return (
    <WhileSubmitting isBusy={saving.isBusy}>
      <LeaveGuard
        isActive={isModified && !saving.isBusy}
        isOver={() => isDeleted.current || !store.get(sessionAtom).isAuthenticated}
        title="Leave without saving?"
        text="What you have changed about this character is not saved yet and will be lost."
      />
      <CharacterForm
        title="Edit Character"
        notice={
          isNoticed && (
            <UnsavedNotice
              isOff={isOff}
              onDiscard={() => {
                setIsNoticed(false)
                discard()
              }}
              onDismiss={() => setIsNoticed(false)}
            />
          )
        }
        isPictureFirst
        picture={
          <ImageTools
            characterId={id}
            name={name}
            picture={characterDetails(character).largePicture}
            isDisabled={isOff}
          />
        }
        submission={saving}
        bar={
          <ActionBar outcome={saving.outcome}>
            <EditActions
              character={character}
              form={saving.formProps.id}
              isModified={isModified}
              isSaving={saving.isBusy}
              isOff={isOff}
              deletion={deletion.opener}
            />
          </ActionBar>
        }
      />
      <LazyConfirmDialog
        {...deletion.dialog}
        title="Delete Character"
        text={
          <>
            Are you sure you want to delete <bdi>{name}</bdi>? Its images and everybody’s chats with it go, too. This
            action cannot be undone.
          </>
        }
        confirmLabel="Delete"
        isDanger
        isBusy={isDeleting}
        onConfirm={confirm}
      />
      <OtherVersionDialog
        opened={other !== undefined}
        changed={other ? changedFields(saved.values, other.values) : []}
        onOverwrite={saving.overwrite}
        onLoadOther={() => {
          forgetOther()
          if (other) showOther(other)
        }}
        onClose={forgetOther}
      />
    </WhileSubmitting>
  )
}

/**
 * Removes the draft when the page is left, because the leave guard has asked before. The draft is kept if another user
 * has signed in, or if a save is in flight, which may fail.
 */
function useForgetOnLeave(draft: FormDraft, isBusy: boolean): void {
  const store = useStore()
  const owner = useAtomValue(personAtom).id
  const isSaving = useRef(false)
  useEffect(() => {
    isSaving.current = isBusy
  }, [isBusy])
  useEffect(
    () => () => {
      if (store.get(sessionAtom).user?.id === owner && !isSaving.current) draft.finish()
    },
    [draft, owner, store],
  )
}
