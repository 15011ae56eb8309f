import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  canShipmentMove,
  type ShipmentStatus,
  shipmentDiagram,
  shipmentStatusLabels,
  shipmentTransitions,
} from '../fulfillment/shipment-states.ts'
import { orderStatuses, transactionKinds } from '../vocabulary/orders.ts'
import {
  cancelRefusalOf,
  canOrderMove,
  hiddenOrderStatuses,
  isChargedAtOnce,
  orderDiagram,
  orderLabel,
  orderReasons,
  orderStatusLabels,
  orderTransitions,
  transactionDiagram,
  transactionFaults,
  transactionKindLabels,
  transactionNeeds,
} from './states.ts'

const fence = '```'
const rows = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([state, label]) => `| \`${state}\` | ${label} |`)

/** docs/orders.md as it should be. */
const orderDoc = () => `# Orders and parcels

Written from \`rules/src/orders/states.ts\` and \`rules/src/fulfillment/shipment-states.ts\` by \`rules/src/orders/states.test.ts\`: change the tables there, then run
\`vitest run --project rules -u\`. Why money is promised first and taken later: decision 0060.

## An order

An order is there before its payment is asked for (\`not_paid\`), so that a charge always has an order to belong to. A shopper may cancel
until the first parcel is being packed. Tries that came to nothing (${hiddenOrderStatuses.map((one) => `\`${one}\``).join(', ')}) are not in the history.

${fence}mermaid
${orderDiagram()}
${fence}

| status | what a shopper reads |
|---|---|
${rows(orderStatusLabels).join('\n')}

## A parcel

One for each group of an order that ships by itself; orders of a bundle share one, which is \`held\` until the bundle closes.

${fence}mermaid
${shipmentDiagram()}
${fence}

| status | what a shopper reads |
|---|---|
${rows(shipmentStatusLabels).join('\n')}

## What money did

What comes back is of the kind that it was paid with, and never more than that was: a charge takes no more than was promised.

${fence}mermaid
${transactionDiagram()}
${fence}

| kind of transaction | what a shopper reads |
|---|---|
${rows(transactionKindLabels).join('\n')}
`

/** From a state to all that can follow it, also later. */
function reachable(
  table: Readonly<Record<string, readonly string[]>>,
  from: string,
  seen = new Set<string>(),
): Set<string> {
  for (const to of table[from] ?? []) if (!seen.has(to)) reachable(table, to, seen.add(to))
  return seen
}

const shipmentStatuses = Object.keys(shipmentTransitions) as ShipmentStatus[]

/** Written out by hand, so that an arrow that is added or lost by mistake is noticed. */
const orderArrows = `
  not_paid>confirmed not_paid>in_progress not_paid>payment_declined not_paid>canceled
  confirmed>shipped confirmed>canceled confirmed>payment_declined confirmed>order_finalized
  in_progress>auto_charged in_progress>canceled in_progress>payment_declined
  auto_charged>shipped auto_charged>canceled
  shipped>delivered shipped>lost_outbound lost_outbound>delivered lost_outbound>order_finalized
  delivered>return_initiated delivered>order_finalized
  return_initiated>delivered return_initiated>maybe_lost_inbound return_initiated>returned_late return_initiated>order_finalized
  maybe_lost_inbound>returned_late maybe_lost_inbound>order_finalized returned_late>order_finalized`
  .trim()
  .split(/\s+/)

const shipmentArrows = `
  held>waiting held>canceled waiting>picking waiting>canceled picking>packed picking>waiting picking>canceled
  packed>shipped packed>canceled shipped>out_for_delivery shipped>delivered shipped>lost
  out_for_delivery>delivered out_for_delivery>lost lost>delivered`
  .trim()
  .split(/\s+/)

describe('the states of orders and parcels', () => {
  it('are what docs/orders.md shows', async () => {
    await expect(orderDoc()).toMatchFileSnapshot(
      fileURLToPath(new URL('../../../docs/orders.md', import.meta.url)),
    )
  })

  it('let an order go along the arrows and nowhere else, for every pair', () => {
    const allowed = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canOrderMove(from, to)).map((to) => `${from}>${to}`),
    )
    expect(allowed.toSorted()).toEqual(orderArrows.toSorted())
    expect(orderStatuses.filter((one) => canOrderMove(one, one))).toEqual([])
  })

  it('let a parcel go along the arrows and nowhere else, for every pair', () => {
    const allowed = shipmentStatuses.flatMap((from) =>
      shipmentStatuses.filter((to) => canShipmentMove(from, to)).map((to) => `${from}>${to}`),
    )
    expect(allowed.toSorted()).toEqual(shipmentArrows.toSorted())
  })

  it('can all be reached, and never lead back before the payment', () => {
    expect([...reachable(orderTransitions, 'not_paid')].toSorted()).toEqual(
      orderStatuses.filter((one) => one !== 'not_paid').toSorted(),
    )
    const parcels = new Set([...reachable(shipmentTransitions, 'held'), 'held'])
    expect([...parcels].toSorted()).toEqual(shipmentStatuses.toSorted())
  })

  it('name a reason only for arrows that there are', () => {
    const pairs = Object.keys(orderReasons).map((pair) => pair.replace(' ', '>'))
    expect(pairs.filter((pair) => !orderArrows.includes(pair))).toEqual([])
  })

  it('have words for every status and every kind of transaction', () => {
    for (const status of orderStatuses) expect(orderStatusLabels[status], status).toMatch(/^[A-Z][a-z]/)
    for (const kind of transactionKinds) expect(transactionKindLabels[kind], kind).toMatch(/^[A-Z][a-z]/)
    for (const status of shipmentStatuses) expect(shipmentStatusLabels[status], status).toMatch(/^[A-Z][a-z]/)
  })
})

