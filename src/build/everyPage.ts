import type { Plugin } from 'vite'

/**
 * Modules that nearly every page loads soon after the first chunk: what reads and writes, opens dialogs, and shows
 * numbers. Rolldown would put them into chunks of their own, which takes a request each and compresses worse.
 */
const MODULES = [
  '/node_modules/@tanstack/react-query/build/modern/useQuery.js',
  '/node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
  '/node_modules/@tanstack/react-query/build/modern/useMutation.js',
  '/node_modules/@mantine/hooks/esm/use-media-query/use-media-query.mjs',
  '/src/ui/LazyDialog/useLazyDialog.ts',
  '/src/lib/compactNumber.ts',
  '/src/lib/charCount.ts',
  '/src/api/failureTexts.ts',
  '/node_modules/@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs',
  '/node_modules/@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs',
  '/src/components/CharacterCard/placeholder.svg?inline',
]
const ENTRY = /\/src\/main\.tsx$/

/** Puts these modules into the chunk of the entry: it imports them, and their unused imports are not removed. */
export function everyPage(): Plugin {
  return {
    name: 'perigee-every-page',
    apply: 'build',
    transform: {
      filter: { id: [ENTRY, ...MODULES.map((path) => new RegExp(`${path.replaceAll(/[.?]/g, String.raw`\$&`)}$`))] },
      handler: (code, id) =>
        ENTRY.test(id)
          ? { code: `${code}\n${MODULES.map((path) => `import '${path}'`).join('\n')}`, map: null }
          : { code, map: null, moduleSideEffects: true },
    },
  }
}
