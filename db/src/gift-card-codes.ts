// A gift card's number and PIN (decision 0054): made from a secret and the card's id whenever a mail needs
// them, kept as keyed digests alone.
import { createHmac } from 'node:crypto'
import { checkDigit } from '@hemline/rules/gift-cards/gift-cards.ts'

/** For development, tests and the demonstration shop; a shop in production has its own. */
export const localGiftCardSecret = 'hemline-local-gift-card-secret-not-for-real-money'

const keyed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()

/** `count` decimal digits out of a digest. */
function digitsOf(digest: Buffer, count: number): string {
  return (BigInt(`0x${digest.toString('hex')}`) % 10n ** BigInt(count)).toString().padStart(count, '0')
}

export type GiftCardCodes = { number: string; pin: string }

/**
 * The number (16 digits, the last one its check digit) and PIN (6 digits) of a card. `derivation`: 0, or the
 * next when that number was taken.
 */
export function giftCardCodes(secret: string, id: string, derivation = 0): GiftCardCodes {
  const fifteen = digitsOf(keyed(secret, `gift-card/number/${derivation}/${id}`), 15)
  return {
    number: fifteen + checkDigit(fifteen),
    pin: digitsOf(keyed(secret, `gift-card/pin/${derivation}/${id}`), 6),
  }
}

/** By which a card is found. */
export const numberDigest = (secret: string, number: string): Buffer =>
  keyed(secret, `gift-card/number-digest/${number}`)
/** Of one card: the same PIN of another card has another digest. */
export const pinDigest = (secret: string, id: string, pin: string): Buffer =>
  keyed(secret, `gift-card/pin-digest/${id}/${pin}`)
