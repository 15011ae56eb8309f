// For tests: a member's order at the door, and what a shopper and an employee do with its return.
import { randomUUID } from 'node:crypto'
import type { CarrierReport } from '../../../ports/carriers.ts'
import type { PaymentsPort } from '../../../ports/payments.ts'
import type { TestApp, TestClient } from '../../../testing/app.ts'
import { testCarriers } from '../../../testing/carriers.ts'
import type { MovableClock } from '../../../testing/clock.ts'
import { fillCart, pay, paymentOf, resultOf } from '../../checkout/testing/buying.ts'
import { moveParcels } from '../../fulfillment/simulator.ts'
import { doorsFor } from '../../orders/testing/doors-for.ts'
import type { FakeProcessor } from '../../payment/testing/fake-processor.ts'
import { applyReturnReport } from '../returns.ts'

const dayMs = 86_400_000

/**
 * What tests of returns share: the API, its clock, its payments and an employee. `card`: the token that
 * shoppers pay with; the fake processor takes the one of `paymentOf`.
 */
export type Shop<Payments extends PaymentsPort = FakeProcessor> = {
  app: TestApp
  clock: MovableClock
  processor: Payments
  staff: TestClient
  card?: () => Promise<string>
}

export type QuoteShown = {
  __typename: string
  message?: string
  choices?: {
    refundType: string
    total: number
    sums: { key: string; amount: number }[]
    to: { key: string; amount: number }[]
  }[]
}
export type ReturnShown = {
  id: string
  code: string
  status: string
  headline: string
  total: number
  trackingCode: string | null
  labelUrl: string | null
  pieces: { lineId: string; outcome: string | null; offered: number | null }[]
  pickUpDays: string[]
}
export type Answered = { __typename: string; message?: string; return?: ReturnShown; field?: string | null }

/** A shop with any processor: what buying and returning need. */
type AnyShop = Shop<PaymentsPort>

/** The connections that jobs need, at the shop's clock. */
export const doorsOfShop = ({ app, clock, processor }: AnyShop) => ({
  ...testCarriers,
  ...doorsFor(app, { payments: processor, now: clock.now, webOrigin: 'http://shop.example' }),
})

let members = 0
const emailOf = (member: number) => `returns-${member}@hemline.example`

/** Returns the e-mail address of whom `newMember` signed up last. */
export const newestMemberEmail = (): string => emailOf(members)

/** Signs a new member up and returns the member's client. */
export async function newMember(app: TestApp): Promise<TestClient> {
  const client = app.newVisitor()
  members += 1
  const input = {
    email: emailOf(members),
    password: 'linen-apron-4711',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    acceptTerms: true,
  }
  const made = resultOf<{ __typename: string }>(await client.run('signUp', { input }), 'signUp')
  if (made.__typename !== 'AuthPayload') throw new Error(`not signed up: ${JSON.stringify(made)}`)
  return client
}

/** Buys pieces and has them packed, carried and delivered; the clock is moved to their delivery. */
export async function delivered(
  shop: AnyShop,
  client: TestClient,
  itemNumbers: readonly number[],
  prepare?: () => Promise<void>,
): Promise<{ orderId: string; lineIds: string[] }> {
  // Holds end by the database's own clock, so a piece is bought in real time.
  shop.clock.setAhead(0)
  await fillCart(client, itemNumbers)
  await prepare?.()
  const placed = await pay(client, await paymentOf(client, await shop.card?.()))
  const orderId = placed.order?.id ?? ''
  if (orderId === '') throw new Error(`not placed: ${placed.__typename}`)
  for (const itemNumber of itemNumbers) {
    const found = await shop.staff.run('getStaffParcel', { search: String(itemNumber) })
    const parcel = found.data?.staffParcel as { id: string; status: string; items: { itemNumber: number }[] }
    if (parcel.status === 'packed') continue
    const input = { shipmentId: parcel.id, itemNumbers: parcel.items.map((item) => item.itemNumber) }
    const packed = resultOf<{ __typename: string }>(
      await shop.staff.run('packParcel', { input }),
      'packParcel',
    )
    if (packed.__typename !== 'StaffParcelPayload') throw new Error(`not packed: ${packed.__typename}`)
  }
  shop.clock.forward(12 * dayMs)
  await moveParcels(doorsOfShop(shop))
  const lines = await shop.app.db
    .selectFrom('order_line')
    .select(['id', 'item_number'])
    .where('order_id', '=', orderId)
    .execute()
  const lineOf = (itemNumber: number) => lines.find((line) => line.item_number === itemNumber)?.id ?? ''
  return { orderId, lineIds: itemNumbers.map(lineOf) }
}

type Wish = { lineId: string; reason: string; difference?: object | undefined }

/** What differs of a piece that is not as described: a stain on its front. */
export const aStain = { kind: 'flaw', flaw: 'stain', place: 'front' } as const

/** Asks for the money of each way to be paid back. */
export const quote = async (client: TestClient, lines: readonly Wish[]): Promise<QuoteShown> =>
  resultOf<QuoteShown>(await client.run('getReturnQuote', { lines }), 'returnQuote')

/** Makes a return in one way, with the sum that the quote shows. */
export async function sendBack(
  client: TestClient,
  lines: readonly Wish[],
  refundType: string,
  key: string = randomUUID(),
): Promise<Answered> {
  const { choices, ...refused } = await quote(client, lines)
  if (!choices) return refused
  const total = choices.find((one) => one.refundType === refundType)?.total ?? -1
  const input = { lines, refundType, total, key }
  return resultOf<Answered>(await client.run('createReturn', { input }), 'createReturn')
}

/** Reports a scan of a returned parcel at the shop's clock, as its carrier would. */
export async function scanned(
  shop: AnyShop,
  made: ReturnShown,
  kind: CarrierReport['scan']['kind'] = 'picked_up',
) {
  const row = await shop.app.db
    .selectFrom('order_return')
    .selectAll()
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  return applyReturnReport({ db: shop.app.db, now: shop.clock.now }, row.carrier as never, {
    trackingCode: row.tracking_code ?? '',
    scan: {
      id: `${row.tracking_code}-${kind}`,
      kind,
      place: 'Oakland, CA',
      timeZone: 'America/Los_Angeles',
      at: shop.clock.now(),
      estimate: null,
    },
  })
}

/** Receives a return at the dock and accepts the named pieces as they are. */
export async function inspected(
  shop: AnyShop,
  made: ReturnShown,
  decisions: readonly object[],
): Promise<Answered[]> {
  resultOf(await shop.staff.run('receiveReturn', { code: made.code }), 'receiveReturn')
  const answers: Answered[] = []
  for (const decision of decisions)
    answers.push(
      resultOf<Answered>(
        await shop.staff.run('inspectReturnedPiece', { input: { returnId: made.id, ...decision } }),
        'inspectReturnedPiece',
      ),
    )
  return answers
}
