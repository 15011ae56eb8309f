// Lets time pass for one row of the shop: each function moves the row's times into the past and then queues
// the worker's job, because the worker of the journeys runs its rounds only on request (decision 0108). The
// shop's own code does everything else.
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

/**
 * Queues one of the worker's periodic jobs. Two calls before the job starts make one job, since both have
 * the same key.
 */
export const wakeWorker = (job: JobName): Promise<void> =>
  inDatabase(`select graphile_worker.add_job($1::text, '{}'::json, job_key => 'journey/' || $1::text)`, [job])

/**
 * Ends the living hold of a piece now, then queues the job that passes the piece to the next shopper in the
 * queue. Throws when the piece has no living hold.
 */
export async function letHoldLapse(itemNumber: number): Promise<void> {
  await inDatabase(
    `update hold set taken_at = taken_at - (expires_at - clock_timestamp()), expires_at = clock_timestamp()
     where item_number = $1 and expires_at > clock_timestamp()`,
    [itemNumber],
  )
  await wakeWorker('handTurns')
}

/** Lowers the price of a piece to `price` cents, then queues the job that tells those who love it. */
export async function letPriceDrop(itemNumber: number, price: number): Promise<void> {
  await inDatabase('update item set price_cents = $2 where item_number = $1', [itemNumber, price])
  await inDatabase(
    `select graphile_worker.add_job('tellPriceDrops', json_build_object('itemNumbers', array[$1::bigint]))`,
    [itemNumber],
  )
}

/** Makes an account an hour older, and a member who reached the tier that a seeded alert is for. */
export async function letMemberRise(email: string): Promise<void> {
  await inDatabase(
    `update user_account set created_at = created_at - interval '1 hour', loyalty_tier = 'tier_3' where email = $1`,
    [email],
  )
  await inDatabase(
    `insert into rewards_member (user_id, tier_since) select id, now() from user_account where email = $1
     on conflict (user_id) do update set tier_since = excluded.tier_since`,
    [email],
  )
}

/** Makes an account one that accepted earlier terms than those in force. */
export const letTermsChange = (email: string): Promise<void> =>
  inDatabase(`update user_account set legal_version = '2020-01-01' where email = $1`, [email])

/** Ends the auction of a piece now, then queues the job that looks for auctions that are over. */
export async function letAuctionEnd(itemNumber: number): Promise<void> {
  await inDatabase(
    `update auction set started_at = started_at - interval '10 days', ends_at = clock_timestamp()
     where item_number = $1 and status = 'open'`,
    [itemNumber],
  )
  await wakeWorker('closeAuctions')
}

/**
 * Moves the delivery of an order's parcels, and the day of its advocate's reward, so far back that none of
 * its pieces can be returned any more.
 */
export async function letReturnDaysPass(orderId: string): Promise<void> {
  await inDatabase(
    `update shipment set delivered_at = delivered_at - interval '15 days' where order_id = $1`,
    [orderId],
  )
  await inDatabase(`update referral set due_at = due_at - interval '15 days' where order_id = $1`, [orderId])
}

/** Moves the opening and the end of a bundle seven days back, then queues the job that closes bundles. */
export async function letWeekPass(bundleId: string): Promise<void> {
  await inDatabase(
    `update bundle set opened_at = opened_at - interval '7 days', closes_at = closes_at - interval '7 days' where id = $1`,
    [bundleId],
  )
  await wakeWorker('closeBundles')
}

/**
 * Moves the packing time of an order's packed parcels `days` days back, then queues the job that moves
 * parcels on.
 */
export async function letParcelsTravel(orderId: string, days: number): Promise<void> {
  await inDatabase(
    `update shipment set packed_at = packed_at - make_interval(days => $2) where order_id = $1 and packed_at is not null`,
    [orderId, days],
  )
  await wakeWorker('moveParcels')
}

/**
 * Moves the payment of an order `hours` hours back, then queues the job that follows sales between members.
 */
export async function letSaleWait(orderId: string, hours: number): Promise<void> {
  await inDatabase(
    'update purchase_order set confirmed_at = confirmed_at - make_interval(hours => $2) where id = $1',
    [orderId, hours],
  )
  await wakeWorker('followDirectSales')
}

/** Queues the job that charges an order, as the packing of its first parcel does. */
export const letOrderBeCharged = (orderId: string): Promise<void> =>
  inDatabase(`select graphile_worker.add_job('chargeOrder', json_build_object('orderId', $1::text))`, [
    orderId,
  ])

/**
 * Moves the linking time of a user's payout accounts one day back, so that the waiting time for new
 * accounts is over.
 */
export const letAccountsRest = (email: string): Promise<void> =>
  inDatabase(
    `update payout_account set linked_at = linked_at - interval '1 day' where user_id = (select id from user_account where email = $1)`,
    [email],
  )

