// The state of a bag in words for the seller, and the steps of its Thread.
import { ladders } from '@hemline/rules/earnings/payout-terms.ts'
import { cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import type { SellerBagFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { countOf, dateOf, money, shortMoney } from '../../platform/format.ts'
import { dayInWords } from '../../platform/format-days.ts'
import type { ThreadState, ThreadStep } from '../cleanout/Thread.tsx'

export type Bag = SellerBagFieldsFragment

/** Returns how many pieces of a clean-out bag were accepted, pieces that have left the shop included. */
export const takenOf = ({ counts }: Bag): number => Math.max(0, counts.graded - counts.notAccepted)

/**
 * Returns a bag's headline from the facts known so far: "27 pieces, sent Oct 30", or "A bag of ours, ordered
 * Oct 12".
 */
export function bagHeadline(bag: Bag): string {
  const pieces = bag.counts.counted ?? (bag.counts.graded || null)
  const what =
    pieces === null
      ? bag.bagType === 'label'
        ? 'Your own box, with our label'
        : 'A bag of ours'
      : countOf(pieces, 'piece')
  return bag.shippedAt
    ? `${what}, sent ${dateOf(bag.shippedAt)}`
    : `${what}, ordered ${dateOf(bag.createdAt)}`
}

const range = ({ from, to }: { from: number; to: number }): string =>
  from === to ? countOf(from, 'day') : `${from} to ${to} days`

/**
 * Returns a sentence about a clean-out bag's state and the next step: to fill, when we expect to be through,
 * how many pieces are looked over, sold or not taken, lost; '' for a canceled bag.
 */
export function bagLine(bag: Bag): string {
  const { counts } = bag
  switch (bag.status) {
    case 'ordered':
      return bag.kit.status === 'delivered'
        ? 'Fill it, close it, and hand it to the carrier.'
        : 'Its bag is on its way to you.'
    case 'shipped':
    case 'received':
      return bag.processing ? `We expect to be through in ${range(bag.processing)}.` : 'It waits its turn.'
    case 'processing':
      // The first count can be wrong; when more pieces were graded, it is left out.
      return counts.counted !== null && counts.graded <= counts.counted
        ? `${counts.graded} of ${countOf(counts.counted, 'piece')} looked over.`
        : `${countOf(counts.graded, 'piece')} looked over.`
    case 'done':
      return [
        `${countOf(counts.listed, 'piece')} on sale`,
        ...(counts.gettingReady > 0 ? [`${counts.gettingReady} getting ready`] : []),
        `${counts.sold} sold`,
        ...(counts.ended > 0 ? [`${counts.ended} with their time over or taken back`] : []),
        ...(counts.notAccepted > 0 ? [`${counts.notAccepted} not taken`] : []),
      ].join(', ')
    case 'lost':
      return 'Its carrier can’t find it. We are looking, and write to you.'
    default:
      return ''
  }
}

const order: readonly string[] = ['ordered', 'shipped', 'received', 'processing', 'done']

/**
 * Returns the six steps of a bag from ordering to its last sale, each done, now or next. `closesAt`: when its
 * last listing ends (ISO time), if known.
 */
export function bagThread(bag: Bag, closesAt: string | undefined): ThreadStep[] {
  const at = order.indexOf(bag.status)
  const { counts } = bag
  const stillOn = counts.listed + counts.gettingReady
  const selling = bag.status === 'done' && stillOn > 0
  // The index of the present step: all steps before it are done.
  const now = bag.status === 'done' ? (selling ? 4 : 6) : Math.max(0, at === 0 ? 0 : at)
  const stateOf = (i: number): ThreadState => (i < now ? 'done' : i === now ? 'now' : 'next')
  const carrier = bag.kit.carrierName ? `, ${bag.kit.carrierName}` : ''
  const sorted =
    bag.status === 'done'
      ? `${bag.doneAt ? dayInWords(bag.doneAt) : ''}: ${takenOf(bag)} taken, ${counts.notAccepted} not`
      : bag.status === 'processing' || bag.processing
        ? bagLine(bag)
        : undefined
  const steps: [string, string | undefined][] = [
    ['Bag ordered', dayInWords(bag.createdAt)],
    ['On its way', bag.shippedAt ? `${dayInWords(bag.shippedAt)}${carrier}` : undefined],
    ['Arrived', bag.receivedAt ? `${dayInWords(bag.receivedAt)}, ${bag.warehouse}` : undefined],
    ['Sorted', sorted],
    [
      'On sale',
      counts.listed + counts.sold > 0 ? `${counts.sold} of ${takenOf(bag)} sold so far` : undefined,
    ],
    ['Closed', closesAt && stillOn > 0 ? `${dayInWords(closesAt)}, when the last listing ends` : undefined],
  ]
  return steps.map(([label, detail], i) => ({ label, state: stateOf(i), ...(detail && { detail }) }))
}

/**
 * Returns how a service divides a price, as in "The first $15 of a price pays 10%, the part up to $50
 * 30% …". An unknown service counts as standard.
 */
export function ladderWords(service: string): string {
  const known = cleanoutServices.find((one) => one === service) ?? 'standard'
  const ladder = ladders[known]
  const parts = ladder.map(({ percent }, i) => {
    const upTo = ladder[i + 1]?.from
    if (i === 0)
      return upTo === undefined
        ? `A price pays ${percent}%`
        : `The first ${shortMoney(upTo)} of a price pays ${percent}%`
    return upTo === undefined
      ? `what is above that ${percent}%`
      : `the part up to ${shortMoney(upTo)} ${percent}%`
  })
  return `${parts.join(', ')}.`
}

/** Returns a sentence about a clean-out bag's fee: its amount, and the part that is paid. */
export function feeWords(bag: Bag): string {
  if (bag.fee === 0) return 'There is no fee for this bag.'
  const left = bag.fee - bag.feePaid
  if (left <= 0) return `The fee of ${money(bag.fee)} is paid, out of its first earnings.`
  return `The fee of ${money(bag.fee)} comes out of its first earnings, never out of your pocket${bag.feePaid > 0 ? `; ${money(left)} of it is left` : ''}.`
}
