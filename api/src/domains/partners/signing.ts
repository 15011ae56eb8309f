// Signatures of partners' requests: HMAC-SHA256 over time, method, address and body (decision 0206). The
// secret of a key is shown once; the database keeps it sealed.
import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import { signatureSeconds } from '@hemline/rules/partners/feeds.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import { newToken } from '../../platform/tokens.ts'
import { findLiveKey, findPartner, type PartnerRow, updateKeyUsed } from './partners.db.ts'

const purpose = 'partner-key'
export const signatureHeader = 'hemline-signature'

export type SigningDoors = { db: Db; now: () => Date; secret: string }

/**
 * Makes a signing key for a partner: its public id, the secret that the partner is shown once, and the sealed
 * secret to store. Stores nothing.
 */
export function makeKey(secret: string): { id: string; shown: string; sealed: Buffer } {
  const id = `pk_${newToken().replaceAll(/[^\w]/g, '').slice(0, 20)}`
  const shown = `sk_${newToken()}`
  return { id, shown, sealed: seal(secret, `${purpose}/${id}`, shown) }
}

/** Returns the text that stands before the body in what is signed. */
const preambleOf = (seconds: string, method: string, url: string) => `${seconds}.${method}.${url}.`

type SignedRequest = { slug: string; method: string; url: string; signature: unknown }
/** A request whose signature is known once its body has been read; `isRight` tells. */
export type Opened = { partner: PartnerRow; keyId: string; mac: Hmac; isRight: () => boolean }

const form = /^t=(\d{1,12}),k=(pk_\w{8,40}),v1=([\da-f]{64})$/

/**
 * Prepares the check of a signature; the caller feeds the body to `mac` and then asks `isRight`. Returns
 * 'stale' for a time more than five minutes from now, and 'unsigned' for all else that is wrong, so that
 * nobody learns which partners and keys there are.
 */
export async function openSigned(
  { db, now, secret }: SigningDoors,
  { slug, method, url, signature }: SignedRequest,
): Promise<Opened | 'unsigned' | 'stale'> {
  const [, seconds = '', keyId = '', given = ''] =
    (typeof signature === 'string' && form.exec(signature)) || []
  if (given === '') return 'unsigned'
  if (Math.abs(now().getTime() / 1000 - Number(seconds)) > signatureSeconds) return 'stale'
  const partner = await findPartner(db, { slug })
  const key = partner && (await findLiveKey(db, { id: keyId, supplierId: partner.id, now: now() }))
  const plain = key && unseal(secret, `${purpose}/${key.id}`, key.sealed)
  if (!partner?.active || plain === undefined) return 'unsigned'
  const mac = createHmac('sha256', plain).update(preambleOf(seconds, method, url))
  return { partner, keyId, mac, isRight: () => timingSafeEqual(mac.digest(), Buffer.from(given, 'hex')) }
}

/** Stores the time at which a key last signed a valid request. */
export const noteUse = ({ db, now }: SigningDoors, keyId: string): Promise<void> =>
  updateKeyUsed(db, keyId, now())
