// Random histories of two sellers: pieces sold, delivered, returned in time and late, earnings cashed out,
// failed, turned and donated; played through the rules alone, with the ledger as a map of balances.
import fc from 'fast-check'
import { add, type Cents, cents, zero } from '../common/money.ts'
import { clawbackOf, earningsBalance, pendingOf, type SellerSale } from '../earnings/earnings.ts'
import { canPayoutMove, type PayoutStatus } from '../earnings/payout-states.ts'
import type { PayoutTerms } from '../earnings/payout-terms.ts'
import { bagFeeLeft, type Payout, payoutLine, payoutOf } from '../earnings/payouts.ts'
import {
  creditTurnOf,
  earningsTurnedEntries,
  feesOf,
  payoutRequestedEntries,
  payoutReturnedEntries,
  payoutSettledEntries,
  saleAccruedEntries,
  saleClawedBackEntries,
} from '../earnings/postings.ts'
import { accountKey, type LedgerEntry, postingFaults } from '../ledger/ledger.ts'
import { terms } from './selling.ts'

type Kind = 'sell' | 'deliver' | 'wait' | 'return' | 'cash_out' | 'donate' | 'credit' | 'answer'
export type Command = {
  kind: Kind
  pick: number
  share: number
  days: number
  price: number
  terms: PayoutTerms
  to: PayoutStatus
}

export const commandArbitrary: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom<Kind>(
    'sell',
    'sell',
    'deliver',
    'deliver',
    'wait',
    'wait',
    'return',
    'cash_out',
    'donate',
    'credit',
    'answer',
    'answer',
  ),
  pick: fc.nat(1000),
  share: fc.integer({ min: 1, max: 100 }),
  days: fc.integer({ min: 1, max: 30 }),
  price: fc.oneof(fc.nat(40_000), fc.constantFrom(0, 1, 49, 99, 150_000)),
  terms,
  to: fc.constantFrom('sent', 'late', 'paid', 'failed'),
})

type Sold = Omit<SellerSale, 'clawedBack' | 'deliveredAt'> & {
  seller: string
  payout: Payout
  clawedBack: boolean
  deliveredAt: Date | null
}
type Out = { seller: string; amount: Cents; status: PayoutStatus }
type World = {
  now: Date
  sold: Sold[]
  outs: Out[]
  turned: number
  lost: number
  clawedBack: number
  failed: number
  faults: string[]
  balances: Map<string, number>
}

const bagFee = cents(799)

function post(world: World, entries: readonly LedgerEntry[]): void {
  if (entries.length === 0) return
  world.faults.push(...postingFaults(entries))
  for (const { account, amount } of entries) {
    const key = accountKey(account)
    const balance = (world.balances.get(key) ?? 0) + amount
    if (account.kind === 'seller_earnings' && balance < 0) world.faults.push(`${key} overdrawn: ${balance}`)
    world.balances.set(key, balance)
  }
}

const balanceOf = (world: World, key: string): Cents => cents(world.balances.get(key) ?? 0)
const heldBy = (world: World, seller: string): Cents => balanceOf(world, `seller_earnings/${seller}`)
const salesOf = (world: World, seller: string): Sold[] => world.sold.filter((one) => one.seller === seller)

function sell(world: World, seller: string, { price, terms: by }: Command): void {
  const taken = salesOf(world, seller)
    .filter((one) => !one.clawedBack)
    .map((one) => payoutLine(one.payout, 'bag_fee'))
  const payout = payoutOf(cents(price), by, bagFeeLeft(bagFee, taken))
  world.sold.push({
    seller,
    payout,
    earnings: payout.earnings,
    deliveredAt: null,
    returning: false,
    clawedBack: false,
  })
  post(world, saleAccruedEntries(seller, payout))
}

function giveBack(world: World, one: Sold): void {
  const others = pendingOf(
    salesOf(world, one.seller).filter((other) => other !== one),
    world.now,
  )
  const { taken, lost } = clawbackOf(one.earnings, heldBy(world, one.seller), others)
  post(world, saleClawedBackEntries(one.seller, one.payout, taken))
  world.lost += lost
  world.clawedBack += taken + feesOf(one.payout)
  one.clawedBack = true
}

function use(world: World, seller: string, { kind, share }: Command): void {
  const { available } = earningsBalance(heldBy(world, seller), salesOf(world, seller), world.now)
  const amount = cents(Math.floor((available * share) / 100))
  if (amount === 0) return
  if (kind === 'credit') {
    const n = world.turned
    post(world, earningsTurnedEntries(seller, creditTurnOf(amount), { cash: `c${n}`, bonus: `b${n}` }))
    world.turned += amount
    return
  }
  world.outs.push({ seller, amount, status: 'requested' })
  post(world, payoutRequestedEntries(seller, amount))
}

function answer(world: World, out: Out, to: PayoutStatus): void {
  if (!canPayoutMove(out.status, to)) return
  out.status = to
  if (to === 'paid') post(world, payoutSettledEntries(out.amount))
  if (to === 'failed') {
    post(world, payoutReturnedEntries(out.seller, out.amount))
    world.failed += 1
  }
}

function play(world: World, command: Command): void {
  const seller = command.pick % 2 === 0 ? 'ann' : 'bea'
  const some = world.sold.filter((one) => !one.clawedBack)
  const one = some[command.pick % Math.max(1, some.length)]
  const out = world.outs[command.pick % Math.max(1, world.outs.length)]
  if (command.kind === 'sell') sell(world, seller, command)
  else if (command.kind === 'wait') world.now = new Date(world.now.getTime() + command.days * 86_400_000)
  else if (command.kind === 'deliver' && one) one.deliveredAt ??= world.now
  else if (command.kind === 'return' && one) giveBack(world, one)
  else if (command.kind === 'answer' && out) answer(world, out, command.to)
  else if (['cash_out', 'donate', 'credit'].includes(command.kind)) use(world, seller, command)
}

const sumOf = (outs: readonly Out[]): Cents => add(zero, ...outs.map((out) => out.amount))

/**
 * Plays a history of sales, returns and cash-outs. Returns the sums at its end in cents, and the faults found
 * on the way.
 */
export function playSelling(commands: readonly Command[]) {
  const world: World = {
    now: new Date('2026-11-01T00:00:00Z'),
    sold: [],
    outs: [],
    turned: 0,
    lost: 0,
    clawedBack: 0,
    failed: 0,
    faults: [],
    balances: new Map(),
  }
  for (const command of commands) {
    play(world, command)
    for (const seller of ['ann', 'bea']) {
      const pending = pendingOf(salesOf(world, seller), world.now)
      if (heldBy(world, seller) < pending) world.faults.push(`${seller} holds less than is pending`)
    }
  }
  const paidOut = sumOf(world.outs.filter((out) => out.status === 'paid'))
  const unanswered = sumOf(world.outs.filter((out) => out.status !== 'paid' && out.status !== 'failed'))
  return {
    faults: world.faults,
    sales: add(zero, ...world.sold.map((one) => one.payout.price)),
    payouts: paidOut + unanswered + world.turned,
    paidOut,
    unanswered,
    lost: world.lost,
    failed: world.failed,
    clawedBack: world.clawedBack,
    fees: balanceOf(world, 'fee_income/'),
    held: add(heldBy(world, 'ann'), heldBy(world, 'bea')),
    payoutCost: balanceOf(world, 'payout_cost/'),
    clearing: balanceOf(world, 'payout_clearing/'),
    left: balanceOf(world, 'processor_clearing/'),
  }
}
