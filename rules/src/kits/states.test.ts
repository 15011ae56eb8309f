import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { auctionDays, startPercent } from '../auctions/auctions.ts'
import { type ItemState, itemStates, itemTransitions } from '../catalogue/item-states.ts'
import { stateDiagram } from '../common/state-diagram.ts'
import { sellerStatusLabels, sellerStatusOf, statesOfSellerStatus } from '../consignment/seller-items.ts'
import {
  canPayoutMove,
  type PayoutStatus,
  payoutDiagram,
  payoutReasons,
  payoutStatuses,
  payoutStatusLabels,
  payoutTransitions,
} from '../earnings/payout-states.ts'
import { deliveryReturnDays } from '../vocabulary/limits.ts'
import { sellerItemStatuses } from '../vocabulary/seller.ts'
import {
  bagDiagram,
  bagReasons,
  bagStatuses,
  bagStatusLabels,
  bagTransitions,
  canBagMove,
  canKitMove,
  isOutstandingKit,
  kitDiagram,
  kitReasons,
  kitStatuses,
  kitStatusLabels,
  kitTransitions,
} from './states.ts'

const fence = '```'
const table = (head: string, labels: Readonly<Record<string, string>>) =>
  [
    `| ${head} | what a seller reads |`,
    '|---|---|',
    ...Object.entries(labels).map(([state, label]) => `| \`${state}\` | ${label} |`),
  ].join('\n')
const picture = (diagram: string) => `${fence}mermaid\n${diagram}\n${fence}`
const words = (state: ItemState) => {
  const status = sellerStatusOf(state)
  return status ? `\`${status}\`, ${sellerStatusLabels[status]}` : 'not shown: its new number is'
}

/** The expected text of docs/selling.md. */
const sellingDoc = () => `# Kits, bags, pieces and payouts

Written from \`rules/src/kits/states.ts\`, \`earnings/payout-states.ts\`, \`consignment/seller-items.ts\` and \`catalogue/item-states.ts\` by \`states.test.ts\` beside the first:
change the tables there, then run \`vitest run --project rules -u\`. Why it is so: decision 0070.

## A kit

The empty bag, or the label to print, that goes to a seller. It is outstanding while ${kitStatuses
  .filter(isOutstandingKit)
  .map((one) => `\`${one}\``)
  .join(', ')}.

${picture(kitDiagram())}

${table('status', kitStatusLabels)}

## A bag

What comes back filled. It is processed when every piece of it is graded.

${picture(bagDiagram())}

${table('status', bagStatusLabels)}

## A piece

${picture(stateDiagram('received', itemTransitions, {}))}

What its seller reads is derived from its state and never stored.

| state | the seller's word |
|---|---|
${itemStates.map((state) => `| \`${state}\` | ${words(state)} |`).join('\n')}

## Auctions

A rare, designer or dear piece does not leave the shop when its window ends: it goes to auction for ${auctionDays} days, from ${startPercent}% of its last price and
never below the floor of its terms. Its seller sees the bids, the end, and what the highest bid would pay; what was won pays by the same
terms as every sale. Nobody bids, or nobody pays: its time is over then, and the days to take it back begin (decision 0128).

## What a seller is mailed when a piece is sold

When the buyer's payment is taken (the parcel is packed, or the bundle closes), not before: until then the buyer may cancel. One mail for each order names the
seller's pieces in it, what each was sold for, what of that is earned, and when it clears: ${deliveryReturnDays} days after delivery. If the sale
does not stand after all, a second mail says what was taken out of the earnings. Neither names anybody (decision 0107).

## A cash-out

Money leaves the seller's earnings when it is asked for, and comes back when the cash-out fails. No answer is no failure: a \`late\`
one is asked about and never sent again.

${picture(payoutDiagram())}

