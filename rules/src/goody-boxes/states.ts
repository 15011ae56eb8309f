// The life of a goody box as data (decision 0171): which status may follow which, and the words for people.
// The picture in docs/goody-boxes.md is generated from here.
import { stateDiagram } from '../common/state-diagram.ts'

export const goodyTransitions = {
  chosen: ['offered', 'canceled'],
  offered: ['placed', 'chosen', 'lapsed', 'canceled'],
  placed: ['shipped', 'canceled'],
  shipped: ['with_you', 'settled'],
  with_you: ['returning', 'settled', 'unpaid'],
  returning: ['settled', 'unpaid'],
  unpaid: ['settled'],
  settled: [],
  lapsed: [],
  canceled: [],
} as const satisfies Record<string, readonly string[]>

export type GoodyStatus = keyof typeof goodyTransitions

/** Returns whether a goody box may change from one status to the other in one step. */
export const canGoodyMove = (from: GoodyStatus, to: GoodyStatus): boolean =>
  (goodyTransitions[from] as readonly GoodyStatus[]).includes(to)

/** Why a box goes on; the arrows of the picture. */
export const goodyMoveReasons: Partial<Record<`${GoodyStatus} ${GoodyStatus}`, string>> = {
  'chosen offered': 'a stylist approves it',
  'chosen canceled': 'by its person or a stylist',
  'offered placed': 'the payment is authorized',
  'offered chosen': 'a piece is gone, and the stylist finds another',
  'offered lapsed': 'nobody took it in time',
  'offered canceled': 'by its person or a stylist',
  'placed shipped': 'packed and handed over, not charged',
  'placed canceled': 'by its person while it isn’t packed, by a stylist until it leaves',
  'shipped with_you': 'the carrier says so',
  'shipped settled': 'lost on its way, nothing is charged',
  'with_you returning': 'something is sent back',
  'with_you settled': 'all is kept, or the days are over',
  'with_you unpaid': 'the bank refuses the charge',
  'returning settled': 'what came back is looked over, or lost on its way',
  'returning unpaid': 'the bank refuses the charge',
  'unpaid settled': 'another card pays',
}

export const goodyStatusLabels: Record<GoodyStatus, string> = {
  chosen: 'With our stylist',
  offered: 'Waiting for you',
  placed: 'Being packed',
  shipped: 'On its way to you',
  with_you: 'With you',
  returning: 'On its way back',
  unpaid: 'Payment refused',
  settled: 'Complete',
  lapsed: 'Not taken',
  canceled: 'Canceled',
}

/**
 * The queues of the stylists' desk: boxes to approve, boxes that wait for their person, that are packed, that
 * come back, and that nobody paid.
 */
export const goodyQueues = [
  'chosen',
  'offered',
  'placed',
  'returning',
  'unpaid',
] as const satisfies readonly GoodyStatus[]
export type GoodyQueue = (typeof goodyQueues)[number]

/** The queues as people at work read them. */
export const goodyQueueLabels: Record<GoodyQueue, string> = {
  chosen: 'Wait for a stylist',
  offered: 'Wait for their person',
  placed: 'Being packed',
  returning: 'Come back',
  unpaid: 'Payment refused',
}

/** Statuses of boxes that keep their pieces from everybody else. */
export const holdingStatuses: readonly GoodyStatus[] = [
  'chosen',
  'offered',
  'placed',
  'shipped',
  'with_you',
  'returning',
  'unpaid',
]

/** Statuses before a box is charged in which its payment is only authorized. */
export const authorizedStatuses: readonly GoodyStatus[] = ['placed', 'shipped', 'with_you', 'returning']

/** Returns whether a goody box of this status can still be canceled, by its person or a stylist. */
export const canCancelGoody = (status: GoodyStatus): boolean => canGoodyMove(status, 'canceled')

/** The road of a box as steps: everybody's box takes them in this sequence. */
const road = ['chosen', 'offered', 'placed', 'shipped', 'with_you', 'settled'] as const
const roadLabels: Record<(typeof road)[number], string> = {
  chosen: 'Chosen',
  offered: 'Approved',
  placed: 'Reserved on your card',
  shipped: 'On its way',
  with_you: 'With you',
  settled: 'Paid',
}

/** One step of a box's road: done, present, or to come. */
export type GoodyStep = { key: string; label: string; at: Date | null; state: 'done' | 'now' | 'next' }

/** The times at which a box reached its steps. */
export type GoodyTimes = Readonly<Record<(typeof road)[number], Date | null>>

/**
 * Returns the steps of a goody box from choice to settlement, each with label, time and state ("done", "now"
 * or "next"); empty for a box that lapsed or was canceled. A box that returns or is unpaid stands at the step
 * with its person.
 */
export function goodySteps(status: GoodyStatus, times: GoodyTimes): GoodyStep[] {
  if (status === 'lapsed' || status === 'canceled') return []
  const at = status === 'returning' || status === 'unpaid' ? 'with_you' : status
  const reached = road.indexOf(at)
  return road.map((key, i) => ({
    key,
    label: roadLabels[key],
    at: i <= reached ? times[key] : null,
    state: i < reached || at === 'settled' ? 'done' : i === reached ? 'now' : 'next',
  }))
}

/** Returns a Mermaid diagram of the states of a goody box, for docs/goody-boxes.md. */
export const goodyDiagram = (): string => stateDiagram('chosen', goodyTransitions, goodyMoveReasons)
