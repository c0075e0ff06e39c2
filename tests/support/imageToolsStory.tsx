import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { Fault } from '#mocks/faults/fault.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { characterQuery } from '#src/api/calls/characters.ts'
import { sessionAtom } from '#src/session/session.ts'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { ImageTools } from '#src/features/character-editor/images/ImageTools.tsx'

// Common parts of the image tool stories: a part of the editor's page, and its interactions.

/** Has three images: the oldest is the main one. */
export const ARIA = characterId('aria')
export const inWorld = (...faults: Fault[]) => ({ world: { viewer: 'mira' as const, faults } })

/** The tools beside a field, and buttons to unmount and remount the page. */
export function EditorPart({ id = ARIA, isDisabled = false }: { id?: string | undefined; isDisabled?: boolean }) {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const { data: character } = useQuery({ ...characterQuery(id), enabled: isAuthenticated && id !== '' })
  const [isHere, setIsHere] = useState(true)
  return (
    <main style={{ display: 'grid', gap: 16, maxWidth: 328, padding: 24 }}>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      <label>
        Name <input name="name" />
      </label>
      {isHere && (character || id === '') && (
        <ImageTools
          characterId={id || undefined}
          name={character?.name ?? ''}
          picture={character?.large_pfp_url ?? ''}
          isDisabled={isDisabled}
        />
      )}
    </main>
  )
}

export async function openMenu({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
  return within(await canvas.findByRole('menu'))
}

export async function choose(context: StoryContext, tool: string) {
  const menu = await openMenu(context)
  await context.userEvent.click(menu.getByRole('menuitem', { name: tool }))
}

export async function openDialog(context: StoryContext, tool: 'Manage images' | 'Smart Retouch') {
  await choose(context, tool)
  return within(await context.canvas.findByRole('dialog', { name: tool }))
}

export const previewSrc = (canvas: Canvas) => canvas.getByRole('img', { name: 'Picture of Aria' }).getAttribute('src')

/** Waits until the form's picture differs from `before`. */
export const previewChanged = (canvas: Canvas, before: string | null) =>
  waitFor(() => expect(previewSrc(canvas)).not.toBe(before))

/** The open dialog is not wider than the phone: nothing scrolls sideways. */
export async function dialogFits(canvas: Canvas): Promise<void> {
  const dialog = canvas.getByRole('dialog')
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
}
