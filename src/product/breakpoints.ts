/** Widths, in CSS px, from which a card grid has one column more. */
export const GRID_BREAKPOINTS_PX = [540, 768, 1024, 1280, 1536] as const
/**
 * Below this: dropdown instead of tabs, search box on the home page, bottom bar instead of the sidebar, and "Read more"
 * from 51 characters on.
 */
export const SMALL_SCREEN_BELOW_PX = 768
/** Below this a conversation beside its panel is as narrow as on a phone: its notice is one line. */
export const MEDIUM_SCREEN_BELOW_PX = 1024
