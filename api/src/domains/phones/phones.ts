// The phone of an account: added, changed and removed by its member (decision 0204). A
// number is the account's once its code was typed. Other domains import only from this file.
import type { Db } from '@hemline/db/connect.ts'
import { isFreshlyConfirmed } from '@hemline/rules/fulfillment/staff.ts'
import { mailedCodeSentences } from '@hemline/rules/identity/mailed-codes.ts'
import { phoneChangeText, phoneCodeText, phoneWords } from '@hemline/rules/identity/phones.ts'
import type { SecurityNews } from '@hemline/rules/identity/two-step.ts'
import { textCodesPerPerson, textCodesPerPhone } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { judgeMailedCode, mailedCodeEnds, makeMailedCode } from '../../platform/mailed-codes.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import type { TextPort } from '../../ports/push.ts'
import { personOf } from '../notifications/notifications.ts'
import { hasTenDigits, readPhone, writePhone } from './phone-numbers.ts'
import {
  countPhoneChangeTry,
  deleteAccountPhone,
  deleteEndedPhoneChanges,
  deletePhoneChange,
  findConfirmedPhone,
  findPhoneChange,
  lockPhoneChange,
  updatePhoneChangeCode,
  upsertAccountPhone,
  upsertPhoneChange,
} from './phones.db.ts'

type PasswordNeeded = { __typename: 'PasswordNeeded'; message: string }
type PhoneRefused = { __typename: 'PhoneRefused'; message: string }
type PhonePayload = { __typename: 'PhonePayload'; myPhone: MyPhone }
/** The phone of an account as its member reads it. */
type MyPhone = {
  number: string | null
  isDomestic: boolean
  waiting: { number: string; until: Date } | null
}

const refused = (message: string): PhoneRefused => ({ __typename: 'PhoneRefused', message })

/**
 * Returns the phone of an account as people write it, whether it is North American, and the number (with its
 * end) that waits for its code; nulls without one.
 */
export async function phoneOfUser(ctx: Context, userId: string): Promise<MyPhone> {
  const [phone, change] = await Promise.all([
    findConfirmedPhone(ctx.db, userId),
    findPhoneChange(ctx.db, userId),
  ])
  return {
    number: phone === undefined ? null : writePhone(phone),
    isDomestic: phone !== undefined && hasTenDigits(phone),
    waiting: change ? { number: writePhone(change.phone), until: change.expires_at } : null,
  }
}

const payload = async (ctx: Context, userId: string): Promise<PhonePayload> => ({
  __typename: 'PhonePayload',
  myPhone: await phoneOfUser(ctx, userId),
})

/**
 * Returns PasswordNeeded when a phone is there already and the password was not typed lately; else undefined:
 * a first phone needs none.
 */
async function notFresh(ctx: Context, userId: string): Promise<PasswordNeeded | undefined> {
  if (isFreshlyConfirmed(ctx.viewer.confirmedAt, ctx.now())) return undefined
  return (await findConfirmedPhone(ctx.db, userId)) === undefined
    ? undefined
    : { __typename: 'PasswordNeeded', message: 'Please enter your password once more.' }
}

