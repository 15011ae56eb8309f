// The clock that journeys move: days pass in the shop's own records of one thing, and the worker,
// whose rounds run only when they are asked for (decision 0108), looks at once. What is to happen
// then is left to the shop.
import type { JobName } from '@hemline/api/platform/jobs.ts'
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
  await inDatabase(
    `update bundle set opened_at = opened_at - interval '7 days', closes_at = closes_at - interval '7 days' where id = $1`,
    [bundleId],
  )
  await wakeWorker('closeBundles')
}

/** The parcels of an order were packed so many days earlier. */
export async function letParcelsTravel(orderId: string, days: number): Promise<void> {
  await inDatabase(
    `update shipment set packed_at = packed_at - make_interval(days => $2) where order_id = $1 and packed_at is not null`,
    [orderId, days],
  )
  await wakeWorker('moveParcels')
}

/** The first parcel of an order is packed, so that its payment is taken. */
export const letOrderBeCharged = (orderId: string): Promise<void> =>
  inDatabase(`select graphile_worker.add_job('chargeOrder', json_build_object('orderId', $1::text))`, [
    orderId,
  ])

/** The accounts that somebody is paid to were linked a day earlier. */
export const letAccountsRest = (email: string): Promise<void> =>
  inDatabase(
    `update payout_account set linked_at = linked_at - interval '1 day' where user_id = (select id from user_account where email = $1)`,
    [email],
  )

/** The filled bag of a kit went to the carrier days ago: its scans come with the worker's next rounds. */
export async function letBagTravel(labelCode: string): Promise<void> {
  await inDatabase(`update kit set delivered_at = delivered_at - interval '60 days' where label_code = $1`, [
    labelCode,
  ])
  await wakeWorker('moveKits')
}

/** What an order's parcels brought was delivered long ago: nobody can send it back any more. */
export async function letReturnWindowPass(orderId: string): Promise<void> {
  await inDatabase(
    `update shipment set delivered_at = delivered_at - interval '60 days' where order_id = $1 and delivered_at is not null`,
    [orderId],
  )
}
