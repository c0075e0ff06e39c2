import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { LeaveGuard } from '#src/components/LeaveGuard/LeaveGuard.tsx'
import { Banner } from '#src/ui/Banner/Banner.tsx'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { ActionBar } from './ActionBar.tsx'
import { isSameCharacter } from './characterBody.ts'
import { CharacterForm } from './CharacterForm.tsx'
import { EMPTY_CHARACTER } from './characterForm.ts'
import { draftIn, NEW_CHARACTER_DRAFT_KEY } from './draft.ts'
import { DraftStatus } from './DraftStatus.tsx'
import { EditorProvider, useEditor, useMoment, WhileSubmitting } from './Editor.tsx'
import { ImageTools } from './images/ImageTools.tsx'
import { ImportIntoForm } from './ImportIntoForm.tsx'
import { useCreate } from './useCreate.ts'
import { useDraft } from './useDraft.ts'
import { useRandomTraits } from './useRandomTraits.ts'

/** B2.3. Anybody may write a character; only sending it asks who they are (AMB-39). */
export function CreateCharacterPage() {
  const { storage } = useAtomValue(worldAtom)
  const [draft] = useState(() => {
    const found = draftIn(storage, NEW_CHARACTER_DRAFT_KEY).read()
    return found && !isSameCharacter(found, EMPTY_CHARACTER) ? found : undefined
  })
  return (
    <EditorProvider initial={draft ?? EMPTY_CHARACTER}>
      <CreateForm isRestored={draft !== undefined} />
    </EditorProvider>
  )
}

function CreateForm({ isRestored }: { isRestored: boolean }) {
  const editor = useEditor()
  const { busy } = useMoment()
  const { storage } = useAtomValue(worldAtom)
  const [draft, draftState] = useDraft({ storage, key: NEW_CHARACTER_DRAFT_KEY, baseline: EMPTY_CHARACTER })
  const [isNoticed, setIsNoticed] = useState(isRestored)
  const submission = useCreate(draft)
  const { isBusy, outcome } = submission
  const isOff = isBusy || busy !== undefined
  const begin = useBeginning(draft)

  // A restored draft has the traits that it has (AMB-29).
  useEffect(() => {
    if (!isRestored) void begin()
  }, [isRestored, begin])

  const reset = () => {
    const before = editor.values()
    setIsNoticed(false)
    editor.replace(EMPTY_CHARACTER)
    editor.setErrors({})
    draft.startFrom(EMPTY_CHARACTER)
    draft.flush()
    editor.offerUndo({ message: 'The form is empty again.', restore: () => editor.replace(before) })
    void begin()
  }

  return (
    <WhileSubmitting isBusy={isBusy}>
      {/* The draft holds it; where there can be none, leaving would lose it. */}
      {draftState === 'failed' && (
        <LeaveGuard
          isActive
          title="Leave without creating?"
          text="This browser cannot keep your draft: what you have typed would be lost."
        />
      )}
      <CharacterForm
        title="Create New Character"
        status={
          <>
            <DraftStatus state={draftState} />
            <ImportIntoForm />
          </>
        }
        notice={
          isNoticed && (
            <Banner
              kind="notice"
              onDismiss={() => setIsNoticed(false)}
              action={
                <Button variant="default" size="sm" onClick={reset} disabled={isOff}>
                  Discard draft
                </Button>
              }
            >
              <p>Your draft is back as you left it.</p>
            </Banner>
          )
        }
        picture={<ImageTools characterId={undefined} name="" picture="" isDisabled={isOff} />}
        bar={
          <ActionBar failure={outcome?.text}>
            <Button variant="default" onClick={reset} disabled={isOff}>
              Reset form
            </Button>
            <SubmitButton form={submission.formProps.id} isBusy={isBusy} isOff={isOff}>
              Create Character
            </SubmitButton>
          </ActionBar>
        }
        submission={submission}
      />
    </WhileSubmitting>
  )
}

/** Puts some traits into a form in which nothing has been typed (B7-19). */
function useBeginning(draft: ReturnType<typeof useDraft>[0]) {
  const editor = useEditor()
  const randomTraits = useRandomTraits()
  const [begin] = useState(() => async () => {
    const personalities = await randomTraits()
    // Meanwhile the person may have chosen one.
    if (editor.values().personalities.length > 0) return
    draft.startFrom({ ...EMPTY_CHARACTER, personalities })
    editor.setValue('personalities', personalities)
  })
  return begin
}
