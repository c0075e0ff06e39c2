import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, or is shown as on paper. It is rendered before the browser prints. */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    // Chromium 153 lays a page out several times, and sometimes reports in between that the media is not print.
    let isPrinting = false
    const render = () => flushSync(() => setPrinted(isPrinting || paper.matches))
    const begin = () => {
      isPrinting = true
      render()
    }
    const end = () => {
      isPrinting = false
      render()
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper.addEventListener('change', render)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      paper.removeEventListener('change', render)
    }
  }, [])
  return isPrinted
}
