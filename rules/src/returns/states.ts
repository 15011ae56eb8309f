// The life of a return as data (specification §3, return statuses): which status may follow which, and the
// words and steps that shoppers read.
import { stateDiagram } from '../common/state-diagram.ts'
import type { DateManner } from '../manners/manners.ts'
import type { ReturnOutcome, ReturnRefundType, ReturnStatus } from '../vocabulary/returns.ts'
import { dayOf } from './days.ts'
import { dockUntil, type RefundChange } from './late.ts'
import { type PickUp, pickUpDay, pickUpNext, pickUpWhen } from './pick-up.ts'

export const returnTransitions = {
  initiated: ['inbound', 'received', 'canceled'],
  inbound: ['received', 'completed'],
  received: ['processing'],
  processing: ['processed', 'completed'],
  processed: ['completed'],
  completed: [],
  canceled: ['inbound', 'received'],
} as const satisfies Record<ReturnStatus, readonly ReturnStatus[]>

/** Returns whether a return may change from one status to the other in one step. */
export const canReturnMove = (from: ReturnStatus, to: ReturnStatus): boolean =>
  (returnTransitions[from] as readonly ReturnStatus[]).includes(to)

/** Why a return goes on; the arrows of the picture in docs/returns.md. */
export const returnMoveReasons: Partial<Record<`${ReturnStatus} ${ReturnStatus}`, string>> = {
  'initiated inbound': 'the carrier’s first scan',
  'initiated received': 'scanned at the dock, without a scan before',
  'initiated canceled': 'by the shopper, or never handed in',
  'inbound received': 'scanned at the dock',
  'inbound completed': 'the carrier lost the parcel, and the shop pays',
  'received processing': 'the first piece is inspected',
  'processing processed': 'every piece is decided',
  'processing completed': 'every piece is decided, and nothing is owed',
  'processed completed': 'the money has left',
  'canceled inbound': 'handed in too late',
  'canceled received': 'arrived too late',
}

export const returnStatusLabels: Record<ReturnStatus, string> = {
  initiated: 'Waiting for your parcel',
  inbound: 'On its way to us',
  received: 'Arrived',
  processing: 'Being looked over',
  processed: 'Looked over',
  completed: 'Complete',
  canceled: 'Canceled',
}

/** The statuses as people at work read them. */
export const staffReturnStatusLabels: Record<ReturnStatus, string> = {
  ...returnStatusLabels,
  initiated: 'Waiting for the parcel',
  received: 'Here, not looked over',
}

export const returnOutcomeLabels: Record<ReturnOutcome, string> = {
  accepted: 'Accepted',
  accepted_less: 'Accepted for less',
  refused: 'Sent back to you',
}

/** The words for a piece that is worse than it left. */
export const differentNow = 'A piece came back in a different condition'

/**
 * Returns the label of a decision on a returned piece. `waits`: a lower sum is offered and the shopper has
 * not answered; its label replaces the others.
 */
export const outcomeLabelOf = (outcome: ReturnOutcome, waits: boolean): string =>
  waits ? 'We offer less for it' : returnOutcomeLabels[outcome]

/** Statuses of returns whose pieces are on their way to the shop or with it. */
export const openReturnStatuses: readonly ReturnStatus[] = [
  'initiated',
  'inbound',
  'received',
  'processing',
  'processed',
]

/** The facts of a return that its headline and steps are made of. */
export type ReturnFacts = {
  readonly status: ReturnStatus
  readonly refundType: ReturnRefundType
  /** The total as people read it: "$153.59". */
  readonly sum: string
  readonly pieces: number
  readonly createdAt: Date
  readonly dropOffBy: Date
  readonly firstScanAt: Date | null
  readonly receivedAt: Date | null
  readonly processedAt: Date | null
  readonly paidAt: Date | null
  readonly completedAt: Date | null
  readonly canceledAt: Date | null
  readonly carrierName: string | null
  readonly hasOffer: boolean
  /** Whether a part of the money goes to a bank, which takes some days. */
  readonly goesToBank: boolean
  /** Whether the pieces were replaced, so that no money follows. */
  readonly isForReplacement: boolean
  /** Whether the pieces are of a goody box, which settles their money itself. */
  readonly isOfBox: boolean
  /** Why the money goes otherwise than chosen; null when it goes as chosen. */
  readonly because: RefundChange | null
  /** Whether the shopper posts the parcel, and has a label of ours from before all the same. */
  readonly hasSpareLabel: boolean
  /** Whether an account can hold shop credit. */
  readonly hasAccount: boolean
  /** The day on which the shop pays for a parcel that seems lost; null while it doesn't seem lost. */
  readonly paysLostOn: Date | null
  /** The carrier's coming for the parcel; null when nobody is booked. */
  readonly pickUp: Pick<PickUp, 'day' | 'window' | 'status'> | null
}

