#!/usr/bin/env bash
# Expected: Vitest's API finds the tests that its command line finds, so a tool can run stories with `createVitest`.
# Seen, Vitest 5.1.2 with @storybook/addon-vitest 10.6.7, 2026-11-30: the API finds no story, and nothing says why. The
# add-on does nothing unless the environment has VITEST, which only the command line sets.
#   npx vitest list: 1 file
#   createVitest: 0 files
#   createVitest with VITEST=true: 1 file
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export TMPDIR="$dir" STORYBOOK_DISABLE_TELEMETRY=1 CI=1
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  vitest@5.1.2 @vitest/browser-playwright@5.1.2 playwright@1.65.1 vite@8.3.8 \
  storybook@10.6.7 @storybook/react-vite@10.6.7 @storybook/addon-vitest@10.6.7 react@19.3.1 react-dom@19.3.1
mkdir .storybook src
cat >.storybook/main.js <<'EOF'
export default {
  stories: ['../src/*.stories.jsx'],
  addons: ['@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
}
EOF
cat >src/Hello.stories.jsx <<'EOF'
export default { component: () => <p>Hello</p> }
export const Shown = {}
EOF
cat >vitest.config.js <<'EOF'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    browser: { enabled: true, headless: true, provider: playwright(), instances: [{ browser: 'chromium' }] },
  },
})
EOF
cat >list.mjs <<'EOF'
import { createVitest } from 'vitest/node'

const vitest = await createVitest('test', { watch: false, reporters: [{}] })
const files = await vitest.globTestSpecifications()
console.log(files.length)
await vitest.close()
process.exit()
EOF
command_line=$(npx vitest list --filesOnly 2>/dev/null | grep -c 'Hello.stories.jsx' || true)
api=$(env -u VITEST node list.mjs 2>/dev/null | tail -1)
with_variable=$(VITEST=true node list.mjs 2>/dev/null | tail -1)
echo "npx vitest list: $command_line; createVitest: $api; createVitest with VITEST=true: $with_variable"
[ "$command_line $api $with_variable" = '1 0 1' ]
