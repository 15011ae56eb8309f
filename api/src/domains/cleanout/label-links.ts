// A link that opens one label without logging in, for a while: the mail's, and the download's. Nothing is
// stored: what it opens and until when is signed (issue "Selling", labels; decision 0072).
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Specification §7 REST. */
export const labelFilePath = '/api/v1.0/raas/cleanout/labels/file'
export const labelLinkHours = 24
/** In a mail, which is read late. */
export const labelMailDays = 30

/** Its own key for this purpose, out of the shop's secret: a signature made here opens nothing else. */
function signatureOf(secret: string, kitId: string, expires: number): Buffer {
  const key = createHmac('sha256', secret).update('hemline/cleanout-label-links').digest()
  return createHmac('sha256', key).update(`${kitId}/${expires}`).digest()
}

/**
 * The address of a kit's label, good until `until` (rounded down to whole seconds); a path, so
 * that any host can serve it.
 */
export function labelLink(secret: string, kitId: string, until: Date): string {
  const expires = Math.floor(until.getTime() / 1000)
  return `${labelFilePath}?${new URLSearchParams({ kit: kitId, expires: String(expires), signature: signatureOf(secret, kitId, expires).toString('base64url') })}`
}

export type LinkQuery = { readonly kit: string; readonly expires: string; readonly signature: string }

/**
 * Whether a link is ours and still good. A wrong signature is `forged` whatever its time, so that nobody
 * learns which kits there are.
 */
export function judgeLink(
  secret: string,
  { kit, expires, signature }: LinkQuery,
  now: Date,
): 'good' | 'expired' | 'forged' {
  if (!/^\d{1,12}$/.test(expires)) return 'forged'
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(secret, kit, Number(expires))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged'
  return Number(expires) * 1000 > now.getTime() ? 'good' : 'expired'
}
