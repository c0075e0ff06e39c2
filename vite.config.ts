import { msw } from 'msw/vite'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { pictureFiles } from './mocks/pictures/vitePlugin.ts'
import { apiProxy } from './src/build/apiProxy.ts'
import { compileAhead } from './src/build/compileAhead.ts'
import { pageFrame } from './src/build/pageFrame.ts'
import { policyFiles } from './src/build/policyFiles.ts'
import { preset } from './src/build/preset.ts'

// Modes: `development` and `mock` talk to the mock server inside the page, `production` and `staging` to a real one.
// A relative base is a build for any folder: it cannot know its own path, so it keeps its place in the hash.
export default defineConfig(({ mode, command, isPreview }) => {
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'PERIGEE_'])
  const api = env.VITE_API ?? (mode === 'production' || mode === 'staging' ? 'live' : 'mock')
  const isDevelopment = command === 'serve' && !isPreview
  if (mode === 'staging' && isDevelopment && !env.PERIGEE_API) {
    throw new Error('Where is the API? Name it: PERIGEE_API=https://staging.example npm start -- --mode staging')
  }
  return {
    ...preset,
    // Captured sessions and contracts of tomorrow, for links of `npm start` (docs/staging.md). No build contains them.
    publicDir: isDevelopment ? 'public.local' : 'public',
    plugins: [
      buildSettings(api),
      preset.plugins,
      pageFrame(),
      compileAhead(),
      api === 'live' && policyFiles(),
      api === 'mock' && [msw({ mode: 'worker-only' }), pictureFiles()],
    ],
    // A real API without CORS: `npm start -- --mode staging`, its address in PERIGEE_API or .env.staging.
    server: {
      watch: { ignored: ['**/.cache/**', '**/dist*/**'] },
      proxy: env.PERIGEE_API ? apiProxy(env.PERIGEE_API) : undefined,
    },
    experimental: { bundledDev: isDevelopment },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      license: api === 'live' && { fileName: 'licences.txt' },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 600, // kB, before compression; limits are in tests/live/coldVisit.live.ts
      rolldownOptions: {
        output: {
          // A bundled development server would split the code again for each change.
          ...(command === 'build' && { codeSplitting: { groups: CHUNKS } }),
          // Every page contains these names, and a hash does not compress: seven characters instead of eight.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  }
})

/**
 * What belongs together in one file: one request instead of thirty, and it compresses better. Everything else is split
 * by route.
 */
const CHUNKS = [
  // Every page.
  { name: 'frame', tags: ['$initial' as const] },
  // Nearly every page: what reads, opens dialogs, and shows numbers.
  {
    name: 'pages',
    test: /use(Query|BaseQuery)\.|queryObserver|use(LazyDialog|MediaQuery)|lib\/(compactNumber|charCount|prefersReducedMotion)|failureTexts|placeholder\.svg|IconChevron(Left|Right)/,
  },
  // Every page that lists characters: Explore has twelve requests to make before its first paint, and no more.
  { name: 'cards', test: /src\/(components\/(CharacterCard|CharacterGrid|CardRow)|ui\/Shimmer)\// },
  // Icons are crumbs: a request for each would weigh more than it does.
  { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2 },
  // Mantine's fields and dialogs need its close button, but who shows a banner or an alert needs no fields.
  { name: 'banner', test: /src\/(ui\/(Banner|AlertText)\/|lib\/bringIntoView)|components\/CloseButton\// },
  // Texts that people write, and what is done with them. Whoever shows one shows most.
  {
    name: 'texts',
    test: /src\/(ui\/Markdown\/(PlainText|MarkdownText|hasMarkdown|pictureWords|renderedText)|lib\/(markdownBounds|copyText))/,
  },
  // Every page that changes something.
  {
    name: 'writes',
    test: /api\/(calls\/(writing|notKnown|needed|unknownResults|verified)|cache\/\w+|generated\/\w+\/writes)\.ts|[mM]utation(Observer|Options)?\.js/,
  },
  // Every page with a form.
  {
    name: 'forms',
    test: /src\/ui\/(\w+Field|SubmitButton|WrongFields)\/|components\/Form\/|@mantine\/form|accountRules|focusFirstWrong|charLimits/,
  },
  // Every growing list.
  {
    name: 'lists',
    test: /InfiniteQuery|infiniteQueryObserver|src\/(components\/GrowingList|ui\/EndOfList|ui\/Feed\/(scrollC|useN))/,
  },
  // Every page that a link in an e-mail opens.
  { name: 'links', test: /features\/accounts\/(LinkOutcome|StandalonePage|useLink|failedLink|Waiting)/ },
]

/** What the code can ask about its own build. */
function buildSettings(api: string): Plugin {
  return {
    name: 'perigee-build-settings',
    config: ({ base }) => ({
      define: {
        'import.meta.env.VITE_API': JSON.stringify(api),
        'import.meta.env.VITE_HISTORY': JSON.stringify(base?.startsWith('.') ? 'hash' : 'browser'),
      },
    }),
  }
}