/**
 * Stores a number that the viewer wants and queues a code to it; the account keeps its former number until
 * the code is typed. Returned refusals: PasswordNeeded (a number is there already), PhoneRefused (no phone
 * number, the one that is there, 5 codes of this person or to this phone within an hour). Throws
 * UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function changePhone(
  ctx: Context,
  typed: string,
): Promise<PhonePayload | PhoneRefused | PasswordNeeded> {
  const userId = personOf(ctx)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  const phone = readPhone(typed)
  if (!phone) return refused(phoneWords.invalid)
  if (phone === (await findConfirmedPhone(ctx.db, userId))) return refused(phoneWords.same)
  const needed = await notFresh(ctx, userId)
  if (needed) return needed
  // The same limits as for texts of notifications: a stranger's phone must not ring for long.
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `texts:${userId}`, ...textCodesPerPerson },
    { key: `texts-to:${phone}`, ...textCodesPerPhone },
  ])
  if (wait !== undefined) return refused(waitMessage(wait))
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await upsertPhoneChange(tx, { userId, phone, now, expires: mailedCodeEnds(now) })
    await addJob(tx, 'phoneCode', { userId }, `phone-code:${userId}`)
  })
  return payload(ctx, userId)
}

const news = (tx: Tx, userId: string, what: SecurityNews) => addJob(tx, 'securityMail', { userId, what })

/**
 * Makes the waiting number the account's phone by the code that was sent to it. Queues a mail to the member,
 * and a text to a former number. Returns PhoneRefused when no number waits, for a wrong or old code (a wrong
 * one is counted) and too many tries. Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function confirmPhone(ctx: Context, typed: string): Promise<PhonePayload | PhoneRefused> {
  const userId = personOf(ctx)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  const now = ctx.now()
  const outcome = await inTransaction<PhoneRefused | { __typename: 'Confirmed' }>(
    ctx.db,
    ['Confirmed', 'PhoneRefused'],
    async (tx) => {
      const change = await lockPhoneChange(tx, userId)
      const verdict = await judgeMailedCode(change, typed, now)
      if (!verdict.good || !change) {
        if (!verdict.good && verdict.counts) await countPhoneChangeTry(tx, userId)
        const message = verdict.good ? mailedCodeSentences.old : verdict.message
        return refused(message === mailedCodeSentences.wrong ? phoneWords.wrongCode : message)
      }
      const former = await findConfirmedPhone(tx, userId)
      await upsertAccountPhone(tx, { userId, phone: change.phone, now })
      await news(tx, userId, former === undefined ? 'phone_added' : 'phone_changed')
      if (former !== undefined) await addJob(tx, 'phoneChangedText', { phone: former, removed: false })
      return { __typename: 'Confirmed' }
    },
  )
  return outcome.__typename === 'Confirmed' ? payload(ctx, userId) : outcome
}

/**
 * Deletes the number that waits for its code, if there is one; the account keeps its present phone. Throws
 * UNAUTHENTICATED for visitors.
 */
export async function endPhoneChange(ctx: Context): Promise<PhonePayload> {
  const userId = personOf(ctx)
  await deletePhoneChange(ctx.db, userId)
  return payload(ctx, userId)
}

/**
 * Removes the phone of the viewer's account and a number that waits; queues a text to the former number and a
 * mail to the member. Without a phone nothing is told. Returns PasswordNeeded without a fresh password.
 * Throws UNAUTHENTICATED for visitors.
 */
export async function removePhone(ctx: Context): Promise<PhonePayload | PasswordNeeded> {
  const userId = personOf(ctx)
  const needed = await notFresh(ctx, userId)
  if (needed) return needed
  await inTransaction(ctx.db, async (tx) => {
    const former = await deleteAccountPhone(tx, userId)
    await deletePhoneChange(tx, userId)
    if (former === undefined) return
    await news(tx, userId, 'phone_removed')
    await addJob(tx, 'phoneChangedText', { phone: former, removed: true })
  })
  return payload(ctx, userId)
}

type TextDoors = { db: Db; texts: TextPort; now: () => Date }

/**
 * Job: makes the code for the phone number that a user wants and sends it as a text; the database keeps only
 * its hash. A retry makes a new code. Does nothing when no number waits.
 */
export async function sendPhoneCode({ db, texts, now }: TextDoors, userId: string, key: string) {
  const { code, kept } = await makeMailedCode()
  const change = await inTransaction(db, async (tx) => {
    const found = await lockPhoneChange(tx, userId)
    if (found) await updatePhoneChangeCode(tx, userId, { ...kept, expires: mailedCodeEnds(now()) })
    return found
  })
  if (change) await texts.send(change.phone, phoneCodeText(code), key)
}

/** Job: sends a text to the former phone of an account that it was changed or (`removed`) removed. */
export const sendPhoneChangedText = (
  { texts }: Pick<TextDoors, 'texts'>,
  { phone, removed }: { phone: string; removed: boolean },
  key: string,
): Promise<void> => texts.send(phone, phoneChangeText(removed), key)

/** Nightly job: deletes wanted phone numbers whose code has expired. */
export const purgePhoneChanges = (db: Db, now: Date): Promise<void> => deleteEndedPhoneChanges(db, now)
