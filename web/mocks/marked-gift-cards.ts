// Gift cards with known numbers and PINs: what each of them answers.
import { checkDigit, type GiftCardWish } from '@hemline/rules/gift-cards/gift-cards.ts'

export type MockGiftCardLine = GiftCardWish & { id: string; addedAt: number }
/** A seller's own piece that goes back to her. */
export type MockReclaim = { id: string; itemNumber: number; addedAt: number }

export type MockGiftCard = { id: string; number: string; pin: string; balance: number; effect: string }

const numbered = (i: number) => {
  const fifteen = `60493811220000${i}`
  return fifteen + checkDigit(fifteen)
}
const cardOf = (i: number, pin: string, balance: number, effect: string): MockGiftCard => ({
  id: `card${i}`,
  number: numbered(i),
  pin,
  balance,
  effect,
})

/** The same numbers and PINs as in the demonstration shop. */
export const markedGiftCards = {
  small: cardOf(1, '204060', 2500, 'holds $25'),
  middle: cardOf(2, '135791', 12_050, 'holds $120.50'),
  big: cardOf(3, '864209', 50_000, 'holds $500'),
  empty: cardOf(4, '111222', 0, 'nothing is left on it'),
  throttled: cardOf(5, '000000', 0, 'too many tries'),
} as const
export const mockGiftCards: readonly MockGiftCard[] = Object.values(markedGiftCards)
