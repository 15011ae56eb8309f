// Who asks: visitors and sessions. Log-in and sign-up stand above the cart, in the domain log-in, because they merge carts.
import type { Db } from '@hemline/db/connect.ts'
import { sessionDays, visitorCookieDays } from '@hemline/rules/vocabulary/constants.ts'
import { authTokenHeader, sessionCookie, visitorCookie } from '@hemline/rules/vocabulary/wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import type { Context, Viewer } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { deleteSession, findSession, findVisitor, insertSession, insertVisitor, type Owner, touchSession } from './identity.db.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** The viewer behind a request's cookies and headers; unknown or ended tokens count as none. */
export async function findViewer(db: Db, request: FastifyRequest, now: Date): Promise<Viewer> {
  const bot = isbot(request.headers['user-agent'] ?? '')
  const header = request.headers[authTokenHeader]
  const sessionToken = (typeof header === 'string' && header) || request.cookies[sessionCookie]
  const visitorToken = request.cookies[visitorCookie]
  const [session, visitorId] = await Promise.all([
    sessionToken ? findSession(db, hashToken(sessionToken), now) : undefined,
    visitorToken && !bot ? findVisitor(db, hashToken(visitorToken)) : undefined,
  ])
  // The 90 days slide; written at most once an hour to keep reads cheap.
  if (session && now.getTime() - session.last_used_at.getTime() > hourMs) await touchSession(db, session.token_hash, { now, expiresAt: new Date(now.getTime() + sessionDays * dayMs) })
  return {
    visitorId: visitorId ?? null,
    userId: session?.user_id ?? null,
    roles: session?.roles ?? [],
    banned: session?.banned ?? false,
    bot,
    confirmedAt: session?.confirmed_at ?? null,
    sessionHash: session?.token_hash ?? null,
  }
}

const cookieBase = { path: '/', httpOnly: true, sameSite: 'lax' as const }
const secure = (ctx: { config: Context['config'] }) => ctx.config.WEB_ORIGIN.startsWith('https:')

/** The visitor's number; made, with its cookie, when there is none. Bots get null: no row, no cart, no hold. */
export async function ensureVisitor(ctx: Context): Promise<number | null> {
  if (ctx.viewer.bot || ctx.viewer.visitorId !== null) return ctx.viewer.visitorId
  const token = newToken()
  ctx.viewer.visitorId = await insertVisitor(ctx.db, hashToken(token))
  ctx.reply.setCookie(visitorCookie, token, { ...cookieBase, secure: secure(ctx), maxAge: visitorCookieDays * 86_400 })
  return ctx.viewer.visitorId
}

/** Who owns carts, favorites and settings: the user when logged in, else the visitor (undefined when there is none yet). */
export function ownerOf(viewer: Viewer): Owner | undefined {
  if (viewer.userId !== null) return { user_id: viewer.userId, visitor_id: null }
  return viewer.visitorId === null ? undefined : { user_id: null, visitor_id: viewer.visitorId }
}

/** The owner, with a visitor made when needed; refuses bots and banned people, who can't own anything. */
export async function ensureOwner(ctx: Context): Promise<Owner> {
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  const existing = ownerOf(ctx.viewer)
  if (existing) return existing
  const visitorId = await ensureVisitor(ctx)
  if (visitorId === null) throw refuse('FORBIDDEN', 'This client can’t do that.')
  return { user_id: null, visitor_id: visitorId }
}

/** Starts a session for a user: a row with the token's hash, and the cookie. Returns the token for clients without cookies. */
export async function startSession(ctx: Context, db: DbOrTx, userId: string): Promise<string> {
  const token = newToken()
  const now = ctx.now()
  await insertSession(db, { token_hash: hashToken(token), user_id: userId, created_at: now, expires_at: new Date(now.getTime() + sessionDays * dayMs) })
  ctx.reply.setCookie(sessionCookie, token, { ...cookieBase, secure: secure(ctx), maxAge: sessionDays * 86_400 })
  return token
}

/** Ends the session that asks; the visitor stays. */
export async function endSession(ctx: Context): Promise<void> {
  if (ctx.viewer.sessionHash) await deleteSession(ctx.db, ctx.viewer.sessionHash)
  clearSessionCookie(ctx.reply)
  Object.assign(ctx.viewer, { userId: null, roles: [], banned: false, sessionHash: null, confirmedAt: null })
}

function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, cookieBase)
}
