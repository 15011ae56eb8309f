// Gift cards with known numbers and PINs, and the answer for each.
import { checkDigit, type GiftCardWish } from '@hemline/rules/gift-cards/gift-cards.ts'

export type MockGiftCardLine = GiftCardWish & { id: string; addedAt: number }
/** A piece that returns to its seller. */
export type MockReclaim = { id: string; itemNumber: number; addedAt: number }

export type MockGiftCard = {
  id: string
  number: string
  pin: string
  balance: number
  faceValue: number
  effect: string
}
/** A gift card that somebody bought. */
export type MockBoughtCard = {
  id: string
  /** The buyer's email address. */
  buyer: string
  orderId: string
  last4: string
  faceValue: number
  slug: string
  deliveryMethod: 'email' | 'print'
  deliveryDate: string
  timeZone: string
  recipientName: string
  recipientEmail: string | null
  standing: 'waits' | 'sent' | 'canceled'
  sentAt: string | null
  addressOpen: boolean
  sends: {
    id: string
    sentTo: string
    byStaff: boolean
    reason: string | null
    askedAt: string
    sentAt: string | null
  }[]
}

const numbered = (i: number) => {
  const fifteen = `60493811220000${i}`
  return fifteen + checkDigit(fifteen)
}
const cardOf = (i: number, pin: string, balance: number, effect: string): MockGiftCard => ({
  id: `card${i}`,
  number: numbered(i),
  pin,
  balance,
  // The middle card has paid for something.
  faceValue: i === 2 ? 15_000 : Math.max(balance, 2500),
  effect,
})

/** The cards with their numbers and PINs, which the demonstration shop has too. */
export const markedGiftCards = {
  small: cardOf(1, '204060', 2500, 'holds $25'),
  middle: cardOf(2, '135791', 12_050, 'holds $120.50'),
  big: cardOf(3, '864209', 50_000, 'holds $500'),
  empty: cardOf(4, '111222', 0, 'nothing is left on it'),
  throttled: cardOf(5, '000000', 0, 'too many tries'),
} as const
export const mockGiftCards: readonly MockGiftCard[] = Object.values(markedGiftCards)
