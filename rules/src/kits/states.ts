// The state machines of kits and bags as data (specification §4: transitions are not shown; decision
// 0070). A kit is the empty bag, or the label to print, that goes to a seller; a bag is the filled one
// that comes back. The diagrams in docs/selling.md are generated from this file.
import { stateDiagram } from '../common/state-diagram.ts'

/** The statuses of a kit, each with the statuses that may follow. */
export const kitTransitions = {
  ordered: ['shipped', 'delivered', 'canceled'],
  shipped: ['delivered', 'lost', 'sent_back'],
  delivered: ['sent_back', 'lapsed'],
  sent_back: ['received', 'lost'],
  lost: ['delivered', 'received'],
  /** Not sent back in time, so that its label expired; a carrier may still deliver the bag. */
  lapsed: ['sent_back', 'received'],
  received: [],
  canceled: [],
} as const satisfies Record<string, readonly string[]>
export type KitStatus = keyof typeof kitTransitions
export const kitStatuses = Object.keys(kitTransitions) as KitStatus[]

/** The statuses of a bag, each with the statuses that may follow. */
export const bagTransitions = {
  ordered: ['shipped', 'received', 'canceled'],
  shipped: ['received', 'lost'],
  lost: ['received'],
  received: ['processing'],
  processing: ['done'],
  done: [],
  canceled: ['received'],
} as const satisfies Record<string, readonly string[]>
export type BagStatus = keyof typeof bagTransitions
export const bagStatuses = Object.keys(bagTransitions) as BagStatus[]

/** Returns whether a kit may change from one status to the other in one step. */
export function canKitMove(from: KitStatus, to: KitStatus): boolean {
  return (kitTransitions[from] as readonly string[]).includes(to)
}

/** Returns whether a clean-out bag may change from one status to the other in one step. */
export function canBagMove(from: BagStatus, to: BagStatus): boolean {
  return (bagTransitions[from] as readonly string[]).includes(to)
}

type Table = { readonly [from: string]: readonly string[] }

/**
 * Returns the shortest path of statuses from `from` to `to`, without `from`; empty when both are equal or
 * no path exists. `isOpen`: whether a step may be part of the path.
 */
function wayThrough<S extends string>(
  table: Table,
  from: S,
  to: S,
  isOpen: (from: string, step: string) => boolean,
): S[] {
  const seen = new Set<string>([from])
  for (let ways: string[][] = [[]]; ways.length > 0; ) {
    const next: string[][] = []
    for (const way of ways)
      for (const step of table[way.at(-1) ?? from] ?? []) {
        if (seen.has(step) || !isOpen(way.at(-1) ?? from, step)) continue
        if (step === to) return [...way, step] as S[]
        seen.add(step)
        next.push([...way, step])
      }
    ways = next
  }
  return []
}

/** Final or exceptional statuses that never lie on the way to another status. */
const aside: readonly string[] = ['canceled', 'lapsed', 'lost']

/**
 * Returns the status changes that bring a kit to the status of a scan when earlier scans were missed. A
 * bag must be shipped before it is delivered; a label need not. Empty when the kit has that status or
 * cannot reach it.
 */
export function kitMovesTo(from: KitStatus, to: KitStatus, bagType: 'bag' | 'label'): KitStatus[] {
  const isOpen = (at: string, step: string) =>
    (step === to || !aside.includes(step)) && !(at === 'ordered' && step === 'delivered' && bagType === 'bag')
  return wayThrough(kitTransitions, from, to, isOpen)
}

/**
 * Returns the status changes that bring a clean-out bag to the status of a scan; a bag whose way was never
 * scanned can still be received. Empty when the bag has that status or cannot reach it.
 */
export function bagMovesTo(from: BagStatus, to: BagStatus): BagStatus[] {
  return wayThrough(bagTransitions, from, to, (_, step) => step === to || !aside.includes(step))
}

/** Reason for each status change of a kit; labels of the arrows in its diagram. */
export const kitReasons: Partial<Record<`${KitStatus} ${KitStatus}`, string>> = {
  'ordered delivered': 'a label, by mail at once',
  'ordered canceled': 'by the seller, before it leaves',
  'shipped delivered': 'the carrier says so',
  'shipped sent_back': 'scanned on its way back first',
  'delivered sent_back': 'the carrier has the filled bag',
  'delivered lapsed': 'not sent in time',
  'sent_back received': 'scanned at the door of a warehouse',
}

/** Reason for each status change of a bag; labels of the arrows in its diagram. */
export const bagReasons: Partial<Record<`${BagStatus} ${BagStatus}`, string>> = {
  'ordered shipped': 'the carrier has it',
  'ordered received': 'it came without a scan on its way',
  'ordered canceled': 'its kit was canceled, or lapsed',
  'canceled received': 'it came all the same',
  'received processing': 'its first piece is graded',
  'processing done': 'its last piece is graded',
}

/** The words that a seller reads for each status of a kit. */
export const kitStatusLabels: Record<KitStatus, string> = {
  ordered: 'Ordered',
  shipped: 'On its way to you',
  delivered: 'With you',
  sent_back: 'On its way to us',
  lost: 'Lost on its way',
  lapsed: 'Label no longer valid',
  received: 'Received',
  canceled: 'Canceled',
}

/** Label that a seller reads for each status of a bag. */
export const bagStatusLabels: Record<BagStatus, string> = {
  ordered: 'Not sent yet',
  shipped: 'On its way to us',
  lost: 'Lost on its way',
  received: 'Received, waiting its turn',
  processing: 'Being processed',
  done: 'Processed',
  canceled: 'Canceled',
}

const outstanding: readonly KitStatus[] = ['ordered', 'shipped', 'delivered']

/** Returns whether a kit of this status is with its seller or on the way there (§7 getOutstandingKits). */
export const isOutstandingKit = (status: KitStatus): boolean => outstanding.includes(status)

/** Days after a kit's delivery in which its label is valid. Not in the specification (decision 0070). */
export const kitLabelDays = 180

/** Returns the state diagram of kits for docs/selling.md. */
export const kitDiagram = (): string => stateDiagram('ordered', kitTransitions, kitReasons)
/** Returns the state diagram of clean-out bags for docs/selling.md. */
export const bagDiagram = (): string => stateDiagram('ordered', bagTransitions, bagReasons)
