// Texts of the events in a bag's history, and the choice of those that its seller sees; employees record
// more events than that.
import { kitLabelDays } from '../kits/states.ts'

/** Sentence by kind of event. Kit events that repeat an event of the bag are left out. */
const words: Readonly<Record<string, string>> = {
  'kit.ordered': 'You ordered a kit',
  'kit.activated': 'You activated this bag',
  'kit.claimed': 'This bag is yours now',
  'kit.shipped': 'Your empty bag left our warehouse',
  'kit.delivered': 'Your kit is with you',
  'kit.canceled': 'You canceled this kit',
  'kit.lapsed': `Not sent within ${kitLabelDays} days: its label no longer works`,
  'kit.lost': 'Your empty bag was lost on its way',
  'bag.shipped': 'The carrier has your bag',
  'bag.arrived': 'The carrier brought it to our warehouse',
  'bag.lost': 'The carrier can’t find your bag',
  'bag.received': 'We received your bag',
  'bag.processing': 'We started going through your bag',
  'bag.done': 'Every piece of your bag is processed',
  'bag.credit': 'Store credit for your first bag',
}

/** An event of a bag or kit as stored. */
export type BagEventFacts = {
  readonly kind: string
  readonly bagType: string
  readonly detail: { readonly [name: string]: unknown }
}

/**
 * Returns the sentence that the seller reads for a clean-out bag's event; null for an event that sellers
 * don't see, and for a kit that was lost on its way back. A bag with a printed label has its own sentence
 * when the kit is "delivered".
 */
export function bagEventLabel({ kind, bagType, detail }: BagEventFacts): string | null {
  if (kind === 'kit.delivered' && bagType === 'label') return 'Your label is ready to print'
  // A kit is lost with its bag, and then the bag says so.
  if (kind === 'kit.lost' && detail.way === 'back') return null
  return words[kind] ?? null
}

/**
 * Returns the detail line below a clean-out bag's event for its seller: the number of pieces counted at the
 * door, the credit in dollars, for any other event the carrier's tracking number. Null where the event has
 * none.
 */
export function bagEventDetail({ kind, detail }: BagEventFacts): string | null {
  if (kind === 'bag.received' && typeof detail.piecesCounted === 'number')
    return detail.piecesCounted === 1
      ? '1 piece counted at the door'
      : `${detail.piecesCounted} pieces counted at the door`
  if (kind === 'bag.credit' && typeof detail.cents === 'number')
    return `$${(detail.cents / 100).toFixed(detail.cents % 100 === 0 ? 0 : 2)}`
  return typeof detail.tracking === 'string' ? detail.tracking : null
}
