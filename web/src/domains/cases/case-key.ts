// The key by which somebody without an account opens a case: that of an order ("?order=…&key=…"), or that of
// a letter ("?key=…", decision 0250).
import { usePlace } from '../../platform/place.ts'

/** A key as the API takes it; `orderId` is null for the key of a letter. */
export type CaseKey = { readonly orderId: string | null; readonly accessKey: string }

/**
 * Returns the query string of a case's photo, so that a key opens the photo as well as the case; '' without a
 * key.
 */
export const photoQuery = (code: string, key: CaseKey | null): string =>
  key === null
    ? ''
    : `?${new URLSearchParams({
        case: code,
        ...(key.orderId === null ? {} : { order: key.orderId }),
        key: key.accessKey,
      })}`

/** Hook: returns the key that the address carries; null for members, and in the browser that bought. */
export function useCaseKey(): CaseKey | null {
  const asked = new URLSearchParams(usePlace().search)
  const accessKey = asked.get('key')
  return accessKey === null ? null : { orderId: asked.get('order'), accessKey }
}
