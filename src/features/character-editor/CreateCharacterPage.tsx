import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { UnloadGuard } from '#src/components/LeaveGuard/UnloadGuard.tsx'
import { isFirstClick } from '#src/lib/isFirstClick.ts'
import { useOwnDraft } from '#src/session/ownDraft.ts'
import { sessionAtom } from '#src/session/session.ts'
import { Banner } from '#src/ui/Banner/Banner.tsx'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import { ActionBar } from './form/ActionBar.tsx'
import { isSameForm } from './characterBody.ts'
import { CharacterForm } from './form/CharacterForm.tsx'
import { type CharacterFormValues, EMPTY_CHARACTER } from './characterForm.ts'
import { newCharacterDraft } from './draft/draft.ts'
import { DraftStatus } from './draft/DraftStatus.tsx'
import { EditorProvider, useEditor, useMoment, WhileSubmitting } from './Editor.tsx'
import { FormSkeleton } from './form/FormSkeleton.tsx'
import { ImageTools } from './images/ImageTools.tsx'
import { ImportIntoForm } from './import/ImportIntoForm.tsx'
import { bringBackForm } from './form/undo.ts'
import { useCreate } from './save/useCreate.ts'
import { type FormDraft, useDraft } from './draft/useDraft.ts'
import { useRandomTraits } from './fields/useRandomTraits.ts'

/** B2.3. Visitors can fill in the form; only submitting it requires a sign-in. */
export function CreateCharacterPage() {
  const { isLoading, user } = useAtomValue(sessionAtom)
  // The owner of the draft is known once the session of the last visit is restored or rejected.
  return isLoading && !user ? <FormSkeleton /> : <CreatePage />
}

function CreatePage() {
  const draft = useOwnDraft(newCharacterDraft)
  const [restored] = useState(() => {
    const found = draft.read()
    return found && !isSameForm(found, EMPTY_CHARACTER) ? found : undefined
  })
  return (
    <EditorProvider initial={restored ?? EMPTY_CHARACTER}>
      <CreateForm isRestored={restored !== undefined} />
    </EditorProvider>
  )
}

function CreateForm({ isRestored }: { isRestored: boolean }) {
  const editor = useEditor()
  const { busy, undo } = useMoment()
  const [draft, draftState] = useDraft(useOwnDraft(newCharacterDraft), EMPTY_CHARACTER)
  const [isNoticed, setIsNoticed] = useState(isRestored)
  const submission = useCreate(draft)
  const { isBusy, outcome } = submission
  const isOff = isBusy || busy !== undefined
  const beginning = useBeginning(draft)

  // A restored draft keeps its traits.
  useEffect(() => {
    if (!isRestored) void beginning.start()
  }, [isRestored, beginning])

  const reset = () => {
    const before = editor.values()
    setIsNoticed(false)
    const emptied = {
      message: 'The form is empty again.',
      label: bringBackForm(before),
      isPossible: beginning.isUntouched,
      restore: () => {
        beginning.stop()
        editor.replace(before)
      },
    }
    // An untouched form does not replace the previous one.
    editor.replace(EMPTY_CHARACTER, beginning.isUntouched(before) ? undo : emptied)
    editor.setErrors({})
    draft.startFrom(EMPTY_CHARACTER)
    draft.flush()
    void beginning.start()
  }

  return (
    <WhileSubmitting isBusy={isBusy}>
      {/* A draft in memory survives an unmount of the form, but not a reload. */}
      {draftState === 'until closed' && <UnloadGuard />}
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
                <Button
                  variant="default"
                  size="sm"
                  onClick={(event) => isFirstClick(event) && reset()}
                  disabled={isOff}
                >
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
          <ActionBar outcome={outcome}>
            <Button variant="default" onClick={(event) => isFirstClick(event) && reset()} disabled={isOff}>
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

/** An untouched form: it is empty, and gets some traits. */
function useBeginning(draft: FormDraft) {
  const editor = useEditor()
  const randomTraits = useRandomTraits()
  const [beginning] = useState(() => {
    let withTraits = EMPTY_CHARACTER
    let latest = 0
    return {
      async start() {
        const mine = ++latest
        const personalities = await randomTraits()
        // In the meantime the user may have chosen one, or restored the previous form.
        if (mine !== latest || editor.values().personalities.length > 0) return
        withTraits = { ...EMPTY_CHARACTER, personalities }
        draft.startFrom(withTraits)
        editor.setValue('personalities', personalities)
      },
      /** Ignores traits whose request is still in flight. */
      stop() {
        latest += 1
      },
      isUntouched: (values: CharacterFormValues) =>
        isSameForm(values, EMPTY_CHARACTER) || isSameForm(values, withTraits),
    }
  })
  return beginning
}
