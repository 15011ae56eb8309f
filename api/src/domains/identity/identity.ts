// long-file: one door for who the viewer is, with a comment on each way to be refused
// Visitors, users and their sessions: finds the viewer of a request. Log-in and sign-up are in the domain
// log-in, above the cart, because they merge carts.
import { createHash } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import { pageBefore } from '@hemline/rules/account/profile.ts'
import type { Cents } from '@hemline/rules/common/money.ts'
import { robotMessage } from '@hemline/rules/errors/catalogue.ts'
import { incentiveDays } from '@hemline/rules/kits/incentives.ts'
import { freeDeliveryFrom } from '@hemline/rules/rewards/tiers.ts'
import { idleVisitorDays, sessionDays, sessionDaysMost } from '@hemline/rules/vocabulary/constants.ts'
import { visitorCookieDays } from '@hemline/rules/vocabulary/cookie-days.ts'
import {
  trackingsPerVisitor,
  visitorSourceMax,
  visitorsPerAddress,
} from '@hemline/rules/vocabulary/rate-limits.ts'
import { type LoyaltyTier, loyaltyTiers } from '@hemline/rules/vocabulary/rewards.ts'
import { authTokenHeader, hostCookie, sessionCookie, visitorCookie } from '@hemline/rules/vocabulary/wire.ts'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import type { Context, Viewer } from '../../context.ts'
import { remembered } from '../../platform/cached.ts'
import { hasHttps } from '../../platform/cookies.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { flagsFor, flagsForAll } from '../../platform/flags.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import {
  deleteOldVisitors,
  findCharge,
  findUser,
  findVisitor,
  findVisitorSource,
  forgetVisitorSource,
  insertVisitor,
  listFlags,
  listKnownPeople,
  type Owner,
  updateForgottenPurchase,
  updateLoyaltyTier,
  updatePurchase,
  updateVisitorSource,
  type VisitorSource,
} from './identity.db.ts'
import { keepSignal, wantsNoSale } from './privacy-choice.ts'
import {
  type DeviceRow,
  deleteDevice,
  deleteEndedSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessions,
  deleteSessionsOf,
  deleteSessionsOfEmail,
  findSession,
  insertSession,
  listDevices,
  touchSession,
  updateKeptByClient,
} from './sessions.db.ts'
import { splitKeyOf } from './split-key.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

export { isInternational, takeVisitorCountry } from './country.ts'
export { overrideWarehouses, type Profile, profileOf } from './facts.ts'
export { accountWithEmail, lockAccount, markErased, unlockAccount } from './leaving.ts'
export {
  acceptLegal,
  acceptLegalFor,
  beginTerms,
  type LegalAcceptRequired,
  legalRefusal,
  termsInForce,
} from './legal.ts'
export { datesOfUser, mannersByUser, mannersFor, readerDates } from './manners.ts'
export { mergeSettings } from './merge-settings.ts'
export { namesNobody, type PrivacyChoice, privacyChoiceOf, storeDoNotSell } from './privacy-choice.ts'
export { personToSplit, splitKeyOf } from './split-key.ts'
export { setSuspended } from './suspended.ts'
export type { Owner }

/** Longer user-agent texts come from no browser; they are checked without being cached. */
const agentLengthMost = 400
const isKnownBot = remembered(2000, (agent: string) => isbot(agent))
const isBot = (agent: string) => (agent.length > agentLengthMost ? isbot(agent) : isKnownBot(agent))

/**
 * Returns the viewer of a request from its cookies and headers; unknown or expired tokens count as none,
 * robots get no visitor. Extends a session that is in use, at most once an hour, and notes when the client
 * keeps the token itself.
 */
