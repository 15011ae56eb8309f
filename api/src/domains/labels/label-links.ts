// Links that open one label without log-in for some time, used in mails and downloads. Nothing is stored:
// kit and expiry are signed (decision 0072).
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The path of the label file (specification §7 REST). */
export const labelFilePath = '/api/v1.0/raas/cleanout/labels/file'
/** Hours that a label link on a page works. */
export const labelLinkHours = 24
/** Days that a label link in a mail works; mails are often read late. */
export const labelMailDays = 30

/**
 * Signs with a key derived for this purpose from the shop's secret: a signature made here is valid nowhere
 * else.
 */
function signatureOf(secret: string, kitId: string, expires: number): Buffer {
  const key = createHmac('sha256', secret).update('hemline/cleanout-label-links').digest()
  return createHmac('sha256', key).update(`${kitId}/${expires}`).digest()
}

/**
 * Returns a path with the id of a kit or return, valid until `until` (rounded down to seconds) by its
 * signature; a path, so that any host can serve it.
 */
export function signedLink(secret: string, { path, name, id }: LinkTarget, until: Date): string {
  const expires = Math.floor(until.getTime() / 1000)
  const signature = signatureOf(secret, id, expires).toString('base64url')
  return `${path}?${new URLSearchParams({ [name]: id, expires: String(expires), signature })}`
}
/** What a signed link opens: its path, and the name and value of the parameter with the id. */
export type LinkTarget = { readonly path: string; readonly name: string; readonly id: string }

/** Returns the signed path of a kit's label, valid until `until`. */
export const labelLink = (secret: string, kitId: string, until: Date): string =>
  signedLink(secret, { path: labelFilePath, name: 'kit', id: kitId }, until)

/** The query parameters of a label link as they arrive. */
export type LinkQuery = { readonly kit: string; readonly expires: string; readonly signature: string }

/**
 * Returns whether a signed label link is good, expired or forged. A wrong signature is forged whatever its
 * time, so that nobody learns which kits exist.
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