/**
 * Returns whether a bank card or account is among the means of payment that get the money, by keys that begin
 * with "card/".
 */
export const goesToBank = (to: readonly { readonly key: string }[]): boolean =>
  to.some(({ key }) => key.startsWith('card/'))

export type Headline = { readonly headline: string; readonly detail: string }

const counted = (pieces: number) => (pieces === 1 ? 'one piece' : `${pieces} pieces`)

const becauseWords: Record<RefundChange, string> = {
  late: 'The parcel was handed in late, so you get shop credit.',
  label: 'The parcel came with our label, so the price of the label is kept.',
}

/** Returns why the money of a return goes otherwise than chosen, as a sentence. */
export const becauseOf = (because: RefundChange): string => becauseWords[because]

/**
 * Returns the sentence that a parcel which its shopper posts is paid as shop credit when it reaches the shop
 * more than 14 days after the last day of drop-off.
 */
export const postedLateWords = (dropOffBy: Date, dates?: DateManner): string =>
  `A parcel that reaches us after ${dayOf(dockUntil(dropOffBy), dates)} is paid as shop credit.`

/** The words for a label from before, once the shopper chose to post the parcel. */
export const spareLabelWords = 'A parcel that travels with our label pays the price of the label.'

const sentences = (...all: (string | false | null)[]): string => all.filter(Boolean).join(' ')

function postHeadline(facts: ReturnFacts, dates: DateManner | undefined): Headline {
  return {
    headline: `Post ${counted(facts.pieces)} by ${dayOf(facts.dropOffBy, dates)}`,
    detail: sentences(
      'Put the number on the parcel and keep the receipt of the post.',
      facts.hasAccount && postedLateWords(facts.dropOffBy, dates),
      facts.hasSpareLabel && spareLabelWords,
    ),
  }
}

function labelHeadline(facts: ReturnFacts, dates: DateManner | undefined): Headline {
  const { pickUp, carrierName } = facts
  if (pickUp?.status === 'missed')
    return {
      headline: `${carrierName} didn’t get your parcel`,
      detail: sentences(
        `Nobody handed it over on ${pickUpDay(pickUp.day, dates)}.`,
        pickUpNext(facts.dropOffBy, dates),
      ),
    }
  return {
    headline: 'Your label is ready',
    detail:
      pickUp?.status === 'booked'
        ? `${carrierName} fetches ${counted(facts.pieces)} on ${pickUpWhen(pickUp, dates)}. Also in your email.`
        : `Hand ${counted(facts.pieces)} in by ${dayOf(facts.dropOffBy, dates)}. Also in your email.`,
  }
}

/** What follows for pieces that no money follows for; undefined for others. */
const insteadOf = (facts: ReturnFacts): string | undefined =>
  facts.isForReplacement
    ? 'Another piece comes in its place, so nothing is paid back.'
    : facts.isOfBox
      ? 'The page of your goody box shows what you pay.'
      : undefined

function lostHeadline(facts: ReturnFacts, on: Date, dates: DateManner | undefined): Headline {
  const instead = insteadOf(facts)
  return {
    headline: 'Your parcel seems lost',
    detail: sentences(
      `It was handed in ${facts.firstScanAt ? dayOf(facts.firstScanAt, dates) : ''} and has not arrived.`,
      instead ?? `If it stays lost, ${facts.sum} is paid by itself on ${dayOf(on, dates)}.`,
      'You need to do nothing.',
      facts.because && becauseOf(facts.because),
    ),
  }
}

function paidHeadline(facts: ReturnFacts, paidAt: Date, dates: DateManner | undefined): Headline {
  const credit = facts.refundType === 'noncashoutable_credit_refund'
  const day = dayOf(paidAt, dates)
  return {
    headline: `${facts.sum} is yours`,
    detail: sentences(
      credit
        ? `Shop credit since ${day}. It doesn’t end.`
        : facts.goesToBank
          ? `Sent ${day}; a bank takes three to five days.`
          : `Back where you paid from since ${day}.`,
      facts.because && becauseOf(facts.because),
    ),
  }
}

