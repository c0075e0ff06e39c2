import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import type { API } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { Button } from 'storybook/internal/components'
import { FIND_A_STATE } from './findAState.ts'
import { InTheAppTool } from './InTheAppTool.ts'

addons.setConfig({ theme: create({ base: 'dark', brandTitle: 'Perigee' }) })

const ADDON = 'perigee/find-a-state'
const PAGE = 'find-a-state--docs'

// Storybook and the app do not use this shortcut.
const KEY = ['alt', 'J']

addons.register(ADDON, (api: API) => {
  const open = () => api.selectStory(PAGE)
  void api.setAddonShortcut(ADDON, { label: 'Find a state', actionName: 'find', defaultShortcut: KEY, action: open })
  api.on(FIND_A_STATE, open)
  addons.add(ADDON, {
    type: types.TOOL,
    title: 'Find a state (Alt + J)',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () =>
      createElement(
        Button,
        { variant: 'ghost', size: 'small', padding: 'small', ariaLabel: 'Find a state (Alt + J)', onClick: open },
        'Find a state',
      ),
  })
  addons.add(`${ADDON}/in-the-app`, {
    type: types.TOOL,
    title: 'Open in the app',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(InTheAppTool),
  })
})
