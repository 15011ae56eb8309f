// Opens and closes the list of suggestions, and describes the list at the field.
import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

type Element = RefObject<HTMLElement | null>

/**
 * Hook: returns whether the list of search suggestions is open, and its setter. It opens on focus, click or
 * typing in the field, and closes on a click elsewhere, on leaving by keyboard, on submit, and on navigation.
 */
export function useSearchOpen(field: RefObject<HTMLInputElement | null>, panel: Element) {
  const [open, setOpen] = useState(() => document.activeElement === field.current)
  const href = useLocation({ select: (location) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: The list closes when the address changes.
  useEffect(() => setOpen(document.activeElement === field.current), [href])
  useEffect(() => {
    const input = field.current
    const show = () => setOpen(true)
    const hide = () => setOpen(false)
    const isOurs = (target: EventTarget | null) =>
      target instanceof Node && [input?.form, panel.current].some((one) => one?.contains(target))
    const elsewhere = ({ target }: PointerEvent) => isOurs(target) || hide()
    // A press in the list keeps focus in the field, and so a phone's keyboard stays open.
    const keepFocus = (event: MouseEvent) =>
      event.target instanceof Node && panel.current?.contains(event.target) && event.preventDefault()
    const left = ({ relatedTarget }: FocusEvent) => relatedTarget && !isOurs(relatedTarget) && hide()
    for (const name of ['focus', 'click', 'input'] as const) input?.addEventListener(name, show)
    input?.addEventListener('blur', left)
    input?.form?.addEventListener('submit', hide)
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('mousedown', keepFocus)
    return () => {
      for (const name of ['focus', 'click', 'input'] as const) input?.removeEventListener(name, show)
      input?.removeEventListener('blur', left)
      input?.form?.removeEventListener('submit', hide)
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('mousedown', keepFocus)
    }
  }, [field, panel])
  return [open, setOpen] as const
}

type Said = { list: string | undefined; active: string | undefined }

/**
 * Hook: sets the search field's ARIA attributes for the list of suggestions, since the field is rendered
 * before the list, and scrolls the reached suggestion into sight.
 */
export function useFieldSays(field: RefObject<HTMLInputElement | null>, { list, active }: Said): void {
  useEffect(() => {
    const input = field.current
    input?.setAttribute('aria-expanded', String(list !== undefined))
    for (const [name, id] of Object.entries({ 'aria-controls': list, 'aria-activedescendant': active })) {
      if (id) input?.setAttribute(name, id)
      else input?.removeAttribute(name)
    }
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [field, list, active])
}

/**
 * Hook: limits the list of suggestions on a phone to the height above the keyboard, which covers part of the
 * page; does nothing where the browser can't tell that height.
 */
export function useSeenHeight(panel: Element, open: boolean): void {
  useEffect(() => {
    const seen = globalThis.visualViewport
    if (!open || !seen) return undefined
    const adjust = () => panel.current?.style.setProperty('--seen', `${seen.height}px`)
    adjust()
    seen.addEventListener('resize', adjust)
    return () => seen.removeEventListener('resize', adjust)
  }, [panel, open])
}
