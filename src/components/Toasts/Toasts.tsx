import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { TOAST_MS } from '#src/product/limits.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { pagesRenderedAtom, waitingToastsAtom } from './showToast.ts'
import classes from './Toasts.module.css'

/**
 * The toasts of one app, in its own store. Only their *Close* button receives pointer events: controls below can be
 * pressed, and no toast stays because the pointer was at its position before.
 */
export function Toasts() {
  const { toastsStay } = useAtomValue(worldAtom)
  const [store] = useState(createNotificationsStore)
  const [clearance, setClearance] = useState(0)
  const [waiting, setWaiting] = useAtom(waitingToastsAtom)
  const pagesRendered = useAtomValue(pagesRenderedAtom)

  // A toast of the former page stays: the bars below it may have moved.
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- where bars and buttons are is known after the render
    setClearance(clearanceIn(window))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `pagesRendered` stands for where the bars are
  }, [pagesRendered])

  useEffect(() => {
    if (waiting.length === 0) return
    setWaiting([])
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- where bars and buttons are is known after the render
    setClearance(clearanceIn(window))
    for (const { message, style, forMs } of waiting) {
      const failed = style === 'error'
      const Icon = failed ? IconAlertCircle : IconCircleCheck
      // A repeated message is shown once, for another three seconds.
      for (const { id, message: shown } of store.getState().notifications) {
        if (id !== undefined && shown === message) notifications.hide(id, store)
      }
      notifications.show(
        {
          message,
          ...(forMs !== undefined && !toastsStay && { autoClose: forMs }),
          role: failed ? 'alert' : 'status',
          icon: <Icon size={22} />,
          classNames: {
            root: classes.toast,
            icon: failed ? classes.failed : classes.done,
            description: classes.message,
          },
          closeButtonProps: { 'aria-label': 'Close' },
        },
        store,
      )
    }
  }, [waiting, setWaiting, store, toastsStay])

  return (
    <Notifications
      store={store}
      autoClose={toastsStay ? false : TOAST_MS}
      withinPortal={false} // part of its app, also if several are on one page
      position="bottom-center"
      style={{ '--clearance': `${clearance}px` }}
      containerWidth={420}
      transitionDuration={180}
      classNames={{ root: classes.toasts }}
    />
  )
}

/** The distance between a toast and the element below it. */
const GAP_PX = 12
/** The height of a toast with two lines of text, and half its width (Toasts.tsx). */
const TOAST_PX = 80
const HALF_TOAST_PX = 210

/**
 * The distance of toasts from the lower edge of the window, in CSS px: above the bars there (`data-page-foot`), above a
 * phone's keyboard, and above the pressed control or focused field if they would cover it.
 */
function clearanceIn(window: Window): number {
  const { document, innerHeight, innerWidth, visualViewport } = window
  const visible = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  const edge = [...document.querySelectorAll('[data-page-foot]')]
    .map((foot) => foot.getBoundingClientRect())
    // On wide pages the navigation is as high as the window.
    .filter(({ top, height }) => height > 0 && top > innerHeight / 3)
    .sort((one, other) => other.bottom - one.bottom)
    .reduce((lower, { top, bottom }) => (bottom >= lower - GAP_PX ? Math.min(lower, top) : lower), visible)
  const pressed = document.activeElement?.closest('button, a, input, textarea')?.getBoundingClientRect()
  const isInTheWay =
    pressed !== undefined &&
    pressed.top < edge &&
    pressed.bottom > edge - GAP_PX - TOAST_PX &&
    Math.abs((pressed.left + pressed.right - innerWidth) / 2) < HALF_TOAST_PX + pressed.width / 2
  return innerHeight - (isInTheWay ? pressed.top : edge) + GAP_PX
}