describe('canceling', () => {
  it('is open to a shopper until the first parcel is being packed', () => {
    expect(cancelRefusalOf({ status: 'confirmed', packing: false })).toBeUndefined()
    expect(cancelRefusalOf({ status: 'in_progress', packing: false })).toBeUndefined()
    expect(cancelRefusalOf({ status: 'confirmed', packing: true })).toMatch(/being packed/)
  })

  it('is refused with words wherever it is too late, or too early', () => {
    const open = orderStatuses.filter((status) => cancelRefusalOf({ status, packing: false }) === undefined)
    expect(open).toEqual(['confirmed', 'in_progress'])
    expect(cancelRefusalOf({ status: 'confirmed', packing: false, charged: true })).toMatch(/charged at once/)
    expect(cancelRefusalOf({ status: 'canceled', packing: false })).toMatch(/already/)
    expect(cancelRefusalOf({ status: 'not_paid', packing: false })).toMatch(/still being paid/)
    expect(cancelRefusalOf({ status: 'auto_charged', packing: false })).toMatch(/bundle has closed/)
    expect(cancelRefusalOf({ status: 'shipped', packing: false })).toMatch(/has left/)
  })

  it('is open only where the arrows lead to canceled', () => {
    for (const status of orderStatuses)
      if (cancelRefusalOf({ status, packing: false }) === undefined)
        expect(canOrderMove(status, 'canceled'), status).toBe(true)
  })
})

describe('what people call an order', () => {
  it('is eight characters of its id in two halves', () => {
    expect(orderLabel('01920000-0000-7000-8000-0000a1b2c3d4')).toBe('A1B2-C3D4')
  })
})

describe('what money did', () => {
  it('takes no more than was promised, and gives back no more than was taken', () => {
    const all = [
      { kind: 'credit', amount: 500 },
      { kind: 'deposit', amount: 1000 },
      { kind: 'authorization', amount: 4000 },
      { kind: 'final_charge', amount: 3500 },
      { kind: 'refund', amount: 1500 },
      { kind: 'refund', amount: 2000 },
      { kind: 'credit_refund', amount: 1500 },
    ] as const
    expect(transactionFaults(all)).toEqual([])
    // In any order: two of one moment have none.
    expect(transactionFaults(all.toReversed())).toEqual([])
    expect(transactionFaults([])).toEqual([])
  })

  it.each([
    ['final_charge', 4001],
    ['refund', 1],
    ['credit_refund', 1],
  ] as const)('does not take a %s of %i for what it can’t be', (kind, amount) => {
    expect(
      transactionFaults([
        { kind: 'authorization', amount: 4000 },
        { kind, amount },
      ]),
    ).toEqual([`${kind} ${amount}, of ${kind === 'final_charge' ? 4000 : 0}`])
  })

  it('begins with what pays, and every other kind can be reached', () => {
    const first = transactionKinds.filter((kind) => transactionNeeds[kind].length === 0)
    expect(first).toEqual(['authorization', 'credit', 'deposit'])
    const follow = (kind: string) =>
      transactionKinds.filter((one) => (transactionNeeds[one] as readonly string[]).includes(kind))
    const seen = new Set<string>(first)
    for (const kind of seen) for (const next of follow(kind)) seen.add(next)
    expect([...seen].sort()).toEqual([...transactionKinds].sort())
  })
})

describe('an order with a gift card', () => {
  it('is charged at once, and so is one without pieces', () => {
    expect(isChargedAtOnce([{ kind: 'item' }, { kind: 'gift_card' }])).toBe(true)
    expect(isChargedAtOnce([{ kind: 'reclaim' }])).toBe(true)
  })
  it('is the only one with pieces that is', () => {
    expect(isChargedAtOnce([{ kind: 'item' }, { kind: 'reclaim' }])).toBe(false)
  })
})
