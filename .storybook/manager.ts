import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import type { API } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { Button } from 'storybook/internal/components'
import { FIELD_READY, type FieldReady, FIND_A_STATE } from './findAState.ts'
import { InTheAppTool } from './InTheAppTool.ts'

addons.setConfig({ theme: create({ base: 'dark', brandTitle: 'Perigee' }) })

const ADDON = 'perigee/find-a-state'
const PAGE = 'find-a-state--docs'

// Storybook and the app do not use this shortcut.
const KEY = ['alt', 'J']

/** Has the focus until the page and its field are there. */
const early = document.createElement('input')
early.ariaLabel = 'Find a state'
early.style.cssText = 'position: fixed; opacity: 0; pointer-events: none'

addons.register(ADDON, (api: API) => {
  const open = () => {
    if (api.getUrlState().storyId === PAGE) {
      const preview = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')
      preview?.contentWindow?.dispatchEvent(new Event(FIND_A_STATE))
      return
    }
    document.body.append(early)
    early.focus()
    api.selectStory(PAGE)
  }
  void api.setAddonShortcut(ADDON, { label: 'Find a state', actionName: 'find', defaultShortcut: KEY, action: open })
  window.addEventListener(FIND_A_STATE, open)
  window.addEventListener(FIELD_READY, (event) => {
    ;(event as FieldReady).detail(early.value)
    early.value = ''
    early.remove()
  })
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
