// For tests: a member with a goody box, and what a stylist, the carriers and the member do with it.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestClient } from '../../../testing/app.ts'
import { resultOf } from '../../checkout/testing/buying.ts'
import { moveParcels } from '../../fulfillment/simulator.ts'
import { chargeOrder, releasePayment } from '../../payment/payment.ts'
import { savedAddress } from '../../rescues/testing/shelf.ts'
import { doorsOfShop, newestMemberEmail, newMember, type Shop } from '../../returns/testing/returning.ts'
import { followGoodyBoxes, settleGoodyBox } from '../goody-orders.ts'

const dayMs = 86_400_000

export type GoodyShown = {
  id: string
  status: string
  headline: string
  sum: number
  reserved: number | null
  charged: number | null
  keepBy: string | null
  orderId: string | null
  returnId: string | null
  returnCode: string | null
  labelUrl: string | null
  canChoose: boolean
  pieces: {
    itemNumber: number
    why: string
    price: number
    tax: number
    choice: string | null
    outcome: string | null
  }[]
}
export type GoodyAnswer = { __typename: string; message?: string; goodyBox?: GoodyShown; boxId?: string }
type Quote = { total: number; pieces: number; fees: number; tax: number }

/** Signs a member up who wears every size of the women's department. */
export async function goodyMember({
  app,
}: Pick<Shop, 'app'>): Promise<{ client: TestClient; userId: string }> {
  const client = await newMember(app)
  const { rows } = await sql<{ id: string }>`insert into size_profile (user_id, department, sizing_ids)
    select (select id from user_account where email = ${newestMemberEmail()}), 'women', array_agg(distinct sizing_id)
    from item where state = 'listed' and 'women' = any(department_tags) returning user_id as id`.execute(
    app.db,
  )
  return { client, userId: rows[0]?.id ?? '' }
}

/** The form that asks for a box. */
export const askInput = (more: object = {}) => ({
  formKey: randomUUID(),
  departments: ['women'],
  kinds: [],
  budget: 40_000,
  note: 'Nothing yellow, please.',
  ...more,
})

/** Asks for a box. */
export const askFor = async (client: TestClient, more: object = {}): Promise<GoodyAnswer> =>
  resultOf<GoodyAnswer>(await client.run('askGoodyBox', { input: askInput(more) }), 'askGoodyBox')

/** Reads a box as its person sees it. */
export const readBox = async (client: TestClient, id: string): Promise<GoodyShown> =>
  resultOf<GoodyShown>(await client.run('getGoodyBox', { id }), 'goodyBox')

/** Builds the form that reserves a box, as the browser would send it now. */
export async function reserveInput(client: TestClient, boxId: string, paymentToken = 'tok_ok') {
  const addressId = await savedAddress(client)
  const quote = resultOf<Quote>(await client.run('getGoodyQuote', { boxId, addressId }), 'goodyQuote')
  return {
    attemptKey: `goody-${randomUUID()}`,
    boxId,
    addressId,
    amountShown: quote.total,
    totalShown: quote.total,
    paymentToken,
  }
}

/** Reserves a box on a card. */
export const reserve = async (client: TestClient, input: object): Promise<GoodyAnswer> =>
  resultOf<GoodyAnswer>(await client.run('reserveGoodyBox', { input }), 'reserveGoodyBox')

/** Asks for a box and has a stylist approve it. */
export async function offered(shop: Shop, client: TestClient): Promise<GoodyShown> {
  const asked = await askFor(client)
  if (!asked.goodyBox) throw new Error(`not asked for: ${JSON.stringify(asked)}`)
  const { id } = asked.goodyBox
  resultOf(
    await shop.staff.run('approveGoodyBox', { input: { boxId: id, note: 'For a mild winter.' } }),
    'approveGoodyBox',
  )
  return readBox(client, id)
}

/** Reserves an offered box and has it packed, carried and delivered; the clock is moved to the delivery. */
export async function atHome(shop: Shop, client: TestClient, token = 'tok_ok'): Promise<GoodyShown> {
  const { id } = await offered(shop, client)
  const answer = await reserve(client, await reserveInput(client, id, token))
  if (answer.__typename !== 'GoodyReserved') throw new Error(`not reserved: ${JSON.stringify(answer)}`)
  await packed(shop, await readBox(client, id))
  for (let days = 0; days < 12; days += 1) {
    shop.clock.forward(dayMs)
    await moveParcels(doorsOfShop(shop))
    await followGoodyBoxes(doorsOfShop(shop))
    await followGoodyBoxes(doorsOfShop(shop))
    await released(shop)
    const box = await readBox(client, id)
    if (box.status === 'with_you') return box
  }
  throw new Error('the box did not arrive')
}

/** Packs a box as an employee. */
export async function packed(shop: Shop, box: GoodyShown): Promise<void> {
  const [first] = box.pieces
  const found = await shop.staff.run('getStaffParcel', { search: String(first?.itemNumber) })
  const parcel = found.data?.staffParcel as { id: string; items: { itemNumber: number }[] }
  const input = { shipmentId: parcel.id, itemNumbers: parcel.items.map((item) => item.itemNumber) }
  const answer = resultOf<{ __typename: string }>(await shop.staff.run('packParcel', { input }), 'packParcel')
  if (answer.__typename !== 'StaffParcelPayload') throw new Error(`not packed: ${answer.__typename}`)
}

/** Keeps the first `kept` pieces of a box and sends the others back. */
export async function choose(client: TestClient, box: GoodyShown, kept: number): Promise<GoodyAnswer> {
  const choices = box.pieces.map(({ itemNumber }, i) =>
    i < kept ? { itemNumber, keep: true } : { itemNumber, keep: false, reason: 'too_small' },
  )
  return resultOf<GoodyAnswer>(
    await client.run('chooseGoodyPieces', { input: { boxId: box.id, choices } }),
    'chooseGoodyPieces',
  )
}

/** Runs the charge of an order that is queued, as the worker would. */
export async function charged(shop: Shop, box: GoodyShown): Promise<void> {
  const { rows } = await sql`select 1 from graphile_worker._private_jobs
    where key = ${`charge/${box.orderId}`} and (payload ->> 'chosen')::boolean`.execute(shop.app.db)
  if (rows.length > 0) await chargeOrder(doorsOfShop(shop), { orderId: box.orderId ?? '', chosen: true })
}

/**
 * Voids at the payment processor those authorizations of cards that were replaced and whose release is
 * queued, as the worker would; the jobs stay in the queue.
 */
export async function released(shop: Shop): Promise<void> {
  const { rows } = await sql<{ reference: string }>`select payload ->> 'reference' as reference
    from graphile_worker._private_jobs where payload ->> 'reference' is not null`.execute(shop.app.db)
  for (const { reference } of rows) await releasePayment(doorsOfShop(shop), reference)
}

/** Runs the jobs that settle and charge a box, as the worker would. */
export async function settled(shop: Shop, box: GoodyShown): Promise<void> {
  await settleGoodyBox(doorsOfShop(shop), box.id)
  await charged(shop, box)
  await settleGoodyBox(doorsOfShop(shop), box.id)
}
