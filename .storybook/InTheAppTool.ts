import { createElement, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { SET_CURRENT_STORY } from 'storybook/internal/core-events'
import { useChannel } from 'storybook/manager-api'
import { IN_THE_APP, type InTheApp } from './inTheApp.ts'

const LABEL = 'Open in the app'
const BEFORE_THE_STORY: InTheApp = { note: 'The story has not begun.' }

/** The toolbar button that opens the app in the story's situation. */
export function InTheAppTool() {
  const [{ href, note }, setTarget] = useState(BEFORE_THE_STORY)
  useChannel({
    [IN_THE_APP]: (target: InTheApp) => setTarget(target),
    [SET_CURRENT_STORY]: () => setTarget(BEFORE_THE_STORY),
  })
  const button = { variant: 'ghost', size: 'small', padding: 'small', tooltip: note } as const
  if (href === undefined)
    return createElement(Button, { ...button, ariaLabel: `${LABEL}. ${note}`, disabled: true }, LABEL)
  return createElement(
    Button,
    { ...button, asChild: true, ariaLabel: false },
    createElement('a', { href, target: 'app', rel: 'noopener', title: note }, LABEL),
  )
}