/**
 * Moves the delivery time of a kit's bag 60 days back, then queues the job that moves kits on: the
 * carrier's scans of the filled bag come with that job.
 */
export async function letBagTravel(labelCode: string): Promise<void> {
  await inDatabase(`update kit set delivered_at = delivered_at - interval '60 days' where label_code = $1`, [
    labelCode,
  ])
  await wakeWorker('moveKits')
}

/**
 * Moves the delivery time of an order's delivered parcels 60 days back, so that the return window is over.
 */
export async function letReturnWindowPass(orderId: string): Promise<void> {
  await inDatabase(
    `update shipment set delivered_at = delivered_at - interval '60 days' where order_id = $1 and delivered_at is not null`,
    [orderId],
  )
}

/**
 * Ends the month of the charities, in which each is paid once, then queues the job that pays them.
 */
export async function letCharitiesBePaid(): Promise<void> {
  // The month is a transfer's key: under another one, the transfers of this month count as earlier ones.
  await inDatabase(
    `with earlier as (update payout set request_key = 'before ' || id where kind = 'charity' returning 1)
     select count(*) from earlier`,
    [],
  )
  await wakeWorker('payCharities')
}

/**
 * Sets the bag with this label code to done, in the database alone, as if its grading had ended. Pieces stay
 * as they are; no job is queued.
 */
export const letBagBeDone = (labelCode: string): Promise<void> =>
  inDatabase(
    `update bag set status = 'done', done_at = now() where kit_id = (select id from kit where label_code = $1)`,
    [labelCode],
  )

/** Ends the days in which a deletion can be taken back, then queues the job that erases. */
export async function letDeletionBeDue(email: string): Promise<void> {
  await inDatabase(
    `update deletion_request set erase_at = clock_timestamp() where email = $1 and status = 'waiting'`,
    [email],
  )
  await wakeWorker('eraseLeaving')
}

/**
 * Makes an experiment a draft that nobody has seen, so that a journey that is tried again can start it again.
 */
export async function makeDraft(experiment: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const table of ['exposure', 'arm_traffic', 'experiment_change'])
      await client.query(`delete from ${table} where experiment_key = $1`, [experiment])
    await client.query(
      `update experiment set status = 'draft', ramp_percent = 0, started_at = null, stopped_at = null, kept_arm = null where key = $1`,
      [experiment],
    )
  } finally {
    await client.end()
  }
}

/** Moves the delivery of an order 60 days back and queues the job that completes orders by it. */
export async function letOrderBeComplete(orderId: string): Promise<void> {
  await letReturnWindowPass(orderId)
  await inDatabase(
    `update order_event set happened_at = happened_at - interval '60 days' where order_id = $1 and to_status = 'delivered'`,
    [orderId],
  )
  await wakeWorker('finalizeOrders')
}

/**
 * Lets a year of a member pass: moves the orders, the birthday's telling, and the occasions of the rewards
 * program a year back. The pages then count the member's orders to the year before.
 */
export async function letYearPass(email: string): Promise<void> {
  const own = 'user_id = (select id from user_account where email = $1)'
  await inDatabase(
    `update user_account set first_purchase_at = first_purchase_at - interval '1 year',
       last_purchase_at = last_purchase_at - interval '1 year' where email = $1`,
    [email],
  )
  await inDatabase(`update purchase_order set placed_at = placed_at - interval '1 year' where ${own}`, [
    email,
  ])
  await inDatabase(
    `update rewards_member set birthday_told_at = birthday_told_at - interval '1 year', tier_since = tier_since - interval '1 year' where ${own}`,
    [email],
  )
  // The occasions of a year have its number for a name; a member may have none yet.
  await inDatabase(
    `with moved as (
       update rewards_occasion set occasion = (occasion::int - 1)::text where ${own} and occasion ~ '^20[0-9]{2}$' returning 1)
     select count(*) from moved`,
    [email],
  )
}

/**
 * Makes all that waits to leave the shop for an account due now, as the end of its quiet hours or the morning
 * of its digest would, then queues the job that sends it. Throws while nothing waits.
 */
export async function letMorningCome(email: string): Promise<void> {
  await inDatabase(
    `update notification_delivery d set due_at = clock_timestamp() from user_account u
     where u.id = d.user_id and u.email = $1 and d.sent_at is null and d.dropped is null`,
    [email],
  )
  await inDatabase(
    `select graphile_worker.add_job('tellPerson', json_build_object('userId', id)) from user_account where email = $1`,
    [email],
  )
}

/** Makes the mail of a gift card that waits for its day leave now, as the morning of that day would. */
export const letGiftCardLeave = (cardId: string): Promise<void> =>
  inDatabase(`select graphile_worker.add_job('giftCardMail', json_build_object('cardId', $1::text))`, [
    cardId,
  ])
