// Ways to pay that the processor keeps for a member (specification §3, Card types; decision 0204). The shop
// has the processor's reference and what may be shown. Other domains import only from this file.
import { brandName } from '@hemline/rules/payment/cards.ts'
import {
  keepRefusal,
  methodOfSaved,
  savedMethodState,
  savedMethodsMost,
  savedMethodWords,
} from '@hemline/rules/payment/saved-methods.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import { savedMethodsPerMember } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { type KeptMethod, type PaymentsPort, PaymentUnknown } from '../../ports/payments.ts'
import { personOf } from '../notifications/notifications.ts'
import {
  deleteSavedMethod,
  findCustomer,
  insertCustomer,
  listReferences,
  listSavedMethods,
  lockSavedMethods,
  type SavedMethodRow,
  updateDefault,
  updateLastUsed,
  upsertSavedMethod,
} from './saved-methods.db.ts'

/** A way to pay can't be saved, or a saved one can't be used; nothing was charged. */
export type SavedMethodRefused = { __typename: 'SavedMethodRefused'; message: string }
const refused = (message: string): SavedMethodRefused => ({ __typename: 'SavedMethodRefused', message })

const expiresOf = ({ expires_month: month, expires_year: year }: SavedMethodRow) =>
  month === null || year === null ? null : { month, year }

/**
 * Returns the viewer's saved ways to pay at the present processor, expired ones too, the default first; none
 * for visitors.
 */
export async function savedMethodsOf(ctx: Context) {
  const { userId } = ctx.viewer
  if (userId === null) return []
  const rows = await listSavedMethods(ctx.db, { userId, driver: ctx.payments.name })
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    label: row.type === 'CreditCard' ? brandName(row.label) : row.label,
    last4: row.last4,
    expiresMonth: row.expires_month,
    expiresYear: row.expires_year,
    state: savedMethodState(expiresOf(row), ctx.now()),
    isDefault: row.is_default,
    paymentMethod: methodOfSaved(row.type),
  }))
}

const payload = async (ctx: Context) => ({
  __typename: 'SavedMethodsPayload' as const,
  savedMethods: await savedMethodsOf(ctx),
})

/**
 * Returns the id under which the processor keeps the user's ways to pay; asks the processor for one, and
 * stores it, the first time. Throws PaymentUnknown when the processor gives no answer.
 */
export async function customerOf(ctx: Context, userId: string): Promise<string> {
  const whose = { userId, driver: ctx.payments.name }
  const known = await findCustomer(ctx.db, whose)
  if (known !== undefined) return known
  const made = await ctx.payments.makeCustomer(userId)
  await insertCustomer(ctx.db, whose, made)
  return (await findCustomer(ctx.db, whose)) ?? made
}

const forget = (tx: Tx, { driver, reference }: { driver: string; reference: string }) =>
  addJob(tx, 'forgetMethod', { driver, reference }, `forget-method/${driver}/${reference}`)

/**
 * Stores a way to pay that the processor keeps for a member; the first one is the default. The same card
 * again replaces its former reference. Returns false when the member has ten others; a job then tells the
 * processor to forget it.
 */
export async function storeKept(
  tx: Tx,
  { userId, driver, kept, now }: { userId: string; driver: string; kept: KeptMethod; now: Date },
): Promise<boolean> {
  await lockSavedMethods(tx, userId)
  const rows = await listSavedMethods(tx, { userId, driver })
  const same = rows.find(({ fingerprint }) => fingerprint === kept.fingerprint)
  if (!same && rows.length >= savedMethodsMost) {
    await forget(tx, { driver, reference: kept.reference })
    return false
  }
  if (same && same.reference !== kept.reference) await forget(tx, same)
  const isDefault = !rows.some((row) => row.is_default)
  await upsertSavedMethod(tx, { userId, driver }, { id: uuidv7(now.getTime()), kept, isDefault, now })
  return true
}

/**
 * Saves the card of a token for the viewer without a payment, asking the processor; the same token again
 * saves nothing more. Returns SavedMethodRefused when it is declined, ten are there, after 10 tries an hour,
 * and without an answer. Throws UNAUTHENTICATED, FORBIDDEN (banned), BAD_INPUT (no token).
 */
