// Pictures that come by paste or by drag and drop, anywhere on a page.
import { useEffect, useRef, useState } from 'react'
import type { PictureStart } from './open-picture-sheet.ts'

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

/** Returns the files or the URL in pasted or dropped data; undefined for everything else. */
export function incomingOf(data: DataTransfer | null): PictureStart | undefined {
  const files = [...(data?.files ?? [])]
  if (files.length > 0) return { files }
  const text = data?.getData('text/uri-list') || data?.getData('text/plain') || ''
  const [first = ''] = text.trim().split(/\s+/)
  return isAddress(first) ? { url: first } : undefined
}

/** Returns whether a paste belongs to the field that it goes into: words do, pictures never. */
const isFields = (event: ClipboardEvent) =>
  event.target instanceof HTMLElement &&
  event.target.matches('input, textarea, [contenteditable]') &&
  (event.clipboardData?.files.length ?? 0) === 0

/**
 * Hook: calls `take` with pictures or addresses that are pasted or dropped anywhere on the page, unless a
 * dialog is open and `inDialog` is false, or text is pasted into a field. Returns whether something is being
 * dragged over the page.
 */
export function useIncoming(take: (start: PictureStart) => void, inDialog = false): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const isAway = () => !inDialog && document.querySelector('[role="dialog"]') !== null
    const paste = (event: ClipboardEvent) => {
      if (isAway() || isFields(event)) return
      const start = incomingOf(event.clipboardData)
      if (!start) return
      event.preventDefault()
      latest.current(start)
    }
    const over = (event: DragEvent) => {
      if (isAway()) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      if (isAway()) return
      event.preventDefault()
      setOver(false)
      const start = incomingOf(event.dataTransfer)
      if (start) latest.current(start)
    }
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [inDialog])
  return isOver
}
