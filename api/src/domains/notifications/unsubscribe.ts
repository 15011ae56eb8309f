// Links that end mails without a log-in, by one press in the mail program (RFC 8058) or on a page of the
// site. Nothing is stored: whom and what the link is for is signed (decision 0147).
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import type { NotificationKind } from '@hemline/rules/notifications/kinds.ts'
import { mailsCanEnd, rowOfKind, stateOf } from '@hemline/rules/notifications/subscriptions.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../platform/db.ts'
import { oneClickHeaders, registerOneClick } from '../../platform/one-click.ts'
import { isUuid } from '../../platform/tokens.ts'
import type { MailPart } from '../../ports/mail-page.ts'
import {
  invitationLinkState,
  invitationMailsName,
  isInvitationToken,
  refuseInvitations,
} from './invitation-refusals.ts'
import { upsertSubscription } from './preferences.db.ts'
import { findWishes, isKind } from './preferences.ts'

/** The path of one-click unsubscribe requests of mail programs (RFC 8058). */
export const unsubscribePath = '/api/v1.0/unsubscribe'

/** Whose mails about what a link ends. */
type Whom = { userId: string; kinds: readonly NotificationKind[] }

function signatureOf(secret: string, text: string): Buffer {
  const key = createHmac('sha256', secret).update('hemline/unsubscribe-links').digest()
  return createHmac('sha256', key).update(text).digest().subarray(0, 24)
}

/**
 * Returns the signed token of a link that unsubscribes a user from mails of these kinds; it never expires.
 */
export function unsubscribeToken(secret: string, { userId, kinds }: Whom): string {
  const text = Buffer.from(`${userId}/${[...new Set(kinds)].sort().join('.')}`).toString('base64url')
  return `${text}.${signatureOf(secret, text).toString('base64url')}`
}

/** Returns whom and which kinds a token names; undefined for one that this shop did not make. */
function readToken(secret: string, token: string): Whom | undefined {
  const [text = '', signature = ''] = token.slice(0, 400).split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(secret, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const [userId = '', kinds = ''] = Buffer.from(text, 'base64url').toString().split('/')
  const known = kinds.split('.').filter(isKind)
  return isUuid(userId) && known.length > 0 ? { userId, kinds: known } : undefined
}

/**
 * `stopped`: the mails have ended now or before; `active`: they still come; `always`: they come whatever
 * somebody says, `why`; `forged`: no link of ours.
 */
export type LinkState = {
  state: 'stopped' | 'active' | 'always' | 'forged'
  names: string[]
  why: string | null
}

const invitations = { names: [invitationMailsName], why: null }
const forged: LinkState = { state: 'forged', names: [], why: null }
const namesOf = (kinds: readonly NotificationKind[]) => kinds.map((kind) => rowOfKind(kind).name)

/**
 * Returns the state of a link whose kinds can't be ended; undefined when one of them can, and without kinds.
 */
function alwaysState({ kinds }: Whom): LinkState | undefined {
  const [first] = kinds
  if (!first || kinds.some(mailsCanEnd)) return undefined
  return { state: 'always', names: namesOf(kinds), why: rowOfKind(first).locked.email ?? null }
}

/**
 * Returns which kinds of mails an unsubscribe link is about and whether they are still sent (`active`,
 * `stopped`, `always`, or `forged` for no link of ours). A link for a deleted account gives `stopped`, so
 * that nobody learns which accounts exist.
 */
export async function linkState(
  { db, secret }: { db: Db; secret: string },
  token: string,
): Promise<LinkState> {
  if (isInvitationToken(token))
    return { state: await invitationLinkState({ db, secret }, token), ...invitations }
  const whom = readToken(secret, token)
  if (!whom) return forged
  const always = alwaysState(whom)
  if (always) return always
  const kinds = whom.kinds.filter(mailsCanEnd)
  const wishes = await findWishes(db, whom.userId)
  const comes = kinds.some((kind) => wishes && stateOf(wishes.said, kind, 'email') === 'active')
  return { state: comes ? 'active' : 'stopped', names: namesOf(kinds), why: null }
}

/**
 * Unsubscribes the user of a signed link from the mails of the link's kinds, as far as they can end (or an
 * address from invitations); returns the new state of the link. A second use changes nothing; a forged link
 * and one whose mails always come change nothing either.
 */
export async function unsubscribeBy(
  { db, secret, now }: { db: Db; secret: string; now: () => Date },
  token: string,
  source: 'unsubscribe_link' | 'one_click',
): Promise<LinkState> {
  if (isInvitationToken(token))
    return { state: await refuseInvitations({ db, secret, now }, token), ...invitations }
  const whom = readToken(secret, token)
  if (!whom) return forged
  const always = alwaysState(whom)
  if (always) return always
  const kinds = whom.kinds.filter(mailsCanEnd)
  await inTransaction(db, async (tx) => {
    if (!(await findWishes(tx, whom.userId))) return
    const saying = { userId: whom.userId, channel: 'email', state: 'canceled', source, now: now() } as const
    for (const kind of kinds) await upsertSubscription(tx, { ...saying, kind })
  })
  return { state: 'stopped', names: namesOf(kinds), why: null }
}

/** Returns the two mail headers of RFC 8058 by which mail programs show an unsubscribe button. */
export const unsubscribeHeaders = (origin: string, token: string): Record<string, string> =>
  oneClickHeaders(`${origin}${unsubscribePath}?token=${token}`)

/** What a mail about one kind carries so that its reader can end such mails. */
export type WayOut = { parts: MailPart[]; closing: string[]; headers: Record<string, string> }

/**
 * Returns the links, the small print and the headers that end mails of a kind, for the mails that another
 * domain writes to a user. Throws for a kind whose mails can't end.
 */
export function wayOutOf(
  { origin, secret }: { origin: string; secret: string },
  { userId, kind }: { userId: string; kind: NotificationKind },
): WayOut {
  if (!mailsCanEnd(kind)) throw new Error(`notifications: mails about ${kind} always come`)
  const token = unsubscribeToken(secret, { userId, kinds: [kind] })
  return {
    parts: [
      { kind: 'link', label: 'Choose what we tell you', url: `${origin}/my/subscriptions` },
      { kind: 'link', label: 'Stop these mails', url: `${origin}/unsubscribe?token=${token}` },
    ],
    closing: [`You get this since mails about “${rowOfKind(kind).name}” are on for your account.`],
    headers: unsubscribeHeaders(origin, token),
  }
}

/**
 * Registers the route of one-click unsubscribe links (RFC 8058): a press ends the mails of the link's kinds;
 * a forged token ends nothing.
 */
export async function registerUnsubscribe(
  app: FastifyInstance,
  doors: { db: Db; secret: string; now: () => Date },
): Promise<void> {
  await registerOneClick(app, {
    path: unsubscribePath,
    page: (token) => `/unsubscribe?token=${token}`,
    press: async (token) => {
      const { state, why } = await unsubscribeBy(doors, token, 'one_click')
      return state === 'forged' ? undefined : (why ?? 'Done. These mails have ended.')
    },
  })
}
