// What no browser can do: let days pass in the shop's own records, have its worker look now instead of with its next round, and be
// given credit. What is to happen then is left to the shop.
import { grantCredit, post } from '@hemline/api/domains/ledger/ledger.ts'
import type { JobName } from '@hemline/api/platform/jobs.ts'
import { connect } from '@hemline/db/connect.ts'
import { saleAccruedEntries } from '@hemline/rules/earnings-ledger.ts'
import { cents } from '@hemline/rules/money.ts'
import { termsOf } from '@hemline/rules/payout-terms.ts'
import { payoutOf } from '@hemline/rules/payouts.ts'
import pg from 'pg'
import { databaseUrl } from './env.ts'

async function inDatabase(text: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(text, [...values])
    if (rowCount === 0) throw new Error(`nothing was changed by: ${text}`)
  } finally {
    await client.end()
  }
}

/** Has the worker do one of its rounds; asked twice at once, it is one round. */
export const wakeWorker = (job: JobName): Promise<void> =>
  inDatabase(`select graphile_worker.add_job($1::text, '{}'::json, job_key => 'journey/' || $1::text)`, [job])

/** The time for which somebody holds a piece has run out just now. */
export async function letHoldLapse(itemNumber: number): Promise<void> {
  await inDatabase(
    `update hold set taken_at = taken_at - (expires_at - clock_timestamp()), expires_at = clock_timestamp()
     where item_number = $1 and expires_at > clock_timestamp()`,
    [itemNumber],
  )
  await wakeWorker('handTurns')
}

/** The week of a bundle is over. */
export async function letWeekPass(bundleId: string): Promise<void> {
  await inDatabase(`update bundle set opened_at = opened_at - interval '7 days', closes_at = closes_at - interval '7 days' where id = $1`, [bundleId])
  await wakeWorker('closeBundles')
}

/** The parcels of an order were packed so many minutes earlier, which is days for the sandbox's carriers. */
export async function letParcelsTravel(orderId: string, minutes: number): Promise<void> {
  await inDatabase(`update shipment set packed_at = packed_at - make_interval(mins => $2) where order_id = $1 and packed_at is not null`, [
    orderId,
    minutes,
  ])
  await wakeWorker('moveParcels')
}

/** Credit from the shop, as for a friend who was brought along; it ends in a year. */
export async function giveCredit(email: string, amount: number): Promise<void> {
  const { db, close } = connect({ url: databaseUrl, max: 1, name: 'journeys' })
  try {
    const { id: userId } = await db.selectFrom('user_account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const now = new Date()
    const expiresAt = new Date(now.getTime() + 365 * 86_400_000)
    const grant = { key: `journey/${userId}`, userId, kind: 'cash_credit' as const, amount: cents(amount), expiresAt, reason: 'For a journey', now }
    await db.transaction().execute((tx) => grantCredit(tx, grant))
  } finally {
    await close()
  }
}

/** What a piece of this price earns its seller, as if its return window were over. */
export async function giveEarnings(email: string, price: number): Promise<number> {
  const { db, close } = connect({ url: databaseUrl, max: 1, name: 'journeys' })
  try {
    const { id } = await db.selectFrom('user_account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const payout = payoutOf(cents(price), termsOf({ service: 'standard', tier: 'luxury', incentives: [], brandPays: true }))
    const head = { key: `journey-sale/${id}`, kind: 'earnings_accrued' as const, reason: 'For a journey', now: new Date() }
    await db.transaction().execute((tx) => post(tx, { ...head, entries: saleAccruedEntries(id, payout) }))
    return payout.earnings
  } finally {
    await close()
  }
}

/** The accounts that somebody is paid to were linked a day earlier. */
export const letAccountsRest = (email: string): Promise<void> =>
  inDatabase(`update payout_account set linked_at = linked_at - interval '1 day' where user_id = (select id from user_account where email = $1)`, [
    email,
  ])

/** The filled bag of a kit went to the carrier days ago: its scans come with the worker's next rounds. */
export async function letBagTravel(labelCode: string): Promise<void> {
  await inDatabase(`update kit set delivered_at = delivered_at - interval '60 days' where label_code = $1`, [labelCode])
  await wakeWorker('moveKits')
}

/** What an order's parcels brought was delivered long ago: nobody can send it back any more. */
export async function letReturnWindowPass(orderId: string): Promise<void> {
  await inDatabase(`update shipment set delivered_at = delivered_at - interval '60 days' where order_id = $1 and delivered_at is not null`, [orderId])
}