/**
 * Returns the headline of a return's page and the sentence under it, by the return's state; `dates` is the
 * manner of days.
 */
export function headlineOf(facts: ReturnFacts, dates?: DateManner): Headline {
  if (facts.hasOffer) return { headline: 'We need your answer', detail: `${differentNow}.` }
  if (facts.paidAt) return paidHeadline(facts, facts.paidAt, dates)
  if (facts.status === 'canceled')
    return {
      headline: 'This return is canceled',
      detail: 'Nothing was sent back, and nothing was paid back.',
    }
  if (facts.paysLostOn) return lostHeadline(facts, facts.paysLostOn, dates)
  const instead = insteadOf(facts)
  if (instead && facts.status !== 'initiated')
    return { headline: returnStatusLabels[facts.status], detail: instead }
  if (facts.status === 'completed')
    return { headline: 'This return is complete', detail: 'Nothing was left to pay back.' }
  if (facts.status === 'initiated')
    return facts.refundType === 'full_refund' ? postHeadline(facts, dates) : labelHeadline(facts, dates)
  return {
    headline: returnStatusLabels[facts.status],
    detail: sentences(
      `${facts.sum} follows once we have looked ${facts.pieces === 1 ? 'the piece' : 'the pieces'} over.`,
      facts.because && becauseOf(facts.because),
    ),
  }
}

export type StepState = 'done' | 'now' | 'later'
export type ReturnStepView = {
  readonly key: string
  readonly label: string
  readonly detail: string
  readonly state: StepState
}

/**
 * Returns the steps of a return (started, dropped, arrived, inspected, money) with label, time and state
 * "done", "now" or "later". Money stands where it is paid: at the first scan, or at the end; a canceled
 * return has two steps, a replacement no money. `dates` is the manner of days.
 */
export function stepsOf(facts: ReturnFacts, dates?: DateManner): ReturnStepView[] {
  const paidEarly = facts.paidAt !== null && (facts.processedAt === null || facts.paidAt < facts.processedAt)
  const parcel = facts.carrierName ?? 'By post'
  const money = {
    key: 'money',
    label: facts.refundType === 'noncashoutable_credit_refund' ? 'Credit given' : 'Money sent',
    at: facts.paidAt,
    // What is paid in all isn't known before the shopper has answered.
    due: facts.hasOffer ? 'after your answer' : facts.sum,
  }
  const way: Step[] = [
    { key: 'started', label: 'Started', at: facts.createdAt, due: '' },
    {
      key: 'dropped',
      label: 'Handed in',
      now: returnStatusLabels.initiated,
      at: facts.firstScanAt,
      due:
        facts.pickUp?.status === 'booked'
          ? `fetched ${pickUpDay(facts.pickUp.day, dates)}`
          : `by ${dayOf(facts.dropOffBy, dates)}`,
    },
    ...(paidEarly ? [money] : []),
    {
      key: 'arrived',
      label: 'Arrived',
      now: facts.paysLostOn ? 'Seems lost' : returnStatusLabels.inbound,
      at: facts.receivedAt,
      due: parcel,
    },
    {
      key: 'inspected',
      label: 'Looked over',
      now: returnStatusLabels.processing,
      at: facts.processedAt,
      due: 'within two days of its arrival',
    },
    ...(paidEarly || facts.isForReplacement || facts.isOfBox ? [] : [money]),
  ]
  if (facts.canceledAt)
    return [
      step(way[0] ?? money, 'done', dates),
      step({ key: 'canceled', label: 'Canceled', at: facts.canceledAt, due: '' }, 'done', dates),
    ]
  const last = way.findLastIndex((one) => one.at !== null)
  return way.map((one, i) => step(one, i <= last ? 'done' : i === last + 1 ? 'now' : 'later', dates))
}

/** `now`: the label while the step is awaited, where its name would say that it happened. */
type Step = { key: string; label: string; now?: string; at: Date | null; due: string }

function step(
  { key, label, now = label, at, due }: Step,
  state: StepState,
  dates: DateManner | undefined,
): ReturnStepView {
  return { key, label: state === 'now' ? now : label, detail: at ? dayOf(at, dates) : due, state }
}

/** Returns a Mermaid diagram of the return states, for docs/returns.md. */
export const returnDiagram = (): string => stateDiagram('initiated', returnTransitions, returnMoveReasons)
