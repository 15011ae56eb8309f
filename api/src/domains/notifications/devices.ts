// Browsers and phones that somebody agreed to be told by (decision 0148). A phone needs two yeses: asking for
// texts, and typing the code that was sent to it.
import type { Db } from '@hemline/db/connect.ts'
import { phoneMessage } from '@hemline/rules/common/validation.ts'
import { mailedCodeSentences } from '@hemline/rules/identity/mailed-codes.ts'
import { phoneOf, shownPhone, textConsent } from '@hemline/rules/notifications/phones.ts'
import { isPushAddress } from '@hemline/rules/notifications/push-services.ts'
import { textCodesPerPerson, textCodesPerPhone } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes, TextPhone } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { judgeMailedCode, mailedCodeEnds, makeMailedCode } from '../../platform/mailed-codes.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import type { TextPort } from '../../ports/push.ts'
import {
  countPhoneTry,
  findPhone,
  listBrowsers,
  lockPhone,
  removeOwnBrowser,
  removePhone,
  updateConfirmed,
  updatePhoneCode,
  upsertBrowser,
  upsertPhone,
} from './devices.db.ts'

type Texts = { __typename: string } & ResolversTypes['TextsResult']
const browsersMost = 10
const textMost = 600

function personOf(ctx: Context): string {
  if (ctx.viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  return ctx.viewer.userId
}

function memberOf(ctx: Context): string {
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return personOf(ctx)
}

const refused = (message: string) => ({ __typename: 'TextsRefused' as const, message })

/**
 * Returns a user's phone for text messages as pages show it (shortened), and whether it is confirmed; null
 * without one.
 */
export async function phoneFor(db: DbOrTx, userId: string): Promise<TextPhone | null> {
  const row = await findPhone(db, userId)
  return row ? { shown: shownPhone(row.phone), confirmed: row.confirmed_at !== null } : null
}

/** Returns the number of a person's browsers that have a push subscription. */
export const countBrowsers = async (db: DbOrTx, userId: string): Promise<number> =>
  (await listBrowsers(db, userId)).length

/**
 * Stores the web push subscription of the viewer's browser; of more than ten the oldest are deleted. Throws
 * BAD_INPUT for a malformed subscription and for an address of no known push service (PUSH_HOSTS),
 * UNAUTHENTICATED for visitors, FORBIDDEN for banned users.
 */
export async function keepBrowser(
  ctx: Context,
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
): Promise<void> {
  const userId = memberOf(ctx)
  const looksRight = isPushAddress(endpoint, ctx.config.PUSH_HOSTS) && /^[\w-]{16,200}$/.test(p256dh + auth)
  if (!looksRight || endpoint.length > textMost)
    throw refuse('BAD_INPUT', 'This browser can’t be told anything.')
  const browser = { endpoint, p256dh, auth, userId, userAgent: ctx.userAgent.slice(0, 200), now: ctx.now() }
  await inTransaction(ctx.db, (tx) => upsertBrowser(tx, browser, browsersMost))
}

/**
 * Deletes the push subscription of a browser of the viewer, also for banned users; an unknown endpoint
 * changes nothing. Throws UNAUTHENTICATED for visitors.
 */
export async function forgetBrowser(ctx: Context, endpoint: string): Promise<void> {
  await removeOwnBrowser(ctx.db, { userId: personOf(ctx), endpoint: endpoint.slice(0, textMost) })
}

/**
 * Stores the phone to which the viewer wants text messages and queues a code to it; the first of two
 * consents. An earlier phone is replaced. Returns TextsRefused for a number that is no phone of the US or
 * Canada, and after 5 codes of the user or the phone within an hour. Throws UNAUTHENTICATED for visitors,
 * FORBIDDEN for banned users.
 */
export async function askForTexts(ctx: Context, typed: string): Promise<Texts> {
  const userId = memberOf(ctx)
  const phone = phoneOf(typed)
  if (!phone) return refused(phoneMessage)
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `texts:${userId}`, ...textCodesPerPerson },
    { key: `texts-to:${phone}`, ...textCodesPerPhone },
  ])
  if (wait !== undefined) return refused(waitMessage(wait))
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await upsertPhone(tx, { userId, phone, agreedTo: textConsent, now, expires: mailedCodeEnds(now) })
    await addJob(tx, 'textCode', { userId }, `text-code:${userId}`)
  })
  return { __typename: 'TextsPayload', phone: { shown: shownPhone(phone), confirmed: false } }
}

/**
 * Confirms the viewer's phone for text messages with the code that was sent to it; the second of two
 * consents. Returns TextsRefused for a wrong, expired or missing code; a wrong one counts as a try. Throws
 * UNAUTHENTICATED for visitors, FORBIDDEN for banned users.
 */
export async function confirmTexts(ctx: Context, typed: string): Promise<Texts> {
  const userId = memberOf(ctx)
  const now = ctx.now()
  return inTransaction<Texts>(ctx.db, ['TextsPayload', 'TextsRefused'], async (tx) => {
    const row = await lockPhone(tx, userId)
    const verdict = await judgeMailedCode(row, typed, now)
    if (!verdict.good) {
      if (verdict.counts) await countPhoneTry(tx, userId)
      const isWrong = verdict.message === mailedCodeSentences.wrong
      return refused(isWrong ? 'This is not the code of our last text.' : verdict.message)
    }
    await updateConfirmed(tx, userId, now)
    return { __typename: 'TextsPayload', phone: { shown: shownPhone(row?.phone ?? ''), confirmed: true } }
  })
}

/**
 * Deletes the viewer's phone, also for banned users, so that no more texts are sent. Throws UNAUTHENTICATED
 * for visitors.
 */
export async function endTexts(ctx: Context): Promise<void> {
  await removePhone(ctx.db, personOf(ctx))
}

/**
 * Job: makes a confirmation code for a user's unconfirmed phone and sends it as a text message; the database
 * keeps only its hash. Does nothing for a confirmed phone, or without one.
 */
export async function sendTextCode(
  { db, texts, now }: { db: Db; texts: TextPort; now: () => Date },
  userId: string,
  key: string,
): Promise<void> {
  const { code, kept } = await makeMailedCode()
  const row = await inTransaction(db, async (tx) => {
    const phone = await lockPhone(tx, userId)
    if (!phone || phone.confirmed_at) return undefined
    await updatePhoneCode(tx, userId, { ...kept, expires: mailedCodeEnds(now()) })
    return phone
  })
  if (row)
    await texts.send(
      row.phone,
      `Hemline: your code is ${code}. Type it to get texts. Reply STOP to end.`,
      key,
    )
}
