const OPTIONS = { capture: true }

/** Calls `task` once `ms` have passed without a scroll event anywhere in the document. Returns a function that cancels. */
export function afterScrolling(task: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      cancel()
      task()
    }, ms)
  }
  const cancel = () => {
    clearTimeout(timer)
    document.removeEventListener('scroll', wait, OPTIONS)
  }
  document.addEventListener('scroll', wait, OPTIONS)
  wait()
  return cancel
}
