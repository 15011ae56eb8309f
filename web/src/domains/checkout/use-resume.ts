// Continues a payment attempt that was open when the shopper left the page, before another button can be
// pressed.
import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { usePlace } from '../../platform/place.ts'
import { openKey, openKeys } from './attempt-keys.ts'
import type { Payment } from './use-payment.ts'

type Known = { cart: CartFieldsFragment | null; loaded: boolean }

/**
 * Hook: resumes a payment attempt that a former page or an approval site left open, by `?attempt=` (which it
 * removes from the URL) or by the stored key. Returns whether it has looked for one.
 */
export function useResume({ resume }: Payment, { cart, loaded }: Known): boolean {
  const attempt = new URLSearchParams(usePlace().search).get('attempt')
  const navigate = useNavigate()
  const [settled, setSettled] = useState(false)
  const latest = useRef(resume)
  latest.current = resume
  useEffect(() => {
    if (!attempt) return
    setSettled(true)
    void latest.current(attempt)
    void navigate({ to: '/checkout', search: {}, replace: true })
  }, [attempt, navigate])
  useEffect(() => {
    if (!loaded || settled || attempt) return
    setSettled(true)
    const empty = !cart || cart.cartProducts.length === 0
    const key = empty ? openKeys()[0] : openKey(cart.id)
    if (key) void latest.current(key)
  }, [loaded, settled, attempt, cart])
  // The browser restored this page from its cache after a visit of another site.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      const [key] = openKeys()
      if (event.persisted && key) void latest.current(key)
    }
    globalThis.addEventListener('pageshow', back)
    return () => globalThis.removeEventListener('pageshow', back)
  }, [])
  return settled
}
