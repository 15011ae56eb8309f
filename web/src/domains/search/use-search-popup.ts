// When what is offered is in sight, and how the field says so.
import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

type Element = RefObject<HTMLElement | null>

/**
 * Open from focus, a click or a letter on; closed by a click elsewhere, by leaving with the keyboard, by
 * asking, and by going anywhere.
 */
export function useSearchOpen(field: RefObject<HTMLInputElement | null>, panel: Element) {
  const [open, setOpen] = useState(() => document.activeElement === field.current)
  const href = useLocation({ select: (location) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes it
  useEffect(() => setOpen(document.activeElement === field.current), [href])
  useEffect(() => {
    const input = field.current
    const show = () => setOpen(true)
    const hide = () => setOpen(false)
    const isOurs = (target: EventTarget | null) =>
      target instanceof Node && [input?.form, panel.current].some((one) => one?.contains(target))
    const elsewhere = ({ target }: PointerEvent) => isOurs(target) || hide()
    // What is pressed there leaves the focus in the field, and with it the keyboard of a phone.
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

/** The field was there before its list: what belongs to the list is told to it afterwards. */
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

/** On a phone the keyboard lies over the page: the sheet ends where it begins. */
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
