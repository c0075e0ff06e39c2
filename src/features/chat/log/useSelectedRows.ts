import { type RefObject, useEffect } from 'react'

/**
 * A text selection over many screens: the rows in which it begins and ends stay mounted (`onChange`), and before a copy
 * `drawBetween` mounts the rows between them.
 */
export function useSelectedRows(
  scroller: RefObject<HTMLElement | null>,
  onChange: (rows: readonly number[]) => void,
  drawBetween: (first: number, last: number) => void,
) {
  useEffect(() => {
    const log = scroller.current
    if (!log) return undefined
    const listening = new AbortController()
    const { ownerDocument: page } = log
    page.addEventListener('selectionchange', () => onChange(endsIn(log)), listening)
    page.addEventListener(
      'copy',
      () => {
        const selected = selectedIn(log)
        if (selected)
          drawBetween(rowOf(log, selected.startContainer) ?? 0, rowOf(log, selected.endContainer) ?? Infinity)
      },
      listening,
    )
    return () => {
      listening.abort()
      onChange([])
    }
  }, [scroller, onChange, drawBetween])
}

/** The selection, if a part of it is in a log. */
function selectedIn(log: HTMLElement): Range | undefined {
  const selection = log.ownerDocument.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  return range.intersectsNode(log) ? range : undefined
}

function endsIn(log: HTMLElement): number[] {
  const selected = selectedIn(log)
  if (!selected) return []
  return [rowOf(log, selected.startContainer), rowOf(log, selected.endContainer)].filter((row) => row !== undefined)
}

function rowOf(log: HTMLElement, node: Node): number | undefined {
  const element = node instanceof Element ? node : node.parentElement
  const row = log.contains(element) ? element?.closest('[data-index]') : undefined
  return row ? Number(row.getAttribute('data-index')) : undefined
}
