const PHONE_PX = 390
const DESKTOP_PX = 1280
const PX: Record<string, number> = { phone: PHONE_PX, desktop: DESKTOP_PX }

interface Story {
  tags?: string[] | undefined
}

/**
 * The widths at which a story has a picture: those of its tags. Dialogs, menus, toasts, errors and empty states have one
 * on a phone, where they have the least room, and one on a desktop if it looks different there.
 */
export function widthsOf({ tags = [] }: Story): number[] {
  return tags.flatMap((tag) => PX[tag] ?? [])
}

/** The width at which the play function runs; the page is resized for the pictures. */
export const playedAt = ({ tags = [] }: Story): number => (tags.includes('desktop') ? DESKTOP_PX : PHONE_PX)
