// Taking earnings out: to a linked payout account, into store credit, or to a charity. Each runs under the
// lock of the seller's ledger account, so that the second of two requests sees what the first took, and once
// per request key (decision 0078).

import { add, type Cents, cents, zero } from '@hemline/rules/common/money.ts'
import {
  type CashOutFacts,
  cashOutNeedOf,
  cashOutRefusalOf,
  cashOutSentences,
  earningsUseRefusalOf,
  leftToday,
} from '@hemline/rules/earnings/cash-outs.ts'
import { payoutAccountLabel } from '@hemline/rules/earnings/payout-accounts.ts'
import {
  charityHolder,
  creditPayoutRequestedEntries,
  creditTurnOf,
  earningsDonatedEntries,
  earningsTurnedEntries,
  payoutRequestedEntries,
} from '@hemline/rules/earnings/postings.ts'
import { accountKey, type Drop, useDrops } from '@hemline/rules/ledger/ledger.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inPatientTransaction, inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { type LegalAcceptRequired, legalRefusal } from '../identity/identity.ts'
import { lockBalances, lockPayableDrops, noteDrop } from '../ledger/ledger.ts'
import { taxFactsOf } from '../tax-forms/tax-forms.ts'
import { findAccount, findSeller, type PayoutAccountRow } from './accounts.db.ts'
import {
  findRequest,
  insertDonation,
  insertPayout,
  insertPayoutEvent,
  listCharities,
  type NewPayout,
  type PayoutRow,
  sumPayoutsSince,
} from './payouts.db.ts'
import { giveReceipts } from './receipts.ts'
import { balanceWith, earningsOf, postSurely } from './sales.ts'

const dayMs = 86_400_000
/** Milliseconds after which settlePayouts sends a cash-out whose own job was lost. */
const lookAfterMs = 120_000

/** Earnings were taken out; `payoutId` is the payout's row. */
export type Left = { __typename: 'CashOutPayload'; payoutId: string }
/** The request was refused: `message` in words, `need` names what the seller must do first. */
export type Refused = { __typename: 'CashOutRefused'; message: string; need: string }
const refused = (message: string, left: Cents = zero): Refused => ({
  __typename: 'CashOutRefused',
  message,
  need: cashOutNeedOf(message, left),
})

