// The life of a return as data (specification §3, return statuses): which status may follow which, and the
// words and steps that shoppers read.
import { stateDiagram } from '../common/state-diagram.ts'
import type { DateManner } from '../manners/manners.ts'
import type { ReturnOutcome, ReturnRefundType, ReturnStatus } from '../vocabulary/returns.ts'
import { dayOf } from './days.ts'

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
}

/**
 * Returns whether a bank card or account is among the means of payment that get the money, by keys that begin
 * with "card/".
 */
export const goesToBank = (to: readonly { readonly key: string }[]): boolean =>
  to.some(({ key }) => key.startsWith('card/'))

export type Headline = { readonly headline: string; readonly detail: string }

const counted = (pieces: number) => (pieces === 1 ? 'one piece' : `${pieces} pieces`)

/**
 * Returns the headline of a return's page and the sentence under it, by the return's state; `dates` is the
 * manner of days.
 */
export function headlineOf(facts: ReturnFacts, dates?: DateManner): Headline {
  const credit = facts.refundType === 'noncashoutable_credit_refund'
  if (facts.hasOffer) return { headline: 'We need your answer', detail: `${differentNow}.` }
  if (facts.paidAt)
    return {
      headline: `${facts.sum} is yours`,
      detail: credit
        ? `Shop credit since ${dayOf(facts.paidAt, dates)}. It doesn’t end.`
        : facts.goesToBank
          ? `Sent ${dayOf(facts.paidAt, dates)}; a bank takes three to five days.`
          : `Back where you paid from since ${dayOf(facts.paidAt, dates)}.`,
    }
  if (facts.status === 'canceled')
    return {
      headline: 'This return is canceled',
      detail: 'Nothing was sent back, and nothing was paid back.',
    }
  if (facts.isForReplacement && facts.status !== 'initiated')
    return {
      headline: returnStatusLabels[facts.status],
      detail: 'Another piece comes in its place, so nothing is paid back.',
    }
  if (facts.status === 'completed')
    return { headline: 'This return is complete', detail: 'Nothing was left to pay back.' }
  if (facts.status === 'initiated')
    return facts.refundType === 'full_refund'
      ? {
          headline: `Post ${counted(facts.pieces)} by ${dayOf(facts.dropOffBy, dates)}`,
          detail: 'Put the number on the parcel and keep the receipt of the post.',
        }
      : {
          headline: 'Your label is ready',
          detail: `Hand ${counted(facts.pieces)} in by ${dayOf(facts.dropOffBy, dates)}. Also in your email.`,
        }
  return {
    headline: returnStatusLabels[facts.status],
    detail: `${facts.sum} follows once we have looked ${facts.pieces === 1 ? 'the piece' : 'the pieces'} over.`,
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
    due: facts.sum,
  }
  const way: Step[] = [
    { key: 'started', label: 'Started', at: facts.createdAt, due: '' },
    {
      key: 'dropped',
      label: 'Handed in',
      now: returnStatusLabels.initiated,
      at: facts.firstScanAt,
      due: `by ${dayOf(facts.dropOffBy, dates)}`,
    },
    ...(paidEarly ? [money] : []),
    { key: 'arrived', label: 'Arrived', now: returnStatusLabels.inbound, at: facts.receivedAt, due: parcel },
    {
      key: 'inspected',
      label: 'Looked over',
      now: returnStatusLabels.processing,
      at: facts.processedAt,
      due: 'within two days of its arrival',
    },
    ...(paidEarly || facts.isForReplacement ? [] : [money]),
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