${table('status', payoutStatusLabels)}
`

const arrowsOf = <S extends string>(states: readonly S[], can: (from: S, to: S) => boolean) =>
  states.flatMap((from) => states.filter((to) => can(from, to)).map((to) => `${from}>${to}`)).toSorted()
const list = (text: string) => text.trim().split(/\s+/).toSorted()
function reachable(
  of: Readonly<Record<string, readonly string[]>>,
  from: string,
  seen = new Set([from]),
): Set<string> {
  for (const to of of[from] ?? []) if (!seen.has(to)) reachable(of, to, seen.add(to))
  return seen
}

/** Written out by hand, so that an arrow that is added or lost by mistake is noticed. */
const kitArrows = list(`
  ordered>shipped ordered>delivered ordered>canceled shipped>delivered shipped>lost shipped>sent_back
  delivered>sent_back delivered>lapsed sent_back>received sent_back>lost lost>delivered lost>received lapsed>sent_back lapsed>received`)
const bagArrows = list(`
  ordered>shipped ordered>received ordered>canceled shipped>received shipped>lost lost>received
  received>processing processing>done canceled>received`)
const payoutArrows = list(
  'requested>sent requested>failed sent>paid sent>failed sent>late late>paid late>failed',
)

describe('the lives of kits, bags and cash-outs', () => {
  it('are what docs/selling.md shows', async () => {
    await expect(sellingDoc()).toMatchFileSnapshot(
      fileURLToPath(new URL('../../../docs/selling.md', import.meta.url)),
    )
  })

  it('go along the arrows and nowhere else, for every pair', () => {
    expect(arrowsOf(kitStatuses, canKitMove)).toEqual(kitArrows)
    expect(arrowsOf(bagStatuses, canBagMove)).toEqual(bagArrows)
    const canMove = (from: PayoutStatus, to: PayoutStatus) => canPayoutMove(from, to, 'refused')
    expect(arrowsOf(payoutStatuses, canMove)).toEqual(payoutArrows)
  })

  it('can all be reached from the start', () => {
    expect(reachable(kitTransitions, 'ordered').size).toBe(kitStatuses.length)
    expect(reachable(bagTransitions, 'ordered').size).toBe(bagStatuses.length)
    expect(reachable(payoutTransitions, 'requested').size).toBe(payoutStatuses.length)
  })

  it('name a reason only for arrows that there are', () => {
    const named = (reasons: object) => Object.keys(reasons).map((pair) => pair.replace(' ', '>'))
    expect(named(kitReasons).filter((pair) => !kitArrows.includes(pair))).toEqual([])
    expect(named(bagReasons).filter((pair) => !bagArrows.includes(pair))).toEqual([])
    const withReturns = [...payoutArrows, 'paid>failed']
    expect(named(payoutReasons).filter((pair) => !withReturns.includes(pair))).toEqual([])
  })

  it('end a cash-out once: what is paid moves only when the bank sent it back, what failed never', () => {
    const ends = (code?: string) =>
      payoutStatuses.filter((from) => payoutStatuses.every((to) => !canPayoutMove(from, to, code)))
    expect(ends('refused')).toEqual(['paid', 'failed'])
    expect(ends()).toEqual(['paid', 'failed'])
    expect(ends('returned')).toEqual(['failed'])
  })
})

describe('a kit', () => {
  it('is outstanding until the filled bag is on its way', () => {
    expect(kitStatuses.filter(isOutstandingKit)).toEqual(['ordered', 'shipped', 'delivered'])
  })
})

describe('the seller’s word for a piece', () => {
  it('covers every word of the specification, each by a state of its own', () => {
    for (const status of sellerItemStatuses) expect(statesOfSellerStatus(status), status).not.toEqual([])
    const all = sellerItemStatuses.flatMap(statesOfSellerStatus)
    expect(new Set(all).size).toBe(all.length)
    expect(itemStates.filter((state) => !all.includes(state))).toEqual(['relisted'])
  })
  it('says sold from the purchase on, and being bought before', () => {
    expect(statesOfSellerStatus('sold')).toEqual(['purchased', 'packed', 'shipped', 'delivered'])
    expect(sellerStatusOf('pending_sale')).toBe('pending_sale')
  })
  it('never shows a returned piece twice: its old number is left out', () => {
    expect(sellerStatusOf('relisted')).toBeNull()
  })
})
