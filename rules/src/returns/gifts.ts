// Gifts that their receivers send back: the code, what proves that somebody has the gift, and the words
// (decision 0247).
import { type Cents, cents } from '../common/money.ts'
import type { ItemSource } from '../vocabulary/items.ts'
import type { MoneyRow } from './money.ts'

/** Letters and digits of gift codes: none that is taken for another one. */
export const giftCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const giftCodeLength = 8

/** Returns a gift code as people read and type it: "ABCD-2345". */
export const shownGiftCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** Returns a typed gift code or order number without spaces, dashes and #, in capitals. */
export const readGiftCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 20)

/** What somebody types to prove that they know the gift: a postal code, or an e-mail address. */
export type GiftProof = { readonly zip: string | null; readonly email: string | null }

/**
 * Reads the proof that the receiver of a gift typed: an email in lower case when it has an "@", else a postal
 * code without spaces, of a US ZIP+4 code its first five digits. The other field is null, both when empty.
 */
export function readGiftProof(typed: string): GiftProof {
  const text = typed.trim().toLowerCase().slice(0, 200)
  if (text.includes('@')) return { zip: null, email: text }
  const zip = text.replace(/[^a-z0-9]/g, '')
  return { zip: /^\d{9}$/.test(zip) ? zip.slice(0, 5) : zip || null, email: null }
}

export const giftNotFound =
  'We don’t find a gift under these. Look at the code once more, or ask whoever gave it: the page of their order makes a gift code.'
export const giftIsYours = 'You bought this order yourself: send its pieces back from your own orders.'
export const giftNeedsAccount = 'Log in or make an account first: the shop credit needs a place.'
export const giftNeedsAddress = 'Choose the address that the parcel leaves from.'
export const notAGift = 'Only an order with pieces that was not canceled can be a gift.'

/**
 * Returns why the receiver of a gift can't send a piece of this source back for shop credit, as a sentence;
 * undefined for pieces that are the shop's own or sold by members directly: those can go back.
 */
export const refusalOfGift = (source: ItemSource, senderName: string): string | undefined =>
  source === 'own' || source === 'p2p'
    ? undefined
    : `${senderName} pays back only the way that was paid. Whoever gave the piece can send it back.`

/** What stands in place of a sum that the receiver of a gift isn't told. */
export const giftSum = 'Your credit'

/** The terms of a gift's return, said before it is made. */
export const giftTerms =
  'You get shop credit for what the piece is worth, as soon as we have looked it over. It doesn’t end. We don’t tell you the price, and whoever gave it isn’t told who you are.'

/**
 * Returns the rows of a gift's money for employees: what the giver paid for its pieces, what of that isn't
 * credited (a lower sum that was agreed, an offer that the order loses), and the receiver's shop credit.
 */
export function giftMoney({ giver, credit, isPaid }: { giver: Cents; credit: Cents; isPaid: boolean }): {
  sums: MoneyRow[]
  to: MoneyRow[]
} {
  const kept = cents(credit - giver)
  return {
    sums: [
      { key: 'giver', label: 'The giver paid', amount: giver },
      ...(kept === 0 ? [] : [{ key: 'kept', label: 'Not credited', amount: kept }]),
    ],
    to: [
      {
        key: 'credit',
        label: isPaid ? 'Shop credit that the receiver got' : 'Shop credit for the receiver, once inspected',
        amount: credit,
      },
    ],
  }
}
