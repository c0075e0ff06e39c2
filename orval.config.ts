import { defineConfig } from 'orval'
import { withFilesForDownloads } from './openapi/downloads.ts'

/** Where the generated files go; a test generates into another folder and compares. */
const folder = process.env.GENERATE_INTO ?? '.'

export default defineConfig({
  perigee: {
    input: {
      target: 'openapi/openapi.yaml',
      parserOptions: { externalRefs: { allow: ['*'] } },
      override: { transformer: withFilesForDownloads },
    },
    output: {
      mode: 'tags-split',
      client: 'fetch',
      target: `${folder}/src/api/generated/calls.ts`,
      tsconfig: 'tsconfig.json',
      clean: true,
      indexFiles: false,
      urlEncodeParameters: true,
      optionsParamRequired: true,
      mock: {
        path: `${folder}/mocks/generated`,
        generators: [{ type: 'msw', baseUrl: '*/api/v1', operationResponses: false }],
      },
      override: {
        header: () => ['Generated from openapi/ by npm run generate.', 'Do not edit manually.'],
        mutator: { path: 'src/api/calls/http.ts', name: 'request' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
  /** The control calls of the mock server; only tests make them. */
  control: {
    input: { target: 'openapi/control.yaml' },
    output: {
      mode: 'single',
      client: 'fetch',
      target: `${folder}/mocks/generated/control/control.ts`,
      tsconfig: 'tsconfig.json',
      baseUrl: '/mock-control',
      optionsParamRequired: true,
      override: {
        header: () => ['Generated from openapi/control.yaml by npm run generate.', 'Do not edit manually.'],
        mutator: { path: 'mocks/transports/controlRequest.ts', name: 'controlRequest' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
})
