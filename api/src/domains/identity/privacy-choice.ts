// Whether data about the viewer may be sold, shared or kept for advertising: the browser's signal (Global
// Privacy Control) and the choice on /privacy.
import type { Db } from '@hemline/db/connect.ts'
import type { Context, Viewer } from '../../context.ts'
import { findPrivacyChoice, forgetVisitorSource, updateDoNotSell } from './identity.db.ts'

/** `signal`: the browser asks for it. `chosen`: by choice, of this browser or of the account. */
export type PrivacyChoice = { signal: boolean; chosen: boolean }

/**
 * Returns the viewer's privacy choice: `signal`, whether this request carries the browser's privacy signal,
 * and `chosen`, whether the account or browser opted out on /privacy.
 */
export async function privacyChoiceOf(ctx: Context): Promise<PrivacyChoice> {
  const { userId, visitorId } = ctx.viewer
  const chosen = await ctx.once('privacy choice', () => findPrivacyChoice(ctx.db, { userId, visitorId }))
  return { signal: ctx.privacySignal, chosen }
}

/**
 * Tells whether the viewer forbids selling, sharing and advertising use of data, by the browser's signal or
 * by choice. Every place that would do such a thing must ask this first.
 */
export async function wantsNoSale(ctx: Context): Promise<boolean> {
  return ctx.privacySignal || (await privacyChoiceOf(ctx)).chosen
}

/**
 * Returns whether statistics of visits must not record who the viewer is: the request carries the privacy
 * signal (`signal`), or the browser or the account chose so on /privacy.
 */
export async function namesNobody(
  db: Db,
  { userId, visitorId }: Pick<Viewer, 'userId' | 'visitorId'>,
  signal: boolean,
): Promise<boolean> {
  return signal || findPrivacyChoice(db, { userId, visitorId })
}

/**
 * Stores the opt-out from the sale of data for a browser and the viewer's account; also deletes the stored
 * source of the browser. `from`: since when, or null to end the opt-out.
 */
export async function storeDoNotSell(
  ctx: Context,
  { visitorId, from }: { visitorId: number | null; from: Date | null },
): Promise<void> {
  await updateDoNotSell(ctx.db, { userId: ctx.viewer.userId, visitorId, from })
  if (from && visitorId !== null) await forgetVisitorSource(ctx.db, visitorId)
  ctx.forget()
}

/**
 * Stores the opt-out of a request that carries the privacy signal for the viewer's account, so that it also
 * holds in other browsers. Does nothing for visitors, without the signal, and when stored already.
 */
export async function keepSignal(ctx: Context): Promise<void> {
  if (!ctx.privacySignal || ctx.viewer.userId === null) return
  if ((await privacyChoiceOf(ctx)).chosen) return
  await storeDoNotSell(ctx, { visitorId: ctx.viewer.visitorId, from: ctx.now() })
}