export async function addSavedMethod(ctx: Context, token: string) {
  const userId = personOf(ctx)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  if (!/^[\x21-\x7e]{1,200}$/.test(token)) throw refuse('BAD_INPUT', 'That is not a token of a payment.')
  const driver = ctx.payments.name
  const before = await listSavedMethods(ctx.db, { userId, driver })
  if (before.length >= savedMethodsMost) return refused(savedMethodWords.full)
  // A card that is tried here costs nothing: thieves would try theirs.
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `saved-methods:${userId}`, ...savedMethodsPerMember },
  ])
  if (wait !== undefined) return refused(waitMessage(wait))
  try {
    const customer = await customerOf(ctx, userId)
    const answer = await ctx.payments.keepMethod({ customer, token })
    if (answer.outcome === 'refused') return refused(keepRefusal(answer.code))
    const kept = { userId, driver, kept: answer.method, now: ctx.now() }
    const isStored = await inTransaction(ctx.db, (tx) => storeKept(tx, kept))
    return isStored ? payload(ctx) : refused(savedMethodWords.full)
  } catch (error) {
    if (error instanceof PaymentUnknown) return refused(savedMethodWords.unknown)
    throw error
  }
}

/**
 * Removes one of the viewer's saved ways to pay; a job tells the processor to forget it. When it was the
 * default, another one becomes the default. An unknown id changes nothing. Throws UNAUTHENTICATED for
 * visitors.
 */
export async function removeSavedMethod(ctx: Context, id: string) {
  const userId = personOf(ctx)
  await inTransaction(ctx.db, async (tx) => {
    await lockSavedMethods(tx, userId)
    const gone = isUuid(id) ? await deleteSavedMethod(tx, userId, id) : undefined
    if (!gone) return
    await forget(tx, gone)
    const [next] = await listSavedMethods(tx, { userId, driver: gone.driver })
    if (gone.is_default) await updateDefault(tx, userId, next?.id ?? null)
  })
  return payload(ctx)
}

/**
 * Makes one of the viewer's saved ways to pay the default; an unknown id changes nothing. Throws
 * UNAUTHENTICATED for visitors.
 */
export async function makeSavedMethodDefault(ctx: Context, id: string) {
  const userId = personOf(ctx)
  await inTransaction(ctx.db, async (tx) => {
    await lockSavedMethods(tx, userId)
    const rows = await listSavedMethods(tx, { userId, driver: ctx.payments.name })
    if (rows.some((row) => row.id === id)) await updateDefault(tx, userId, id)
  })
  return payload(ctx)
}

/** A saved way to pay as the processor charges it. */
export type SavedToPay = {
  readonly id: string
  readonly method: PaymentMethod
  readonly reference: string
  readonly customer: string
}

/**
 * Returns the processor's references for paying with one of the viewer's saved ways to pay;
 * SavedMethodRefused for one that is gone, another member's, or expired, and for visitors.
 */
export async function savedToPay(ctx: Context, id: string): Promise<SavedToPay | SavedMethodRefused> {
  const { userId } = ctx.viewer
  if (userId === null) return refused(savedMethodWords.gone)
  return memberMethodToPay(ctx.db, { userId, driver: ctx.payments.name, id, now: ctx.now() })
}

/**
 * Returns the processor's references for paying with one of a member's saved ways to pay, without a request,
 * for jobs; SavedMethodRefused for one that is gone, another member's, or expired.
 */
export async function memberMethodToPay(
  db: DbOrTx,
  { userId, driver, id, now }: { userId: string; driver: string; id: string; now: Date },
): Promise<SavedToPay | SavedMethodRefused> {
  const whose = { userId, driver }
  const row = (await listSavedMethods(db, whose)).find((one) => one.id === id)
  const customer = await findCustomer(db, whose)
  if (!row || customer === undefined) return refused(savedMethodWords.gone)
  if (savedMethodState(expiresOf(row), now) === 'expired') return refused(savedMethodWords.expired)
  return { id: row.id, method: methodOfSaved(row.type), reference: row.reference, customer }
}

/** Stores the time at which a saved way to pay was used. */
export const noteSavedUse = (tx: Tx, id: string, now: Date): Promise<void> => updateLastUsed(tx, id, now)

/** Queues jobs that tell the processor to forget all ways to pay of a member whose account is erased. */
export async function forgetAllMethods(tx: Tx, userId: string): Promise<void> {
  for (const one of await listReferences(tx, userId)) await forget(tx, one)
}

/**
 * Job: tells the processor to forget a way to pay; one that it has forgotten stays so. Throws when another
 * processor keeps it, so that the job waits for that processor's driver.
 */
export async function forgetMethod(
  { payments }: { payments: PaymentsPort },
  { driver, reference }: { driver: string; reference: string },
): Promise<void> {
  if (driver !== payments.name)
    throw new Error(`a way to pay at ${driver} can't be forgotten by ${payments.name}`)
  await payments.forgetMethod(reference)
}
