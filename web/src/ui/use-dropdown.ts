import { type RefObject, useEffect, useRef, useState } from 'react'

export type Dropdown = {
  open: boolean
  /** It was open once, so that its content is worth loading. */
  used: boolean
  box: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
  toggle: () => void
  close: () => void
}

/**
 * Hook: returns the state of a menu that hangs from a button: `open`, `used` (was ever open), `toggle`,
 * `close`, and the refs `button` and `box`, which is around both. A press outside, the focus leaving, and
 * Escape close the menu; Escape gives the focus back to the button.
 */
export function useDropdown(): Dropdown {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    globalThis.document.addEventListener('pointerdown', outside)
    globalThis.document.addEventListener('focusin', outside)
    globalThis.document.addEventListener('keydown', onKey)
    return () => {
      globalThis.document.removeEventListener('pointerdown', outside)
      globalThis.document.removeEventListener('focusin', outside)
      globalThis.document.removeEventListener('keydown', onKey)
    }
  }, [open])
  const toggle = () => {
    setUsed(true)
    setOpen(!open)
  }
  return { open, used, box, button, toggle, close: () => setOpen(false) }
}
