// Sending payouts: each is handed to the provider once and answered at once, late or never
// (rules/src/earnings/payout-states.ts; decision 0078). "Sent" is committed before the provider is asked, so
// after a crash the payout is asked about and never sent twice.

import type { Db } from '@hemline/db/connect.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { canPayoutMove } from '@hemline/rules/earnings/payout-states.ts'
import {
  charityHolder,
  creditPayoutReturnedEntries,
  payoutReturnedEntries,
  payoutSettledEntries,
} from '@hemline/rules/earnings/postings.ts'
import type { PayoutFailure } from '@hemline/rules/vocabulary/payouts.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { isUuid } from '../../platform/tokens.ts'
import { type PayoutEvent, type PayoutState, type PayoutsPort, PayoutUnknown } from '../../ports/payouts.ts'
import { entriesOf } from '../ledger/ledger.ts'
import {
  insertNotice,
  insertPayoutEvent,
  listDuePayouts,
  lockPayout,
  type PayoutRow,
  type PayoutToMove,
  updatePayout,
} from './payouts.db.ts'
import { postSurely } from './sales.ts'

/** The connections that sending payouts needs. */
export type PayoutDoors = { db: Db; payouts: PayoutsPort; now: () => Date }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Milliseconds after which an unknown request can't reach the provider any more. */
const withdrawAfterMs = 10 * minuteMs
/** Milliseconds of work at the provider after which a payout counts as late. */
const lateAfterMs = hourMs

/**
 * Job: hands a requested payout to its provider, once, and applies the answer; without an answer the payout
 * is late. Does nothing for a payout that is unknown or in another status. The payout fails and the money
 * returns to where it was taken from when its account was unlinked or its user banned meanwhile.
 */
export async function sendPayout(doors: PayoutDoors, payoutId: string): Promise<void> {
  const payout = await inTransaction(doors.db, (tx) => start(tx, doors, payoutId))
  if (!payout?.payee) return
  const { id, amount_cents, payee, kind } = payout
  // Credit and donations are settled at once and never sent.
  if (kind === 'credit' || kind === 'donation') return
  await learn(doors, id, () =>
    doors.payouts.send({ key: id, amount: cents(amount_cents), method: kind, payee }),
  )
}

async function start(
  tx: Tx,
  { payouts, now: clock }: PayoutDoors,
  id: string,
): Promise<PayoutToMove | undefined> {
  const payout = await lockPayout(tx, id)
  if (payout?.status !== 'requested') return undefined
  const now = clock()
  const refusal: PayoutFailure | undefined = payout.unlinked_at
    ? 'account_changed'
    : payout.banned
      ? 'account_held'
      : undefined
  if (refusal) {
    await fail(tx, payout, { code: refusal, reference: null, now })
    return undefined
  }
  await updatePayout(tx, id, {
    status: 'sent',
    driver: payouts.name,
    sent_at: now,
    look_at: new Date(now.getTime() + minuteMs),
  })
  await insertPayoutEvent(tx, { payout_id: id, status: 'sent', happened_at: now })
  return payout
}

/** Asks the provider and applies the answer; without an answer the payout is late. */
async function learn(
  doors: PayoutDoors,
  id: string,
  ask: () => Promise<PayoutState | undefined>,
): Promise<void> {
  let state: PayoutState | undefined
  try {
    state = await ask()
  } catch (error) {
    if (!(error instanceof PayoutUnknown)) throw error
  }
  await inTransaction(doors.db, (tx) => (state ? take(tx, doors, id, state) : delay(tx, doors, id)))
}

async function take(tx: Tx, doors: PayoutDoors, id: string, state: PayoutState): Promise<void> {
  const payout = await lockPayout(tx, id)
  if (!payout) return
  const now = doors.now()
  if (state.outcome === 'pending')
    return wait(tx, payout, {
      isLate: now.getTime() - (payout.sent_at ?? now).getTime() > lateAfterMs,
      now,
      state,
    })
  const code = state.outcome === 'failed' ? state.code : undefined
  if (!canPayoutMove(payout.status, state.outcome, code)) {
    // The provider contradicts an earlier answer: nothing changes, and employees can see it.
    if (payout.status !== state.outcome && payout.settled_at !== null)
      await insertPayoutEvent(tx, {
        payout_id: id,
        status: 'contradicted',
        reason: state.outcome,
        happened_at: now,
      })
    return
  }
  if (state.outcome === 'failed')
    return fail(tx, payout, { code: state.code, reference: state.reference, now })
  await updatePayout(tx, id, { status: 'paid', reference: state.reference, settled_at: now, look_at: null })
  await insertPayoutEvent(tx, { payout_id: id, status: 'paid', happened_at: now })
  const entries = payoutSettledEntries(cents(payout.amount_cents))
  await postSurely(tx, {
    key: `payout/${id}/settled`,
    kind: 'payout_settled',
    reason: payout.kind,
    now,
    entries,
  })
  await tell(tx, payout, 'paid')
}