export async function findViewer(db: Db, request: FastifyRequest, now: Date): Promise<Viewer> {
  const isRobot = isBot(request.headers['user-agent'] ?? '')
  const header = request.headers[authTokenHeader]
  const sessionToken = (typeof header === 'string' && header) || request.cookies[sessionCookie]
  const visitorToken = request.cookies[visitorCookie]
  const [session, visitorId] = await Promise.all([
    sessionToken ? findSession(db, hashToken(sessionToken), now) : undefined,
    visitorToken && !isRobot ? findVisitor(db, hashToken(visitorToken)) : undefined,
  ])
  // A client without cookies keeps the token itself, as an app does.
  if (session && !session.kept_by_client && typeof header === 'string' && header)
    await updateKeptByClient(db, session.token_hash)
  // The 90 days slide, but not for ever; written at most once an hour to keep reads cheap.
  if (session && now.getTime() - session.last_used_at.getTime() > hourMs) {
    const last = session.created_at.getTime() + sessionDaysMost * dayMs
    await touchSession(db, session.token_hash, {
      now,
      expiresAt: new Date(Math.min(now.getTime() + sessionDays * dayMs, last)),
    })
  }
  return {
    visitorId: visitorId ?? null,
    userId: session?.user_id ?? null,
    roles: session?.roles ?? [],
    banned: session?.banned ?? false,
    signedUpAs: session?.visitor_id ?? null,
    // Whoever typed a password, or comes with a token, is somebody: a person whose browser has a robot's
    // name goes on by logging in.
    bot: isRobot && !session,
    confirmedAt: session?.confirmed_at ?? null,
    sessionHash: session?.token_hash ?? null,
  }
}

/** Sets an http-only cookie of the shop for some days; 0 days remove it from the browser. */
function setCookie({ reply, config }: Context, name: string, token: string, days: number): void {
  const secure = hasHttps(config)
  reply.setCookie(secure ? hostCookie(name) : name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: days * 86_400,
  })
}

/**
 * Returns the viewer's visitor id; makes a visitor and its cookie when there is none. Returns null for bots
 * and for network addresses that made 2,000 visitors within an hour: they can look, and nothing is kept for
 * them.
 */
export async function ensureVisitor(ctx: Context): Promise<number | null> {
  if (ctx.viewer.bot || ctx.viewer.visitorId !== null) return ctx.viewer.visitorId
  const tries = { key: `visitor:${networkOf(ctx.clientIp)}`, ...visitorsPerAddress }
  if ((await secondsToWait(ctx.db, ctx.now(), [tries])) !== undefined) return null
  const token = newToken()
  ctx.viewer.visitorId = await insertVisitor(ctx.db, hashToken(token))
  setCookie(ctx, visitorCookie, token, visitorCookieDays)
  return ctx.viewer.visitorId
}

/**
 * Returns the owner of the viewer's cart, favorites and settings: the user when logged in, else the
 * visitor, or undefined when there is no visitor yet.
 */
export function ownerOf(viewer: Viewer): Owner | undefined {
  if (viewer.userId !== null) return { user_id: viewer.userId, visitor_id: null }
  return viewer.visitorId === null ? undefined : { user_id: null, visitor_id: viewer.visitorId }
}

/**
 * Returns the viewer's owner (user or visitor), making a visitor with a cookie when there is none. Throws
 * FORBIDDEN for bots and banned users, who can't own anything, RATE_LIMITED for network addresses that made
 * 2,000 visitors within an hour.
 */
export async function ensureOwner(ctx: Context): Promise<Owner> {
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  const existing = ownerOf(ctx.viewer)
  if (existing) return existing
  const visitorId = await ensureVisitor(ctx)
  if (visitorId === null && !ctx.viewer.bot)
    throw refuse('RATE_LIMITED', waitMessage(visitorsPerAddress.seconds))
  if (visitorId === null) throw refuse('FORBIDDEN', robotMessage)
  return { user_id: null, visitor_id: visitorId }
}

/**
 * Stores where a visitor says to come from (§7 trackVisitor); makes a visitor when there is none. Somebody
 * who forbids advertising use keeps only a friend's code. Returns false when nothing was stored: for bots,
 * for a network address that made 2,000 visitors within an hour, and after 120 calls an hour.
 */
export async function noteSource(ctx: Context, source: VisitorSource): Promise<boolean> {
  const id = await ensureVisitor(ctx)
  if (id === null) return false
  if (
    (await secondsToWait(ctx.db, ctx.now(), [{ key: `source:${id}`, ...trackingsPerVisitor }])) !== undefined
  )
    return false
  const short = (text: string | null) => text?.trim().slice(0, visitorSourceMax).toWellFormed() || null
  // A friend's code pays a friend; where else a person came from serves advertising alone.
  const isTold = !(await wantsNoSale(ctx))
  const referrer = isTold ? pageBefore(source.referrer, ctx.config.WEB_ORIGIN) : null
  await updateVisitorSource(ctx.db, id, {
    referral_code: short(source.referral_code),
    referral_context: short(source.referral_context),
    referrer: short(referrer),
    utm_campaign: isTold ? short(source.utm_campaign) : null,
  })
  if (!isTold) await forgetVisitorSource(ctx.db, id)
  await keepSignal(ctx)
  return true
}

