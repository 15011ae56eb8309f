// A gift card's number and PIN (decision 0054): derived from a secret and the card's id whenever a mail
// needs them, stored only as keyed digests.
import { createHmac } from 'node:crypto'
import { checkDigit } from '@hemline/rules/gift-cards/gift-cards.ts'

/** The secret for development, tests and the demonstration shop; a shop in production has its own. */
export const localGiftCardSecret = 'hemline-local-gift-card-secret-not-for-real-money'

const keyed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()

/** Returns `count` decimal digits of a digest. */
function digitsOf(digest: Buffer, count: number): string {
  return (BigInt(`0x${digest.toString('hex')}`) % 10n ** BigInt(count)).toString().padStart(count, '0')
}

export type GiftCardCodes = { number: string; pin: string }

/**
 * Derives a gift card's number (16 digits, the last one is a check digit) and PIN (6 digits).
 * `derivation`: 0, or the next integer when another card has that number.
 */
export function giftCardCodes(secret: string, id: string, derivation = 0): GiftCardCodes {
  const fifteen = digitsOf(keyed(secret, `gift-card/number/${derivation}/${id}`), 15)
  return {
    number: fifteen + checkDigit(fifteen),
    pin: digitsOf(keyed(secret, `gift-card/pin/${derivation}/${id}`), 6),
  }
}

/** Returns the keyed digest (HMAC) of a gift card's number, by which the card is found. */
export const numberDigest = (secret: string, number: string): Buffer =>
  keyed(secret, `gift-card/number-digest/${number}`)
/**
 * Returns the keyed digest (HMAC) of one gift card's PIN: the same PIN of another card has another digest.
 */
export const pinDigest = (secret: string, id: string, pin: string): Buffer =>
  keyed(secret, `gift-card/pin-digest/${id}/${pin}`)
