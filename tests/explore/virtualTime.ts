import type { RobotTime } from './robotTime.ts'
import type { RobotWindow } from './sight.ts'

/** Chromium's, which the types of the DOM do not contain yet. */
declare const scheduler: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> }

export interface VirtualTimeOptions {
  startMs: number
  /** Distinguishes the random numbers of several tabs. */
  tab: number
}

/**
 * Runs in the page before its code: replaces its timers, its dates and its random numbers. A walk then depends neither
 * on the speed of the machine nor on the day: toasts disappear, delays end and calls are answered after the same step.
 */
export function takeOverTime({ startMs, tab }: VirtualTimeOptions): void {
  if (window !== window.top) return
  const FRAME_MS = 16
  const LONGEST_REST_MS = 5_000
  const LONGEST_ANSWER_MS = 1_000
  const LONGEST_FRAME_MS = 1_000
  interface Timer {
    due: number
    run: () => void
    /** What it waits for in real time. */
    ready?: Promise<unknown>
  }
  const ownTimers = {
    setTimeout: window.setTimeout,
    clearTimeout: window.clearTimeout,
    setInterval: window.setInterval,
    clearInterval: window.clearInterval,
    requestAnimationFrame: window.requestAnimationFrame,
    cancelAnimationFrame: window.cancelAnimationFrame,
    requestIdleCallback: window.requestIdleCallback,
    cancelIdleCallback: window.cancelIdleCallback,
  }
  const OwnDate = Date
  const measure = performance.now.bind(performance)
  /** The page is rendered, and all its observers have been called: this one is the last. */
  const observed = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        observer.disconnect()
        resolve()
      }
      const observer = new IntersectionObserver(end)
      observer.observe(document.documentElement)
      // A page in the background is not rendered.
      ownTimers.setTimeout.call(window, end, LONGEST_FRAME_MS)
    })

  // The time continues after a reload.
  const begin = Math.max(startMs, Number(/^robot (\d+)$/.exec(window.name)?.[1] ?? 0))
  let now = begin
  let latest = 0
  const timers = new Map<number, Timer>()
  const add = (run: () => void, delayMs: number) => {
    timers.set(++latest, { due: now + Math.max(1, delayMs), run })
    return latest
  }
  const remove = (id?: number) => void timers.delete(id ?? 0)
  const repeat = (id: number, run: () => void, everyMs: number) => {
    timers.set(id, {
      due: now + Math.max(1, everyMs),
      run() {
        repeat(id, run, everyMs)
        run()
      },
    })
  }
  const virtualTimers = {
    setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => add(() => run(...args), ms),
    clearTimeout: remove,
    setInterval: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      repeat(++latest, () => run(...args), ms)
      return latest
    },
    clearInterval: remove,
    requestAnimationFrame: (run: FrameRequestCallback) => add(() => run(now - begin), FRAME_MS),
    cancelAnimationFrame: remove,
    requestIdleCallback: (run: IdleRequestCallback) =>
      add(() => run({ didTimeout: false, timeRemaining: () => FRAME_MS }), 1),
    cancelIdleCallback: remove,
  }
  Object.assign(window, virtualTimers)
  performance.now = () => now - begin
  window.Date = class extends OwnDate {
    constructor(...args: [number?]) {
      super(...((args.length === 0 ? [now] : args) as [number]))
    }
    static override now() {
      return now
    }
    static override [Symbol.hasInstance](value: unknown) {
      return value instanceof OwnDate
    }
  } as unknown as DateConstructor

  let state = (begin + tab * 7_919) >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  Math.random = random
  crypto.randomUUID = () => {
    const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  }

  // Answers of the browser arrive in the order of their questions, and not in the order of their real durations.
  let hasOwnTime = false
  const inOrder = <T>(real: Promise<T>): Promise<T> => {
    if (hasOwnTime) return real
    return new Promise((resolve, reject) => {
      const ready = real.then(
        () => undefined,
        () => undefined,
      )
      timers.set(++latest, { due: now, ready, run: () => void real.then(resolve, reject) })
    })
  }
  for (const { prototype } of [Response, Request, Blob])
    for (const name of ['json', 'text', 'blob', 'arrayBuffer', 'formData'] as const) {
      const read = (prototype as unknown as Record<string, (() => Promise<unknown>) | undefined>)[name]
      if (read)
        Object.assign(prototype, {
          [name]: function (this: unknown) {
            return inOrder(read.call(this))
          },
        })
    }
  const { fetch } = window
  window.fetch = (...args) => inOrder(fetch(...args))
  // The mock server stores its data in IndexedDB.
  for (const { prototype } of [IDBRequest, IDBTransaction])
    for (const name of ['onsuccess', 'oncomplete', 'onerror', 'onabort']) {
      const own = Object.getOwnPropertyDescriptor(prototype, name)
      if (!own) continue
      Object.defineProperty(prototype, name, {
        ...own,
        set(this: unknown, listener: ((event: Event) => void) | null) {
          own.set!.call(
            this,
            listener && ((event: Event) => void inOrder(Promise.resolve()).then(() => listener.call(this, event))),
          )
        },
      })
    }
  /** What the browser does in real time: storing, and loading code and style sheets. Time waits for it. */
  let inProgress = 0
  const count = <T extends EventTarget>(work: T, ends: readonly string[]): T => {
    inProgress++
    let isCounted = true
    for (const end of ends)
      work.addEventListener(end, () => {
        if (isCounted) inProgress--
        isCounted = false
      })
    return work
  }
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...args) {
    return count(open.apply(this, args), ['success', 'error'])
  }
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...args) {
    return count(transaction.apply(this, args), ['complete', 'abort', 'error'])
  }
  // Locks of this tab only: the time of the other tab stands still.
  const turns = new Map<string, Promise<unknown>>()
  LockManager.prototype.request = (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as () => Promise<unknown>
    const turn = (turns.get(name) ?? Promise.resolve()).then(work)
    turns.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }

  // Vite loads the style sheets of a chunk before it imports the chunk.
  new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes)
        if (node instanceof HTMLLinkElement && /^(stylesheet|modulepreload)$/.test(node.rel))
          count(node, ['load', 'error'])
  }).observe(document, { subtree: true, childList: true })

  let changes = 0
  let reportedChanges = 0
  new MutationObserver(() => void changes++).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  /** All tasks of the page have run: those in the background come last. */
  const tasks = async () => {
    for (let turn = 0; turn < 2; turn++)
      await Promise.race([
        scheduler.postTask(() => undefined, { priority: 'background' }),
        // They do not run in a page in the background.
        new Promise((resolve) => ownTimers.setTimeout.call(window, resolve, LONGEST_FRAME_MS)),
      ])
  }
  const done = async () => {
    const end = measure() + LONGEST_REST_MS
    // Events end the loop.
    // oxlint-disable-next-line no-unmodified-loop-condition
    while (inProgress > 0 && measure() < end)
      await new Promise((resolve) => ownTimers.setTimeout.call(window, resolve, 1))
  }
  /** Waits for work that takes real time: rendering, storing and loading. Transitions end at once. */
  const atRest = async () => {
    const end = measure() + LONGEST_REST_MS
    for (let isStill = false; !isStill && measure() < end;) {
      const before = changes
      for (const animation of document.getAnimations())
        if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
      await done()
      await observed()
      await tasks()
      isStill = changes === before && inProgress === 0
    }
  }
  const next = (until: number) => {
    let first: [number, Timer] | undefined
    for (const entry of timers) if (entry[1].due <= until && (!first || entry[1].due < first[1].due)) first = entry
    return first
  }

  const robotTime: RobotTime = {
    now: () => now,
    async pass(ms) {
      const until = now + ms
      await atRest()
      for (let due = next(until); due; due = next(until)) {
        const [id, timer] = due
        timers.delete(id)
        now = Math.max(now, timer.due)
        // A body that is sent slowly does not stop the others.
        if (timer.ready)
          await Promise.race([
            timer.ready,
            new Promise((resolve) => ownTimers.setTimeout.call(window, resolve, LONGEST_ANSWER_MS)),
          ])
        const before = changes
        try {
          timer.run()
        } catch (failure) {
          reportError(failure)
        }
        await tasks()
        await done()
        // Observers of sizes and of visibility are called before the next timer runs, however slow the machine is.
        if (changes !== before) await atRest()
      }
      now = Math.max(now, until)
      window.name = `robot ${now}`
      await atRest()
      const hasChanged = changes !== reportedChanges
      reportedChanges = changes
      return hasChanged
    },
    async whileLoading(load) {
      inProgress++
      try {
        return await load
      } finally {
        inProgress--
      }
    },
    lend(isLent) {
      hasOwnTime = isLent
      Object.assign(window, isLent ? ownTimers : virtualTimers)
      performance.now = isLent ? measure : () => now - begin
    },
  }
  ;(window as RobotWindow).robotTime = robotTime
}
