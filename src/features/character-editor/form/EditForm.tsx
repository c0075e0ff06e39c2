import { Button } from '@mantine/core'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Link } from '@tanstack/react-router'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Character } from '#src/api/generated/schemas/character.ts'
import { characterDetails, characterSummary } from '#src/api/shapes.ts'
import '#src/components/CharacterCard/navigationState.ts'
import { LeaveGuard } from '#src/components/LeaveGuard/LeaveGuard.tsx'
import { personAtom } from '#src/session/person.ts'
import { sessionAtom } from '#src/session/session.ts'
import { Banner } from '#src/ui/Banner/Banner.tsx'
import { LazyConfirmDialog } from '#src/ui/ConfirmDialog/LazyConfirmDialog.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import { ActionBar } from './ActionBar.tsx'
import { changedFields, isSameCharacter, isSameForm, valuesOf } from '../characterBody.ts'
import { CharacterForm } from './CharacterForm.tsx'
import { unsavedEdits } from '../draft/draft.ts'
import { EditorProvider, useEditor, useMoment, useSelected, WhileSubmitting } from '../Editor.tsx'
import { ImageTools } from '../images/ImageTools.tsx'
import { isStill } from './undo.ts'
import { useDelete } from '../save/useDelete.ts'
import { useDraft, useOwnDraft } from '../draft/useDraft.ts'
import { type Saved, useSave } from '../save/useSave.ts'

const OtherVersionDialog = lazyDialog(() =>
  import('../save/OtherVersionDialog.tsx').then((module) => module.OtherVersionDialog),
)

interface Props {
  id: string
  /** As the server has it. */
  character: Character
}

/** The owner's form, with what was typed before a reload or a sign-in. */
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
  const editor = useEditor()
  const store = useStore()
  const { busy } = useMoment()
  const [saved, setSaved] = useState<Saved>(() => savedOf(character))
  const owner = useAtomValue(personAtom).id
  const [draft] = useDraft(useOwnDraft(unsavedEdits, id), saved.values)
  const [isNoticed, setIsNoticed] = useState(hasEdits)
  const isModified = useSelected((values) => !isSameForm(values, saved.values))
  const isDeleted = useRef(false)

  const begin = (next: Saved, shown: CharacterShown) => {
    setSaved(next)
    draft.startFrom(next.values)
    if (shown !== 'as it is') editor.replace(next.values)
  }
  const deletion = useLazyDialog(LazyConfirmDialog)
  const { confirm, isPending: isDeleting } = useDelete({
    id,
    onDeleted: () => {
      isDeleted.current = true
      draft.finish()
    },
    onFailed: (words) => {
      deletion.close()
      saving.setOutcome(words === undefined ? undefined : { kind: 'error', text: words })
    },
  })
  const saving = useSave({
    id,
    saved,
    draft,
    isOff: isDeleting,
    onSaved: (next, sent) => {
      setIsNoticed(false)
      begin(next, isSameCharacter(next.values, sent) ? 'as it is' : 'as saved')
    },
  })

  // Read anew, and changed elsewhere: a form in which nothing was typed shows it; any other asks when it is saved.
  useEffect(() => {
    const now = savedOf(character)
    if (isSameCharacter(now.values, saved.values)) {
      if (now.lastEdited !== saved.lastEdited) setSaved({ ...saved, lastEdited: now.lastEdited })
    } else if (isSameForm(editor.values(), saved.values)) begin(now, 'as saved')
    // Only what was read is a reason to follow it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [character])

  // A save that is in flight goes on when the page is left. If it fails, the changes are there on return.
  const isSaving = useRef(false)
  useEffect(() => {
    isSaving.current = saving.isBusy
  }, [saving.isBusy])
  // The leave guard has asked before a person left; a sign-in in between loses nothing that was typed.
  useEffect(
    () => () => {
      if (store.get(sessionAtom).user?.id === owner && !isSaving.current) draft.finish()
    },
    [draft, owner, store],
  )

  const discard = () => {
    const before = editor.values()
    setIsNoticed(false)
    editor.replace(saved.values, {
      message: 'Back to what is saved.',
      label: 'Bring back your changes',
      isPossible: isStill(saved.values),
      restore: () => editor.replace(before),
    })
    editor.setErrors({})
  }
  const loadOther = () => {
    const mine = editor.values()
    const theirs = saving.other
    saving.forgetOther()
    if (!theirs) return
    begin({ ...savedOf(character), values: theirs }, 'as saved')
    editor.offerUndo({
      message: 'The other version is shown.',
      label: 'Bring back your version',
      isPossible: isStill(theirs),
      restore: () => editor.replace(mine),
    })
  }

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
            <Banner
              kind="notice"
              onDismiss={() => setIsNoticed(false)}
              action={
                <Button variant="default" size="sm" onClick={discard} disabled={isOff}>
                  Discard changes
                </Button>
              }
            >
              <p>Your unsaved changes are back.</p>
            </Banner>
          )
        }
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
            <Button
              variant="default"
              c="var(--danger)"
              leftSection={<IconTrash aria-hidden size="1.125rem" stroke={1.7} />}
              disabled={isOff}
              {...deletion.opener}
            >
              Delete
            </Button>
            <Button
              variant="default"
              leftSection={<IconMessageCircle aria-hidden size="1.125rem" stroke={1.7} />}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/chat/character/$characterId"
                  params={{ characterId: id }}
                  state={{ character: characterSummary(character) }}
                />
              )}
            >
              Chat
            </Button>
            <SubmitButton form={saving.formProps.id} isBusy={saving.isBusy} isOff={isOff || !isModified}>
              {isModified ? 'Save' : 'Saved'}
            </SubmitButton>
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
        opened={saving.other !== undefined}
        changed={saving.other ? changedFields(saved.values, saving.other) : []}
        onOverwrite={saving.overwrite}
        onLoadOther={loadOther}
        onClose={saving.forgetOther}
      />
    </WhileSubmitting>
  )
}

type CharacterShown = 'as saved' | 'as it is'

function savedOf(character: Character): Saved {
  return { values: valuesOf(character), lastEdited: character.last_edited }
}
