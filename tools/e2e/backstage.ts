// What no browser can do: let days pass in the shop's own records, have its worker look now instead of with its next round, and be
// given credit. What is to happen then is left to the shop.

import { sellPiece } from '@hemline/api/domains/earnings/testing/selling.ts'
import { grantCredit } from '@hemline/api/domains/ledger/ledger.ts'
import { inTransaction } from '@hemline/api/platform/db.ts'
import type { JobName } from '@hemline/api/platform/jobs.ts'
import { connect } from '@hemline/db/connect.ts'
import { cents } from '@hemline/rules/money.ts'
import { termsOf } from '@hemline/rules/payout-terms.ts'
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
    await inTransaction(db, (tx) => grantCredit(tx, grant))
  } finally {
    await close()
  }
}

/** Makes one that was sold and brought long ago hers, at this price, and has its order charged: what that earned her, as nobody can send it back. */
export async function giveEarnings(email: string, price: number): Promise<number> {
  const { db, close } = connect({ url: databaseUrl, max: 1, name: 'journeys' })
  const monthAgo = new Date(Date.now() - 30 * 86_400_000)
  try {
    return await inTransaction(db, async (tx) => {
      const { id: sellerId } = await tx.selectFrom('user_account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      const { item_number: itemNumber } = await tx
        .selectFrom('item as i')
        .select('i.item_number')
        .where('i.state', '=', 'delivered')
        .where('i.source', '=', 'own')
        .where('i.consignor_id', 'is', null)
        .where((e) => e.not(e.exists(e.selectFrom('order_line as l').select('l.id').whereRef('l.item_number', '=', 'i.item_number'))))
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirstOrThrow()
      const terms = termsOf({ service: 'standard', tier: 'luxury', incentives: [], brandPays: true })
      const hers = { consignor_id: sellerId, price_cents: price, payout_terms: JSON.stringify(terms), sold_at: monthAgo }
      await tx.updateTable('item').set(hers).where('item_number', '=', itemNumber).execute()
      const { orderId } = await sellPiece(tx, { itemNumber, price, soldAt: monthAgo, deliveredAt: monthAgo })
      const { earnings_cents } = await tx.selectFrom('seller_sale').select('earnings_cents').where('order_id', '=', orderId).executeTakeFirstOrThrow()
      return earnings_cents
    })
  } finally {
    await close()
  }
}

/** A piece of the shop's is somebody's who sent it in, with the terms of these days. */
export const consign = (itemNumber: number, email: string): Promise<void> =>
  inDatabase(`update item set payout_terms = $3, consignor_id = (select id from user_account where email = $2) where item_number = $1`, [
    itemNumber,
    email,
    JSON.stringify(termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true })),
  ])

/** The first parcel of an order is packed, so that its payment is taken. */
export const letOrderBeCharged = (orderId: string): Promise<void> =>
  inDatabase(`select graphile_worker.add_job('chargeOrder', json_build_object('orderId', $1::text))`, [orderId])

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
