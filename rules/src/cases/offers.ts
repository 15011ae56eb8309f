// What the resolution hub grants at once, with the exact money of each way (decision 0184). All amounts are
// in cents.
import { add, type Cents, cents, zero } from '../common/money.ts'
import type { Earned, Paid } from '../ledger/ledger.ts'
import type { DateManner } from '../manners/manners.ts'
import { noPart, type Part, partSum, withinEarned } from '../payment/parts.ts'
import { paidInAll } from '../payment/refunds.ts'
import { dayOf } from '../returns/days.ts'
import { type Difference, isWithinTolerance } from '../returns/differences.ts'
import type { MoneyRow } from '../returns/money.ts'
import {
  atOnceCases,
  atOnceLimit,
  bonusPercent,
  type CaseKind,
  caseDays,
  keepPercent,
  lateDays,
  wordLimit,
} from '../vocabulary/cases.ts'
import { replacedBefore } from './replacement-words.ts'

/** A bought piece that a case is about. */
export type CasePiece = {
  readonly lineId: string
  readonly net: Cents
  readonly tax: Cents
  readonly duty: Cents
}

/** Everything that decides what the hub grants. */
export type CaseFacts = {
  readonly kind: CaseKind
  readonly pieces: readonly CasePiece[]
  readonly paid: Paid
  readonly earned: Earned
  /** The order's own fees that the shop kept, as far as they are left. */
  readonly ownFees: Cents
  /** Whether the case is about every piece of its order. */
  readonly isAll: boolean
  /** What the delivery of parcels cost that held nothing but pieces of the case; zero when left out. */
  readonly delivery?: Cents
  /** Shop credit needs an account that holds it. */
  readonly hasAccount: boolean
  readonly deliveredAt: Date | null
  /** The last promised day of a parcel that isn't there; null when nothing was promised. */
  readonly promisedBy: Date | null
  /** Whether the carrier or a job gave the parcel up as lost. */
  readonly isLost: boolean
  /** Cases of the shopper that were settled at once in the last year. */
  readonly settledBefore: number
  /** Whether one of the pieces was replaced before. */
  readonly isReplaced: boolean
  /**
   * Whether an employee decides, or a promised sum is paid: then only what is left of the order is the
   * limit.
   */
  readonly byPerson: boolean
  /** What the shopper tells of pieces that are not as described. */
  readonly differences?: readonly Difference[] | undefined
  readonly now: Date
  /** The manner in which the shopper reads days; the month comes first when none is named. */
  readonly dates?: DateManner | undefined
}

/** A sum that the hub grants. `bonus` is the shop's, the rest is the order's. */
export type CaseMoney = {
  readonly part: Part
  readonly bonus: Cents
  readonly total: Cents
  readonly sums: readonly MoneyRow[]
}

/** What the hub grants for a case; `why`: why a person has to decide about money, in one sentence. */
export type CaseGrant = {
  readonly keepPart: CaseMoney | null
  readonly refund: CaseMoney | null
  readonly credit: CaseMoney | null
  /** What is paid when the carrier doesn't find the parcel. */
  readonly claim: CaseMoney | null
  readonly mayGoBack: boolean
  readonly why: string | null
}

const dayMs = 86_400_000
const nothing = { keepPart: null, refund: null, credit: null, claim: null, mayGoBack: false }

const percentOf = (amount: Cents, percent: number): Cents => cents(Math.round((amount * percent) / 100))

/** Limits a part to what is left of the order, and sums it up. */
function moneyOf(facts: CaseFacts, part: Part, rows: readonly MoneyRow[]): CaseMoney {
  const left = withinEarned(facts.earned, part)
  const total = cents(Math.min(partSum(left), paidInAll(facts.paid)))
  const shown = rows.filter((row) => row.amount !== 0)
  const rest = total - shown.reduce((sum, row) => sum + row.amount, 0)
  const given: MoneyRow[] =
    rest === 0 ? [] : [{ key: 'given', label: 'Paid back before', amount: cents(rest) }]
  return { part: left, bonus: zero, total, sums: [...shown, ...given] }
}

const sumOf = (pieces: readonly CasePiece[], key: 'net' | 'tax' | 'duty'): Cents =>
  add(zero, ...pieces.map((piece) => piece[key]))

function everything(facts: CaseFacts): CaseMoney {
  const { pieces, isAll, earned, ownFees } = facts
  const way = cents(Math.min(facts.delivery ?? zero, earned.delivery))
  const fees = isAll
    ? { feeIncome: ownFees, feesPayable: earned.feesPayable, delivery: earned.delivery }
    : { delivery: way }
  const part: Part = {
    ...noPart,
    sales: sumOf(pieces, 'net'),
    tax: sumOf(pieces, 'tax'),
    duty: sumOf(pieces, 'duty'),
    ...fees,
  }
  return moneyOf(facts, part, [
    {
      key: 'pieces',
      label: pieces.length === 1 ? 'The piece, as paid' : `${pieces.length} pieces, as paid`,
      amount: part.sales,
    },
    { key: 'tax', label: 'Tax', amount: part.tax },
    { key: 'duty', label: 'Duty', amount: part.duty },
    {
      key: 'delivery',
      label: 'Delivery and fees you paid',
      amount: add(part.delivery, part.feeIncome, part.feesPayable),
    },
  ])
}

