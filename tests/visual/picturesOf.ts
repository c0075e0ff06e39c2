/** A desktop, as in the stories' own tests, and a phone. The pictures of the screens cover the widths between them. */
const DESK_AND_PHONE_PX = [1280, 390]
const DESK_PX = [1280]
const PHONE_PX = [390]

/** The widths at which a story has a picture, and what its test is called; undefined without one. */
export function picturesOf(story: {
  importPath: string
  tags?: string[] | undefined
}): { what: string; widthsPx: readonly number[] } | undefined {
  // Dialogs, menus, toasts, errors and empty states.
  if (story.tags?.includes('visual')) return { what: 'story', widthsPx: DESK_AND_PHONE_PX }
  // The failure matrix: each documented failure of each call, where a person sees it.
  if (story.importPath.endsWith('Failures.stories.tsx')) return { what: 'failure', widthsPx: PHONE_PX }
  // The other texts of the pages: baselines.test.ts names a story that needs the tag.
  if (story.tags?.includes('phone')) return { what: 'phone', widthsPx: PHONE_PX }
  // What a phone does not have, like the panel of a conversation.
  if (story.tags?.includes('desktop')) return { what: 'desktop', widthsPx: DESK_PX }
  return undefined
}
