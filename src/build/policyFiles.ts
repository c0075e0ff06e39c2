import type { Plugin } from 'vite'
import { DEFAULT_API_BASE_URL } from '#src/start/apiBaseUrl.ts'
import { headerFiles, withPolicy } from './policy.ts'

/** Writes the policy into the built page and, for servers that set headers, into files beside it. */
export function policyFiles(): Plugin {
  return {
    name: 'perigee-policy-files',
    apply: 'build',
    generateBundle: {
      order: 'post', // after all plugins that write styles into the page
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') this.error('There is no page to write the policy into.')
        const html = String(page.source)
        page.source = withPolicy(html)
        for (const [fileName, source] of Object.entries(headerFiles(html, DEFAULT_API_BASE_URL)))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}