/** Returns the viewer's user id; throws UNAUTHENTICATED for visitors, FORBIDDEN for banned users. */
export function sellerOf(ctx: Context): string {
  if (ctx.viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in first.')
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return ctx.viewer.userId
}

type Asked = { requestKey: string; amount: number }
type Way = Pick<NewPayout, 'kind' | 'account_id' | 'charity_id'> & { from_credit?: boolean }
type Desk = { tx: Tx; userId: string; held: Cents; available: Cents; now: Date }

/**
 * Runs `action` under the lock of the seller's earnings, or returns what the same request key led to before.
 * Throws BAD_INPUT for an empty key and one of more than 100 characters.
 */
async function leave(
  ctx: Context,
  { requestKey, amount }: Asked,
  way: Way,
  action: (desk: Desk) => Promise<Left | Refused>,
): Promise<Left | Refused> {
  const userId = sellerOf(ctx)
  if (requestKey === '' || requestKey.length > 100)
    throw refuse('BAD_INPUT', 'A request key has 1 to 100 signs.')
  return inPatientTransaction<Left | Refused>(ctx.db, 'CashOutPayload', async (tx) => {
    const own = earningsOf({ sellerId: userId })
    const held = (await lockBalances(tx, [own])).get(accountKey(own)) ?? zero
    const before = await findRequest(tx, userId, requestKey)
    if (before) return again(before, amount, way)
    const now = ctx.now()
    const { available } = await balanceWith(tx, { sellerId: userId }, { held, now })
    return action({ tx, userId, held, available, now })
  })
}

function again(before: PayoutRow, amount: number, way: Way): Left {
  if (
    before.kind !== way.kind ||
    before.amount_cents !== amount ||
    before.account_id !== way.account_id ||
    before.from_credit !== (way.from_credit ?? false) ||
    before.charity_id !== way.charity_id
  )
    throw refuse('BAD_INPUT', 'This request key was used for something else.')
  return { __typename: 'CashOutPayload', payoutId: before.id }
}

/** Returns what drops of credit hold together, in cents. */
export const sumOfDrops = (drops: readonly Drop[]): Cents => add(zero, ...drops.map((drop) => drop.balance))

/**
 * Returns the facts by which a cash-out is judged: amount and balance in cents, email verification, password,
 * the account's age, and cash-outs of the last 24 hours.
 */
async function cashOutFacts(
  db: DbOrTx,
  ctx: Context,
  {
    userId,
    account,
    available,
    amount,
    fromCredit,
  }: {
    userId: string
    account: PayoutAccountRow | undefined
    available: Cents
    amount: number
    fromCredit: boolean
  },
): Promise<CashOutFacts> {
  const seller = await findSeller(db, userId)
  const today = await sumPayoutsSince(db, userId, new Date(ctx.now().getTime() - dayMs))
  return {
    amount: amount as Cents,
    available,
    emailVerified: seller?.email_verified_at != null,
    passwordConfirmedAt: ctx.viewer.confirmedAt,
    accountLinkedAt: account?.linked_at ?? null,
    // The shopper's own money comes back: the tax office asks for what was earned only.
    ...(fromCredit ? {} : { tax: await taxFactsOf(db, userId, ctx.now()) }),
    today: { amount: cents(today.amount), count: today.count },
  }
}

/**
 * Takes cents out of the viewer's earnings, or with `fromCredit` out of the cash credit that can be paid out
 * (decision 0285), for a payout to a linked account; a job sends it. Returned
 * refusals: LegalAcceptRequired, CashOutRefused, in the sequence of rules/src/earnings/cash-outs.ts. The same
 * key again returns the same payout; with other content it throws BAD_INPUT. Throws UNAUTHENTICATED,
 * FORBIDDEN (banned).
 */
export async function cashOut(
  ctx: Context,
  input: Asked & { accountId: string; fromCredit?: boolean | null },
): Promise<Left | Refused | LegalAcceptRequired> {
  const userId = sellerOf(ctx)
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  // Finds unlinked accounts, too: the same key must get the same answer.
  const account = isUuid(input.accountId) ? await findAccount(ctx.db, userId, input.accountId) : undefined
  if (!account) return refused(cashOutSentences.account)
  const fromCredit = input.fromCredit ?? false
  return leave(
    ctx,
    input,
    { kind: account.method, account_id: account.id, charity_id: null, from_credit: fromCredit },
    async ({ tx, available, now }) => {
      const drops = fromCredit ? await lockPayableDrops(tx, userId) : []
      const linked = await findAccount(tx, userId, account.id)
      const facts = await cashOutFacts(tx, ctx, {
        userId,
        account: linked?.unlinked_at ? undefined : linked,
        available: fromCredit ? sumOfDrops(drops) : available,
        amount: input.amount,
        fromCredit,
      })
      const refusal = cashOutRefusalOf(facts, now)
      if (refusal) return refused(refusal, leftToday(facts.today))
      const id = uuidv7(now.getTime())
      const label = payoutAccountLabel(account)
      await insertPayout(tx, {
        id,
        user_id: userId,
        charity_id: null,
        kind: account.method,
        request_key: input.requestKey,
        account_id: account.id,
        label,
        amount_cents: input.amount,
        bonus_cents: 0,
        status: 'requested',
        requested_at: now,
        settled_at: null,
        look_at: new Date(now.getTime() + lookAfterMs),
        from_credit: fromCredit,
      })
      await insertPayoutEvent(tx, { payout_id: id, status: 'requested', happened_at: now })
      const amount = cents(input.amount)
      const entries = fromCredit
        ? creditPayoutRequestedEntries(useDrops(drops, amount, now))
        : payoutRequestedEntries(userId, amount)
      await postSurely(tx, {
        key: `payout/${id}/requested`,
        kind: fromCredit ? 'credit_paid_out' : 'earnings_paid',
        reason: account.method,
        now,
        entries,
      })
      await addJob(tx, 'sendPayout', { payoutId: id }, `payout/${id}`)
      await addJob(tx, 'payoutMail', { payoutId: id, kind: 'requested' }, `payout-mail/${id}/requested`)
      return { __typename: 'CashOutPayload', payoutId: id }
    },
  )
}

async function settledAtOnce(
  tx: Tx,
  payout: Omit<NewPayout, 'status' | 'settled_at' | 'look_at' | 'account_id'>,
): Promise<void> {
  const { id, requested_at } = payout
  await insertPayout(tx, {
    ...payout,
    account_id: null,
    status: 'paid',
    settled_at: requested_at,
    look_at: null,
  })
  await insertPayoutEvent(tx, { payout_id: id, status: 'paid', happened_at: requested_at })
}

/**
 * Turns cents of the viewer's earnings into store credit that doesn't end, with a bonus on top, once per
 * request key (with other content it throws BAD_INPUT). Returned refusals: LegalAcceptRequired,
 * CashOutRefused (amount, or more than is available). Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function turnEarningsToCredit(
  ctx: Context,
  input: Asked,
): Promise<Left | Refused | LegalAcceptRequired> {
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  return leave(
    ctx,
    input,
    { kind: 'credit', account_id: null, charity_id: null },
    async ({ tx, userId, available, now }) => {
      const refusal = earningsUseRefusalOf({ amount: input.amount as Cents, available })
      if (refusal) return refused(refusal)
      const turn = creditTurnOf(cents(input.amount))
      const id = uuidv7(now.getTime())
      const cash = uuidv7(now.getTime())
      const bonus = uuidv7(now.getTime())
      await settledAtOnce(tx, {
        id,
        user_id: userId,
        charity_id: null,
        kind: 'credit',
        request_key: input.requestKey,
        label: 'Store credit',
        amount_cents: turn.amount,
        bonus_cents: turn.bonus,
        requested_at: now,
      })
      const entries = earningsTurnedEntries(userId, turn, { cash, bonus })
      await postSurely(tx, {
        key: `payout/${id}/turned`,
        kind: 'earnings_turned_to_credit',
        reason: 'turned into credit',
        now,
        entries,
      })
      const drop = { userId, expiresAt: null, now }
      await noteDrop(tx, { ...drop, id: cash, kind: 'cash_credit', amount: turn.amount, reason: 'Earnings' })
      if (turn.bonus > 0)
        await noteDrop(tx, {
          ...drop,
          id: bonus,
          kind: 'promo_credit',
          amount: turn.bonus,
          reason: 'Bonus on earnings',
        })
      return { __typename: 'CashOutPayload', payoutId: id }
    },
  )
}

/**
 * Gives cents of the viewer's earnings to a charity and queues the mail with the receipt, once per request
 * key (with other content it throws BAD_INPUT). Returned refusals: LegalAcceptRequired, CashOutRefused
 * (unknown charity, amount, or more than is available). Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function donateEarnings(
  ctx: Context,
  input: Asked & { charityId: number },
): Promise<Left | Refused | LegalAcceptRequired> {
  const { charityId } = input
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  return leave(
    ctx,
    input,
    { kind: 'donation', account_id: null, charity_id: charityId },
    async ({ tx, userId, available, now }) => {
      const charity = (await listCharities(tx)).find((one) => one.id === charityId)
      if (!charity) return refused('Please choose a charity.')
      const refusal = earningsUseRefusalOf({ amount: input.amount as Cents, available })
      if (refusal) return refused(refusal)
      const id = uuidv7(now.getTime())
      await settledAtOnce(tx, {
        id,
        user_id: userId,
        charity_id: charityId,
        kind: 'donation',
        request_key: input.requestKey,
        label: charity.name,
        amount_cents: input.amount,
        bonus_cents: 0,
        requested_at: now,
      })
      await insertDonation(tx, {
        payout_id: id,
        user_id: userId,
        charity_id: charityId,
        amount_cents: input.amount,
        given_at: now,
      })
      const entries = earningsDonatedEntries(userId, charityId, cents(input.amount))
      await postSurely(tx, {
        key: `payout/${id}/donated`,
        kind: 'earnings_paid',
        reason: 'donated',
        now,
        entries,
      })
      await addJob(tx, 'payoutMail', { payoutId: id, kind: 'receipt' }, `payout-mail/${id}/receipt`)
      return { __typename: 'CashOutPayload', payoutId: id }
    },
  )
}

/**
 * Monthly job: starts a payout to each active charity of its available balance, from donated pieces past
 * their return window and from gifts, and gives the owners of donated bags their receipts; nothing for a
 * balance of zero. The month is the request key, so a second run pays nothing more; a failed payout returns
 * to the charity's balance for the next month.
 */
export async function payCharities(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const now = ctx.now()
  const requestKey = now.toISOString().slice(0, 7)
  for (const charity of await listCharities(ctx.db)) {
    await inTransaction(ctx.db, async (tx) => {
      const own = earningsOf({ charityId: charity.id })
      const held = (await lockBalances(tx, [own])).get(accountKey(own)) ?? zero
      const { available } = await balanceWith(tx, { charityId: charity.id }, { held, now })
      if (available === 0 || (await findRequest(tx, charityHolder(charity.id), requestKey))) return
      const id = uuidv7(now.getTime())
      await insertPayout(tx, {
        id,
        user_id: null,
        charity_id: charity.id,
        kind: 'charity',
        request_key: requestKey,
        account_id: null,
        label: charity.name,
        amount_cents: available,
        bonus_cents: 0,
        status: 'requested',
        requested_at: now,
        settled_at: null,
        look_at: now,
      })
      await insertPayoutEvent(tx, { payout_id: id, status: 'requested', happened_at: now })
      const entries = payoutRequestedEntries(own.holder, available)
      await postSurely(tx, {
        key: `payout/${id}/requested`,
        kind: 'earnings_paid',
        reason: 'charity',
        now,
        entries,
      })
      await giveReceipts(tx, { charityId: charity.id, payoutId: id, now })
      await addJob(tx, 'sendPayout', { payoutId: id }, `payout/${id}`)
    })
  }
}
