// Links by which somebody who was invited ends all invitations to the address: people without an account have
// no settings (decision 0185). The address is sealed in the link, so that no log shows it.
import type { Db } from '@hemline/db/connect.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import { hasInvitationRefusal, insertInvitationRefusal } from './invitation-refusals.db.ts'

const prefix = 'invitation.'
const purpose = 'hemline/invitation-refusals'
/** The name of these mails on the page of a link. */
export const invitationMailsName = 'Invitations from friends'

/**
 * Returns the token of the link in an invitation mail by which its recipient ends all invitations to the
 * address; it never expires.
 */
export const invitationRefusalToken = (secret: string, email: string): string =>
  `${prefix}${seal(secret, purpose, email).toString('base64url')}`

/**
 * Tells whether a token has the form of an invitation link's (not of an unsubscribe link's); it may still be
 * forged.
 */
export const isInvitationToken = (token: string): boolean => token.startsWith(prefix)

/** Returns the address that a token names; undefined for one that this shop did not make. */
const addressOf = (secret: string, token: string): string | undefined =>
  unseal(secret, purpose, Buffer.from(token.slice(prefix.length, 1000), 'base64url'))

/**
 * Returns whether invitations still go to the address of a link in an invitation: `active`, `stopped`, or
 * `forged` for a token that this shop did not make.
 */
export async function invitationLinkState(
  { db, secret }: { db: Db; secret: string },
  token: string,
): Promise<'active' | 'stopped' | 'forged'> {
  const email = addressOf(secret, token)
  if (email === undefined) return 'forged'
  return (await hasInvitationRefusal(db, email)) ? 'stopped' : 'active'
}

/**
 * Ends all invitations to the address of a link in an invitation; returns `stopped` (also when they had
 * ended), or `forged` and changes nothing.
 */
export async function refuseInvitations(
  { db, secret, now }: { db: Db; secret: string; now: () => Date },
  token: string,
): Promise<'stopped' | 'forged'> {
  const email = addressOf(secret, token)
  if (email === undefined) return 'forged'
  await insertInvitationRefusal(db, email, now())
  return 'stopped'
}
