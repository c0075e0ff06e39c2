/** Cells of the matrix that no screen can show, each with its reason. */
export const NEVER_SHOWN: Record<string, string> = {}

/** Cells that a screen can show and no story shows yet. The list only gets shorter. */
export const NO_STORY_YET: readonly string[] = []
