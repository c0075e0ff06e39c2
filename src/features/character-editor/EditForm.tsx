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
import { sessionAtom } from '#src/session/session.ts'
import { Banner } from '#src/ui/Banner/Banner.tsx'
import { LazyConfirmDialog } from '#src/ui/ConfirmDialog/LazyConfirmDialog.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { ActionBar } from './ActionBar.tsx'
import { changedFields, isSameCharacter, valuesOf } from './characterBody.ts'
import { CharacterForm } from './CharacterForm.tsx'
import { draftIn, unsavedEditsKey } from './draft.ts'
import { EditorProvider, useEditor, useMoment, useSelected, WhileSubmitting } from './Editor.tsx'
import { ImageTools } from './images/ImageTools.tsx'
import { useDelete } from './useDelete.ts'
import { useDraft } from './useDraft.ts'
import { type Saved, useSave } from './useSave.ts'

const OtherVersionDialog = lazyDialog(() =>
  import('./OtherVersionDialog.tsx').then((module) => module.OtherVersionDialog),
)

interface Props {
  id: string
  /** As the server has it. */
  character: Character
}

/** The owner's form, with what was typed before a reload or a sign-in. */
export function EditForm({ id, character }: Props) {
  const { sessionStorage } = useAtomValue(worldAtom)
  const [edits] = useState(() => {
    const found = draftIn(sessionStorage, unsavedEditsKey(id)).read()
    return found && !isSameCharacter(found, valuesOf(character)) ? found : undefined
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
  const { sessionStorage } = useAtomValue(worldAtom)
  const [saved, setSaved] = useState<Saved>(() => savedOf(character))
  const [draft] = useDraft({ storage: sessionStorage, key: unsavedEditsKey(id), baseline: saved.values })
  const [isNoticed, setIsNoticed] = useState(hasEdits)
  const isModified = useSelected((values) => !isSameCharacter(values, saved.values))
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
    } else if (isSameCharacter(editor.values(), saved.values)) begin(now, 'as saved')
    // Only what was read is a reason to follow it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [character])

  // The leave guard has asked before a person left; a sign-in in between loses nothing that was typed.
  useEffect(
    () => () => {
      if (store.get(sessionAtom).isAuthenticated) draft.finish()
    },
    [draft, store],
  )

  const discard = () => {
    const before = editor.values()
    setIsNoticed(false)
    editor.replace(saved.values)
    editor.setErrors({})
    editor.offerUndo({ message: 'Back to what is saved.', restore: () => editor.replace(before) })
  }
  const loadOther = () => {
    const mine = editor.values()
    const theirs = saving.other
    saving.forgetOther()
    if (!theirs) return
    begin({ ...savedOf(character), values: theirs }, 'as saved')
    editor.offerUndo({ message: 'The other version is shown.', restore: () => editor.replace(mine) })
  }

  const { name } = saved.values
  const isOff = saving.isBusy || busy !== undefined || isDeleting
  return (
    <WhileSubmitting isBusy={saving.isBusy}>
      <LeaveGuard
        isActive={isModified}
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
          <ActionBar failure={saving.outcome?.text}>
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
