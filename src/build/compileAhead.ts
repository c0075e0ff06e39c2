import type { Plugin } from 'vite'

/** What a link's rest loads and its click runs: the conversation, and the window of rows that its log is. */
const RUN_AT_ONCE = [/\/routes\/_shell\/chat\.character\.[^/]+\?tsr-split=component$/, /\/@tanstack\/virtual-core\//]

/**
 * Has Chromium compile the functions of a chunk while it loads, beside the page, and not each at its first call, in the
 * middle of a click: a sixth of opening a conversation (`npm run bench:chat`). Other browsers see a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'perigee-compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post', // after everything that adds to the code: the comment has to be the first line
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