/** A share of the price and of its tax, for who keeps the piece. */
function share(facts: CaseFacts, percent: number): CaseMoney {
  const sales = percentOf(sumOf(facts.pieces, 'net'), percent)
  const tax = percentOf(sumOf(facts.pieces, 'tax'), percent)
  const of = facts.pieces.length === 1 ? 'the price' : 'the prices'
  return moneyOf(facts, { ...noPart, sales, tax }, [
    { key: 'share', label: `${percent}% of ${of}`, amount: sales },
    { key: 'tax', label: 'Its tax', amount: tax },
  ])
}

/** The same sum as shop credit, with the shop's bonus on top. */
function asCredit(facts: CaseFacts, money: CaseMoney): CaseMoney | null {
  if (!facts.hasAccount) return null
  const bonus = percentOf(money.total, bonusPercent)
  return {
    ...money,
    bonus,
    total: add(money.total, bonus),
    sums: [...money.sums, { key: 'bonus', label: `${bonusPercent}% from us on top`, amount: bonus }],
  }
}

const isOver = (facts: CaseFacts): boolean =>
  facts.deliveredAt !== null && facts.now.getTime() > facts.deliveredAt.getTime() + caseDays * dayMs

/** Why a measure that is off by what a tape by hand allows is no wrong measure by itself. */
export const smallDifference =
  'We measure by hand, so a measure may be off by half an inch (1.3 cm). A person looks at this one.'

const isSmall = ({ differences = [] }: CaseFacts): boolean =>
  differences.length > 0 && differences.every(isWithinTolerance)

/** Why a person has to decide about any money; null when the hub may decide. Never a silent refusal. */
function whyPerson(facts: CaseFacts): string | null {
  if (facts.isReplaced) return replacedBefore
  if (isSmall(facts)) return smallDifference
  if (isOver(facts)) return `The parcel came more than ${caseDays} days ago, so a person looks at this case.`
  if (facts.settledBefore >= atOnceCases)
    return `We settled ${atOnceCases} cases of yours at once within a year, so a person looks at this one.`
  return null
}

const aboveLimit = `A person decides about sums above $${atOnceLimit / 100}.`

function granted(facts: CaseFacts, money: CaseMoney): CaseGrant {
  if (money.total > atOnceLimit) return { ...nothing, why: aboveLimit }
  return { ...nothing, refund: money, credit: asCredit(facts, money), why: null }
}

function notDelivered(facts: CaseFacts): CaseGrant {
  const money = everything(facts)
  if (facts.isLost) return granted(facts, money)
  if (facts.deliveredAt !== null)
    return money.total <= wordLimit ? granted(facts, money) : { ...nothing, claim: money, why: null }
  if (facts.promisedBy === null)
    return { ...nothing, why: 'The parcel hasn’t left yet. A person can say what it waits for.' }
  const lostAt = new Date(facts.promisedBy.getTime() + lateDays * dayMs)
  if (facts.now < lostAt)
    return {
      ...nothing,
      why: `The parcel is on its way. If it isn’t there by ${dayOf(lostAt, facts.dates)}, this page gives everything back.`,
    }
  return granted(facts, money)
}

/** The kinds of which a part of the price makes no sense, because the shopper has no piece to keep. */
const withoutPiece: readonly CaseKind[] = ['missing', 'not_delivered', 'wrong_piece']

/** What an employee may give: a part to who keeps the piece, or everything, as paid or as credit. */
function grantByPerson(facts: CaseFacts): CaseGrant {
  const refund = everything(facts)
  const keepPart = withoutPiece.includes(facts.kind)
    ? null
    : share(facts, keepPercent[facts.kind] ?? usualPercent)
  return { ...nothing, keepPart, refund, credit: asCredit(facts, refund), why: null }
}

/** The share that an employee gives where the hub has none of its own, in percent. */
const usualPercent = 40

/**
 * Returns what the resolution hub grants at once for a case (cents): a refund, shop credit with a bonus, a
 * part of the price with the piece kept, or a return; `why` a person must decide instead (replaced before,
 * tiny, over 30 days, 3 cases a year, above $150), else null. Other brands and fakes only go back; a lost
 * parcel may wait for the carrier's claim. `byPerson`: what an employee may give.
 */
export function grantFor(facts: CaseFacts): CaseGrant {
  if (facts.byPerson) return grantByPerson(facts)
  const why = whyPerson(facts)
  if (facts.isReplaced || isSmall(facts)) return { ...nothing, why }
  // A piece of another brand may be no genuine one: it comes back, and nobody is paid to keep it.
  if (facts.differences?.some(({ kind }) => kind === 'brand')) return { ...nothing, mayGoBack: true, why }
  const percent = keepPercent[facts.kind]
  if (percent !== undefined) {
    const money = share(facts, percent)
    const notNow = why ?? (money.total > atOnceLimit ? aboveLimit : null)
    return { ...nothing, keepPart: notNow === null ? money : null, mayGoBack: true, why: notNow }
  }
  if (facts.kind === 'counterfeit') return { ...nothing, mayGoBack: true, why }
  if (why !== null) return { ...nothing, mayGoBack: facts.kind === 'wrong_piece', why }
  if (facts.kind === 'missing') return granted(facts, everything(facts))
  if (facts.kind === 'not_delivered') return notDelivered(facts)
  if (facts.kind === 'wrong_piece') {
    const money = everything(facts)
    return money.total <= wordLimit ? granted(facts, money) : { ...nothing, mayGoBack: true, why: null }
  }
  return { ...nothing, why: 'A person looks at this: it can’t be decided by a rule.' }
}