/**
 * Returns the stored source of a visitor (referral code, campaign, referrer; null what was not told);
 * undefined for an unknown visitor.
 */
export const cameFrom = (db: DbOrTx, visitorId: number): Promise<VisitorSource | undefined> =>
  findVisitorSource(db, visitorId)

/**
 * Starts a session for a user: inserts a row with the token's hash and sets the cookie. The password counts
 * as confirmed now. Returns the token for clients without cookies.
 */
export async function startSession(ctx: Context, db: DbOrTx, userId: string): Promise<string> {
  const token = newToken()
  const now = ctx.now()
  await insertSession(db, {
    token_hash: hashToken(token),
    user_id: userId,
    user_agent: ctx.userAgent.slice(0, agentLengthMost),
    created_at: now,
    expires_at: new Date(now.getTime() + sessionDays * dayMs),
  })
  setCookie(ctx, sessionCookie, token, sessionDays)
  return token
}

/** Ends the viewer's session, removes its cookie and makes the viewer a visitor again; the visitor stays. */
export async function endSession(ctx: Context): Promise<void> {
  if (ctx.viewer.sessionHash) await deleteSession(ctx.db, ctx.viewer.sessionHash)
  setCookie(ctx, sessionCookie, '', 0)
  Object.assign(ctx.viewer, { userId: null, roles: [], banned: false, signedUpAs: null })
  Object.assign(ctx.viewer, { sessionHash: null, confirmedAt: null })
}

/** Ends the session with this token hash, for example when a new log-in replaces it. */
export async function endSessionBehind(db: DbOrTx, tokenHash: Buffer): Promise<void> {
  await deleteSession(db, tokenHash)
}

/**
 * Returns a device's id, a hash of the session's token hash in hex: it names a session and reveals nothing of
 * the token.
 */
export const deviceIdOf = (tokenHash: Buffer): string => createHash('sha256').update(tokenHash).digest('hex')

/** Returns the devices on which a user is logged in, at most 100, the one used last first. */
export const devicesOf = (db: Db, userId: string, now: Date): Promise<DeviceRow[]> =>
  listDevices(db, userId, now)

/**
 * Ends the session of one device of a user, by the device's public id; nothing happens for an unknown id or
 * another user's.
 */
export const endDeviceOf = (db: Db, userId: string, id: string): Promise<void> => deleteDevice(db, userId, id)

/** Ends all sessions of a user except the one with the token hash `kept` (null: all of them). */
export const endOtherDevicesOf = (db: Db, userId: string, kept: Buffer | null): Promise<void> =>
  deleteOtherSessions(db, userId, kept)

/** Ends all sessions of a user, for example when the password is changed. */
export async function endSessionsOf(db: DbOrTx, userId: string): Promise<void> {
  await deleteSessionsOf(db, userId)
}

/**
 * Ends the sessions of the user with this e-mail address, or of all users; returns how many. Open pages are
 * not told. A tool for the people who run the shop.
 */
export const endSessionsFor = (db: Db, whose: { email: string } | 'everybody'): Promise<number> =>
  whose === 'everybody' ? deleteSessions(db) : deleteSessionsOfEmail(db, whose.email)

/**
 * Throws when the database has accounts of the demonstration, whose passwords are public. Called at the
 * start where money is real.
 */
export async function refuseKnownPeople(db: Db): Promise<void> {
  const known = await listKnownPeople(db)
  if (known.length > 0)
    throw new Error(
      `accounts of the demonstration are in this database, and money is real here: ${known.join(', ')}`,
    )
}

/** Nightly job: deletes expired sessions of all users. */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await deleteEndedSessions(db, now)
}

const visitorsAtOnce = 1000

/**
 * Nightly job: deletes old visitors (decision 0103): those without data after `idleVisitorDays`, and those
 * whose cookie has expired with all their data. Visitors that an account, an order or a kit refers to stay.
 * Returns how many were deleted.
 */
export async function purgeVisitors(db: Db, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const before = {
    idleSince: daysAgo(idleVisitorDays),
    offeredSince: daysAgo(incentiveDays),
    cookieEnded: daysAgo(visitorCookieDays + 1),
  }
  let total = 0
  for (let after: number | null = 0; after !== null; ) {
    const { last, deleted } = await deleteOldVisitors(db, { ...before, after, atOnce: visitorsAtOnce })
    total += deleted
    after = last
  }
  return total
}