type Failure = { code: PayoutFailure; reference: string | null; now: Date }

async function fail(tx: Tx, payout: PayoutRow, { code, reference, now }: Failure): Promise<void> {
  await updatePayout(tx, payout.id, {
    status: 'failed',
    failure: code,
    reference,
    settled_at: now,
    look_at: null,
  })
  await insertPayoutEvent(tx, { payout_id: payout.id, status: 'failed', reason: code, happened_at: now })
  const holder = payout.user_id ?? charityHolder(payout.charity_id ?? 0)
  // A paid payout that came back has left the clearing account before.
  const from = payout.status === 'paid' ? 'processor_clearing' : 'payout_clearing'
  const entries = payout.from_credit
    ? creditPayoutReturnedEntries(await entriesOf(tx, `payout/${payout.id}/requested`), from)
    : payoutReturnedEntries(holder, cents(payout.amount_cents), from)
  await postSurely(tx, {
    key: `payout/${payout.id}/returned`,
    kind: 'payout_returned',
    reason: code,
    now,
    entries,
  })
  await tell(tx, payout, 'failed')
}

const tell = async (tx: Tx, { id, user_id }: PayoutRow, kind: 'paid' | 'failed') => {
  if (user_id !== null) await addJob(tx, 'payoutMail', { payoutId: id, kind }, `payout-mail/${id}/${kind}`)
}

async function delay(tx: Tx, doors: PayoutDoors, id: string): Promise<void> {
  const payout = await lockPayout(tx, id)
  if (payout) await wait(tx, payout, { isLate: true, now: doors.now() })
}

/**
 * Schedules the next look after half of the payout's age: at least a minute, at most an hour; `isLate` makes
 * it late and records that. Does nothing for a settled payout.
 */
async function wait(
  tx: Tx,
  payout: PayoutRow,
  { isLate, now, state }: { isLate: boolean; now: Date; state?: PayoutState },
): Promise<void> {
  if (payout.settled_at !== null) return
  const age = now.getTime() - (payout.sent_at ?? now).getTime()
  const look_at = new Date(now.getTime() + Math.min(hourMs, Math.max(minuteMs, age / 2)))
  const turnsLate = isLate && canPayoutMove(payout.status, 'late')
  await updatePayout(tx, payout.id, {
    look_at,
    ...(state ? { reference: state.reference } : {}),
    ...(turnsLate ? { status: 'late' as const } : {}),
  })
  if (turnsLate) await insertPayoutEvent(tx, { payout_id: payout.id, status: 'late', happened_at: now })
}

/**
 * Job: looks after up to 100 due payouts. Sends those not sent yet and asks the provider about the others; a
 * payout unknown to the provider after ten minutes is withdrawn, so that it can't be paid later, and fails.
 * One failure stops no other; all are thrown at the end.
 */
export async function settlePayouts(doors: PayoutDoors): Promise<void> {
  const errors: unknown[] = []
  for (const { id, status, sent_at } of await listDuePayouts(doors.db, doors.now(), 100)) {
    const work =
      status === 'requested' ? sendPayout(doors, id) : learn(doors, id, () => askAbout(doors, id, sent_at))
    await work.catch((error: unknown) => void errors.push(error))
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `earnings: ${errors.length} cash-outs could not be looked after`)
}

async function askAbout(
  { payouts, now }: PayoutDoors,
  id: string,
  sentAt: Date | null,
): Promise<PayoutState | undefined> {
  const found = await payouts.find(id)
  const age = now().getTime() - (sentAt ?? now()).getTime()
  return found ?? (age >= withdrawAfterMs ? payouts.withdraw(id) : undefined)
}

/**
 * Handles a webhook of the payout provider; webhooks may come in any order and repeatedly. A webhook only
 * says that something changed, so this asks the provider. Returns true also for a key that is none of ours;
 * false when the provider gives no answer now or does not know the payout, so that the webhook is sent again.
 */
export async function receivePayoutEvent(doors: PayoutDoors, event: PayoutEvent): Promise<boolean> {
  if (!isUuid(event.key)) return true
  const state = await doors.payouts.find(event.key).catch((error: unknown) => {
    if (error instanceof PayoutUnknown) return undefined
    throw error
  })
  if (!state) return false
  await inTransaction(doors.db, async (tx) => {
    const notice = {
      driver: doors.payouts.name,
      event_id: event.id,
      key: event.key,
      received_at: doors.now(),
    }
    if (await insertNotice(tx, notice)) await take(tx, doors, event.key, state)
  })
  return true
}
