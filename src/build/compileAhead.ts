import type { Plugin, Rolldown } from 'vite'

/**
 * The code of every page, and the code that hovering a link loads and the click runs: the conversation, the virtualizer
 * of its log, and the markdown of its messages.
 */
const RUN_AT_ONCE = [
  /\/src\/main\.tsx$/,
  /\/src\/features\/chat\/ChatPage\.tsx$/,
  /\/@tanstack\/virtual-core\//,
  /\/src\/ui\/Markdown\/Markdown\.tsx$/,
]
const HINT = '//# allFunctionsCalledOnLoad\n'

const isWanted = ({ moduleIds }: Rolldown.RenderedChunk) =>
  moduleIds.some((id) => RUN_AT_ONCE.some((one) => one.test(id)))

/**
 * Makes Chromium compile the functions of a chunk while it loads, in the background, instead of at each first call: a
 * fifth of the time until Explore is usable (`npm run bench -- explore`), a sixth of opening a conversation
 * (`npm run bench -- conversation`). Other browsers see a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'perigee-compile-ahead',
    apply: 'build',
    // The name of a file changes with its hint, although the hint is written last: it has to be the first line, and Vite
    // writes a line of its own there after the names are hashed.
    augmentChunkHash: (chunk) => (isWanted(chunk) ? HINT : ''),
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && isWanted(chunk)) chunk.code = HINT + chunk.code
      },
    },
  }
}