/** Returns the viewer's loyalty tier; null for visitors and members without one. */
export async function loyaltyTierOf(ctx: Context): Promise<string | null> {
  const { userId } = ctx.viewer
  return userId === null
    ? null
    : ((await ctx.once(`user:${userId}`, () => findUser(ctx.db, userId)))?.loyalty_tier ?? null)
}

/**
 * Returns the cents of merchandise from which on the viewer's delivery is free, by loyalty tier and the
 * account's own threshold.
 */
export async function freeDeliveryOf(ctx: Context): Promise<Cents> {
  const { userId } = ctx.viewer
  const user = userId === null ? undefined : await ctx.once(`user:${userId}`, () => findUser(ctx.db, userId))
  const tier = loyaltyTiers.find((one) => one === user?.loyalty_tier) ?? null
  return freeDeliveryFrom(tier, user?.free_shipping_threshold_cents ?? null)
}

/**
 * Returns whether the viewer was ever charged for an order; false for visitors. The noted purchase time
 * is not enough, since it is set when an order is placed, before the charge.
 */
export async function hasBought(ctx: Context): Promise<boolean> {
  const { userId } = ctx.viewer
  if (userId === null) return false
  const user = await ctx.once(`user:${userId}`, () => findUser(ctx.db, userId))
  return Boolean(user?.first_purchase_at) && ctx.once(`charged:${userId}`, () => findCharge(ctx.db, userId))
}

/** Returns the names of the feature flags that are on for the viewer; cached for the request. */
export function flagsOf(ctx: Context, viewer: Viewer = ctx.viewer): Promise<string[]> {
  const key = splitKeyOf(viewer)
  const { userId } = viewer
  return ctx.once(`flags:${userId}:${key}`, async () => flagsFor(await listFlags(ctx.db), { key, userId }))
}

/**
 * Returns a function that names the feature flags that are on for a person who is not the viewer, by the
 * person's key for splitting (`splitKeyOf`; null when nobody knows it) and account; the flags are read once.
 */
export async function flagReader(
  db: DbOrTx,
): Promise<(person: { key: string | null; userId: string | null }) => string[]> {
  const flags = await listFlags(db)
  return ({ key, userId }) => (key === null ? flagsForAll(flags) : flagsFor(flags, { key, userId }))
}

/** Returns the full name and e-mail address of the viewer's account; null for visitors. */
export async function accountPerson(ctx: Context): Promise<{ name: string; email: string } | null> {
  if (ctx.viewer.userId === null) return null
  const user = await findUser(ctx.db, ctx.viewer.userId)
  return user
    ? { name: [user.first_name, user.last_name].filter(Boolean).join(' '), email: user.email }
    : null
}

/**
 * Returns a user's email address, first name and full name (the address when there is none) for a mail;
 * undefined for an unknown user.
 */
export async function personToMail(
  db: DbOrTx,
  userId: string,
): Promise<{ email: string; firstName: string | null; name: string } | undefined> {
  const user = await findUser(db, userId)
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  return user && { email: user.email, firstName: user.first_name, name: name || user.email }
}

/** Returns the e-mail address of the viewer's account; null for visitors. */
export async function accountEmail(ctx: Context): Promise<string | null> {
  if (ctx.viewer.userId === null) return null
  return (await findUser(ctx.db, ctx.viewer.userId))?.email ?? null
}

/**
 * Recomputes a user's first and last purchase time without one order, which is given up before it is charged;
 * in the caller's transaction.
 */
export async function forgetPurchase(
  tx: DbOrTx,
  userId: string,
  order: { orderId: string; confirmedAt: Date },
): Promise<void> {
  await updateForgottenPurchase(tx, userId, order)
}

/** Stores a user's loyalty tier in the caller's transaction. */
export async function setLoyaltyTier(tx: DbOrTx, userId: string, tier: LoyaltyTier): Promise<void> {
  await updateLoyaltyTier(tx, userId, tier)
}

/**
 * Stores a purchase of the user at a time as first or last purchase, in the transaction that places the order
 * or lets an order join.
 */
export async function notePurchase(tx: DbOrTx, userId: string, at: Date): Promise<void> {
  await updatePurchase(tx, userId, at)
}
