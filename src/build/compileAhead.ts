import type { Plugin } from 'vite'

/**
 * The code of every page, and the code that hovering a link loads and the click runs: the conversation, the virtualizer
 * of its log, and the markdown of its messages.
 */
const RUN_AT_ONCE = [
  /\/src\/main\.tsx$/,
  /\/routes\/_shell\/chat\.character\.[^/]+\?tsr-split=component$/,
  /\/@tanstack\/virtual-core\//,
  /\/src\/ui\/Markdown\/Markdown\.tsx$/,
]

/**
 * Makes Chromium compile the functions of a chunk while it loads, in the background, instead of at each first call: a
 * fifth of the time until Explore is usable (`npm run bench:start`), a sixth of opening a conversation
 * (`npm run bench:chat`). Other browsers see a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'perigee-compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post', // after all plugins that add code: the comment has to be the first line
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const isWanted = chunk.moduleIds.some((id) => RUN_AT_ONCE.some((one) => one.test(id)))
          if (isWanted) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
