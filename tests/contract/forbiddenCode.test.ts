import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const PRODUCT = 'src/**/*.{ts,tsx}'
const EVERYTHING = '{src,mocks,openapi,tests,.storybook}/**/*.{ts,tsx}'

interface Rule {
  what: string
  pattern: RegExp
  files: string
  /** Paths to which the rule does not apply. */
  except: RegExp
}

it.for<Rule>([
  {
    what: 'limits of the product count code points, as the server does (NS-43): not UTF-16 units',
    pattern: /\.length\s*[<>]=?\s*[A-Z_]*_CHARS\b|\b(?:max|min)Length(?:\(\s*|=\{)[A-Z_]*_CHARS\b/,
    files: 'src/{features,components,ui,shell}/**/*.{ts,tsx}',
    // Its number is not a limit: it estimates how much a collapsed greeting shows.
    except: /\.test\.|isCollapsible\.ts$/,
  },
  {
    what: 'no screen shows the text of an error: saidOr and toldBy know whether it is meant for users',
    pattern: /\b\w*(?:[eE]rror|[fF]ailure|thrown|reason|cause)\??\.message\b|\bString\((?:error|thrown|reason)\)/,
    files: PRODUCT,
    // They look what kind of error it is, write to the console or the terminal, or read errors of cards, which are
    // sentences of this app.
    except: /^src\/api\/|\.(test|stories)\.|\/(loadCode|queryClient|commandLine|useImport)\.ts$/,
  },
  {
    what: 'lazy parts have an error boundary, so that the page around them stays: lazyPart and lazyDialog include it',
    pattern: /\blazyCode\(|\blazy[(<]/,
    files: PRODUCT,
    // The crop window has its own LoadBoundary, because it closes like a dialog and is not one.
    except: /\.stories\.|\/(lazyCode|lazyPart|lazyDialog)\.tsx$|\/lazyImageTools\.ts$/,
  },
  {
    what: 'outside src/api, responses are known in the shapes of src/api, except characters (src/api/README.md)',
    pattern:
      /from '#src\/api\/generated\/(?!calls\.schemas\.ts')|\{(?:[^}]*,)?\s*(?:type )?(?!type |(?:Character|\w+Body|CardSpec|AugmentField|CharacterSort|Sort(?:By|Order))\b)\w[^}]*\} from '#src\/api\/generated\//,
    files: PRODUCT,
    // The session is not a query: it converts the user itself.
    except: /^src\/api\/|\.(test|stories)\.|^src\/session\/profile\.ts$/,
  },
  {
    what: 'no test replaces a module: the files of a process share their modules',
    pattern: /\bvi\s*\.\s*(?:mock|doMock|resetModules)\s*\(/,
    files: EVERYTHING,
    except: /^$/,
  },
  {
    what: 'no wait for a function has an asynchronous one: Playwright takes its promise for a true value',
    pattern: /waitForFunction\(\s*async\b/,
    files: EVERYTHING,
    except: /^$/,
  },
  {
    what: 'bodies of requests are read by bodiesTo: without interception, they may be null although they were sent',
    pattern: /\bpostData(?:JSON|Buffer)?\(\)/,
    files: EVERYTHING,
    except: /bodiesTo\.ts$/,
  },
  {
    what: 'stories have no time-outs of their own: the shared one of preview.tsx is for a busy machine',
    pattern: /\btimeout: /,
    files: '{{src,mocks}/**/*.stories,tests/support/*}.tsx',
    except: /^$/,
  },
])('$what', ({ pattern, files, except }) => {
  const paths = globSync(files, { exclude: ['**/generated/**'] }).map((path) => path.replaceAll('\\', '/'))
  expect(paths.length).toBeGreaterThan(80)
  expect(paths.filter((path) => !except.test(path) && pattern.test(readFileSync(path, 'utf8')))).toEqual([])
})
