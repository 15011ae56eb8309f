// What an order and its mails say of a bought gift card: for whom it is, and when it leaves or left.
import { localDate } from '../common/local-time.ts'
import { zoneName } from '../common/zone-names.ts'
import { minuteWords } from '../manners/clock.ts'
import type { DateManner } from '../manners/manners.ts'
import { dayWords } from '../shipping/day-words.ts'
import { giftCardMinute } from './gift-cards.ts'

/** A gift card of an order. `deliveryDate`: YYYY-MM-DD in the receiver's time zone. */
export type OrderedCard = {
  readonly recipientName: string
  readonly deliveryMethod: 'email' | 'print'
  readonly deliveryDate: string
  readonly timeZone: string
  /** When the mail with the card was handed over; null while the card waits. */
  readonly sentAt: Date | null
}

/**
 * Returns for whom a gift card is and when it leaves or left: "For Ida. Leaves by email on Dec 24 at 9:00 AM
 * in New York." A card to print is, or was, mailed to the buyer instead. `manner` is the manner of days.
 */
export function orderedCardWords(card: OrderedCard, manner: DateManner = 'month_first'): string {
  const { recipientName, deliveryMethod, deliveryDate, timeZone, sentAt } = card
  const whom = `For ${recipientName}.`
  if (sentAt) {
    const day = dayWords(localDate(sentAt, timeZone), manner)
    return deliveryMethod === 'print'
      ? `${whom} Mailed to the buyer, to print, on ${day}.`
      : `${whom} Sent by email on ${day}.`
  }
  if (deliveryMethod === 'print') return `${whom} On its way to the buyer, to print.`
  const town = zoneName(timeZone).split('/').at(-1) ?? timeZone
  return `${whom} Leaves by email on ${dayWords(deliveryDate, manner)} at ${minuteWords(giftCardMinute, manner)} in ${town}.`
}

/**
 * Pairs an order's lines of gift cards with the cards that they became, by the sum (cents) of both: lines of
 * one sum do not differ otherwise. Returns the card of each line by the line's id, without lines for which no
 * card of their sum is left.
 */
export function cardsOfLines<Line extends { id: string; price: number }, Card extends { faceValue: number }>(
  lines: readonly Line[],
  cards: readonly Card[],
): Map<string, Card> {
  const left = [...cards]
  return new Map(
    lines.flatMap((line): [string, Card][] => {
      const at = left.findIndex(({ faceValue }) => faceValue === line.price)
      const [card] = at < 0 ? [] : left.splice(at, 1)
      return card ? [[line.id, card]] : []
    }),
  )
}
