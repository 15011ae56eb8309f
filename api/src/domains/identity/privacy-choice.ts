// Whether data about the viewer may be sold, shared or kept for advertising: the browser's signal (Global
// Privacy Control) and the choice on /privacy.
import type { Db } from '@hemline/db/connect.ts'
import type { Context, Viewer } from '../../context.ts'
import { findPrivacyChoice, forgetVisitorSource, updateDoNotSell } from './identity.db.ts'

/** `signal`: the browser asks for it. `chosen`: by choice, of this browser or of the account. */
export type PrivacyChoice = { signal: boolean; chosen: boolean }

/** Returns the viewer's choice and the signal of this request. */
export async function privacyChoiceOf(ctx: Context): Promise<PrivacyChoice> {
  const { userId, visitorId } = ctx.viewer
  const chosen = await ctx.once('privacy choice', () => findPrivacyChoice(ctx.db, { userId, visitorId }))
  return { signal: ctx.privacySignal, chosen }
}

/**
 * Returns whether nothing about the viewer may be sold, shared or kept for advertising. To be asked wherever
 * that would happen.
 */
export async function wantsNoSale(ctx: Context): Promise<boolean> {
  return ctx.privacySignal || (await privacyChoiceOf(ctx)).chosen
}

/**
 * Returns whether what is counted of visits may not name a viewer: the request's signal, or the choice of the
 * browser or the account.
 */
export async function namesNobody(
  db: Db,
  { userId, visitorId }: Pick<Viewer, 'userId' | 'visitorId'>,
  signal: boolean,
): Promise<boolean> {
  return signal || findPrivacyChoice(db, { userId, visitorId })
}

/**
 * Stores the choice for a browser and the viewer's account, and forgets where the browser came from. `from`:
 * since when, or null to allow it again.
 */
export async function storeDoNotSell(
  ctx: Context,
  { visitorId, from }: { visitorId: number | null; from: Date | null },
): Promise<void> {
  await updateDoNotSell(ctx.db, { userId: ctx.viewer.userId, visitorId, from })
  if (from && visitorId !== null) await forgetVisitorSource(ctx.db, visitorId)
  ctx.forget()
}

/** Keeps a browser's signal for the account, so that it holds in the person's other browsers too. */
export async function keepSignal(ctx: Context): Promise<void> {
  if (!ctx.privacySignal || ctx.viewer.userId === null) return
  if ((await privacyChoiceOf(ctx)).chosen) return
  await storeDoNotSell(ctx, { visitorId: ctx.viewer.visitorId, from: ctx.now() })
}
