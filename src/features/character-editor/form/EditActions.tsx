import { Button, type ButtonProps } from '@mantine/core'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Character } from '#src/api/generated/calls.schemas.ts'
import { characterSummary } from '#src/api/shapes/characterShapes.ts'
import '#src/components/CharacterCard/navigationState.ts'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import classes from './ActionBar.module.css'

interface Props {
  character: Character
  /** The id of the form that *Save* submits. */
  form: string
  isModified: boolean
  isSaving: boolean
  isOff: boolean
  /** Props of the button that opens the confirmation of the deletion. */
  deletion: ButtonProps & ComponentProps<'button'>
}

/** The owner's actions: delete the character, chat with it, save it (B2.4). */
export function EditActions({ character, form, isModified, isSaving, isOff, deletion }: Props) {
  return (
    <>
      <Button
        variant="default"
        className={classes.delete}
        leftSection={<IconTrash aria-hidden size="1.125rem" stroke={1.7} />}
        disabled={isOff}
        {...deletion}
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
            params={{ characterId: character.id }}
            state={{ character: characterSummary(character) }}
          />
        )}
      >
        Chat
      </Button>
      <SubmitButton form={form} isBusy={isSaving} isOff={isOff || !isModified}>
        {isModified ? 'Save' : 'Saved'}
      </SubmitButton>
    </>
  )
}
