// The key of an order that the address carries for somebody without an account: "?order=…&key=…".
import { usePlace } from '../../platform/place.ts'

/** An order's key as the API takes it. */
export type GuestKey = { readonly orderId: string; readonly accessKey: string }

/** Hook: returns the key that the address carries; null for members, and in the browser that bought. */
export function useGuestKey(): GuestKey | null {
  const asked = new URLSearchParams(usePlace().search)
  const orderId = asked.get('order')
  const accessKey = asked.get('key')
  return orderId !== null && accessKey !== null ? { orderId, accessKey } : null
}

/**
 * Returns what the query of a page about this order carries, so that the next page opens too; empty for null.
 */
export const keySearch = (guest: GuestKey | null): { order?: string; key?: string } =>
  guest === null ? {} : { order: guest.orderId, key: guest.accessKey }
