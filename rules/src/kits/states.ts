// The lives of a kit and of a bag as data (specification §4: transitions are not shown; decision 0070). A kit
// is the empty bag, or the label to print, that goes to a seller; a bag is what comes back filled. The
// pictures of both in docs/selling.md are generated from here.
import { stateDiagram } from '../common/state-diagram.ts'

export const kitTransitions = {
  ordered: ['shipped', 'delivered', 'canceled'],
  shipped: ['delivered', 'lost', 'sent_back'],
  delivered: ['sent_back', 'lapsed'],
  sent_back: ['received', 'lost'],
  lost: ['delivered', 'received'],
  /** Never sent back: its label stopped working. A carrier may still bring it. */
  lapsed: ['sent_back', 'received'],
  received: [],
  canceled: [],
} as const satisfies Record<string, readonly string[]>
export type KitStatus = keyof typeof kitTransitions
export const kitStatuses = Object.keys(kitTransitions) as KitStatus[]

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

/** Whether a kit may go from one status to the other. */
export function canKitMove(from: KitStatus, to: KitStatus): boolean {
  return (kitTransitions[from] as readonly string[]).includes(to)
}

/** Whether a bag may go from one status to the other. */
export function canBagMove(from: BagStatus, to: BagStatus): boolean {
  return (bagTransitions[from] as readonly string[]).includes(to)
}

type Table = { readonly [from: string]: readonly string[] }

/**
 * The shortest way through a table; empty when one is there, or can't get there. `isOpen`: steps
 * that may be taken on the way.
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

/** Ends, and what happens to none by the way. */
const aside: readonly string[] = ['canceled', 'lapsed', 'lost']

/**
 * The moves that take a kit to where a scan says that it is, when scans on the way were missed: only a label
 * is with its seller without having been sent. Empty when it is there or can't get there.
 */
export function kitMovesTo(from: KitStatus, to: KitStatus, bagType: 'bag' | 'label'): KitStatus[] {
  const isOpen = (at: string, step: string) =>
    (step === to || !aside.includes(step)) && !(at === 'ordered' && step === 'delivered' && bagType === 'bag')
  return wayThrough(kitTransitions, from, to, isOpen)
}

/** The same of a bag: one that was never scanned on its way is received all the same. */
export function bagMovesTo(from: BagStatus, to: BagStatus): BagStatus[] {
  return wayThrough(bagTransitions, from, to, (_, step) => step === to || !aside.includes(step))
}

/** Why a kit goes on; the arrows of the picture. */
export const kitReasons: Partial<Record<`${KitStatus} ${KitStatus}`, string>> = {
  'ordered delivered': 'a label, by mail at once',
  'ordered canceled': 'by the seller, before it leaves',
  'shipped delivered': 'the carrier says so',
  'shipped sent_back': 'scanned on its way back first',
  'delivered sent_back': 'the carrier has the filled bag',
  'delivered lapsed': 'not sent in time',
  'sent_back received': 'scanned at the door of a warehouse',
}

/** Why a bag goes on; the arrows of the picture. */
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

/** The words that a seller reads for each status of a bag. */
export const bagStatusLabels: Record<BagStatus, string> = {
  ordered: 'Not sent yet',
  shipped: 'On its way to us',
  lost: 'Lost on its way',
  received: 'Received, waiting its turn',
  processing: 'Being processed',
  done: 'Processed',
  canceled: 'Canceled',
}

/**
 * Returns a kit's status after its bag reached `bag`; undefined when the bag's status doesn't change
 * the kit's.
 */
export function kitStatusAfter(bag: BagStatus): KitStatus | undefined {
  const after: Partial<Record<BagStatus, KitStatus>> = {
    shipped: 'sent_back',
    lost: 'lost',
    received: 'received',
  }
  return after[bag]
}

const outstanding: readonly KitStatus[] = ['ordered', 'shipped', 'delivered']

/** Whether a kit of this status is with its seller or on the way to the seller (§7 getOutstandingKits). */
export const isOutstandingKit = (status: KitStatus): boolean => outstanding.includes(status)

/** Days after a kit's delivery in which its label works. Not in the specification (decision 0070). */
export const kitLabelDays = 180

export const kitDiagram = (): string => stateDiagram('ordered', kitTransitions, kitReasons)
export const bagDiagram = (): string => stateDiagram('ordered', bagTransitions, bagReasons)
