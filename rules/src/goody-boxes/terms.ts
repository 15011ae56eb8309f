// What a goody box promises, in numbers and in words (decision 0171). None of it is in the specification.
import { type Cents, cents } from '../common/money.ts'

/** Pieces in a box, when so many are found. */
export const goodyPieces = 5
/** A box with fewer pieces is not worth its parcel. */
export const goodyPiecesLeast = 3
/** For how many days an approved box waits for its person. */
export const goodyOfferDays = 3
/** For how many days the pieces may be tried on, from the delivery. */
export const goodyKeepDays = 5
/** After the last day, so many hours more in which a scan of the carrier may still come. */
export const goodyGraceHours = 24
/** Banks keep an authorization for seven days; it is renewed after so many. */
export const goodyRenewDays = 6
/** A reminder goes out when so many days are left, and another one on the last day. */
export const goodyReminderDays = 2

/** What the pieces of a box may cost together, in cents. */
export const goodyBudgets: readonly Cents[] = [cents(10_000), cents(15_000), cents(25_000), cents(40_000)]

/** The kinds of pieces that go into boxes, by their root category. */
export const goodyKinds = {
  dresses: 'Dresses',
  tops: 'Tops',
  sweaters: 'Sweaters',
  'coats-jackets': 'Coats and jackets',
  jeans: 'Jeans',
  pants: 'Pants',
  skirts: 'Skirts',
  'jumpsuits-rompers': 'Jumpsuits',
  shoes: 'Shoes',
  handbags: 'Handbags',
  accessories: 'Accessories',
} as const satisfies Record<string, string>
export type GoodyKind = keyof typeof goodyKinds

/** Returns whether a text is a key of `goodyKinds`: a kind of pieces that go into goody boxes. */
export const isGoodyKind = (text: string): text is GoodyKind => Object.hasOwn(goodyKinds, text)

/** The departments for which boxes are chosen: those of grown people with saved sizes. */
export const goodyDepartments = {
  women: 'Women',
  plus: 'Plus',
  petite: 'Petite',
  tall: 'Tall',
  maternity: 'Maternity',
  juniors: 'Juniors',
} as const satisfies Record<string, string>
export type GoodyDepartment = keyof typeof goodyDepartments

/** Returns whether a text is a department for which goody boxes are chosen. */
export const isGoodyDepartment = (text: string): text is GoodyDepartment =>
  Object.hasOwn(goodyDepartments, text)

/** Characters of a note to the stylist, at most. */
export const goodyNoteMost = 400

/** What is said before the card is given; each is one sentence of the terms. */
export const goodyTerms: readonly string[] = [
  `We reserve the price of all pieces on your card. Nothing is charged until you have chosen, within ${goodyKeepDays} days of the delivery.`,
  'You pay for what you keep, and what you send back is released. One label for everything is free.',
  'What is not on its way back when the days are over counts as kept and is charged.',
  `A reservation ends after seven days, so we renew it when it grows old. If your bank refuses, we charge all pieces then and pay back what you send back.`,
  'What you send back must be as it came: unworn, with its tags. We look over each piece; one that isn’t as it came goes back to you and is charged.',
]

export const goodyNothing =
  'We don’t have enough pieces in your size for a good box just now. Try more kinds, a larger budget, or come back in a few days: new pieces come every day.'
export const goodyGone =
  'A piece of this box was sold or taken away meanwhile. Nothing was charged, and our stylist finds another one.'
export const goodyOpenBox = 'You have a box already. Choose from that one first.'
export const goodyNoSizes = 'Tell us your sizes first, so that we choose what fits.'
export const goodyAbroad = 'Goody boxes travel within the United States only.'
export const goodyTooLate = 'The days of this box are over, so its pieces can’t be chosen any more.'
export const goodyTravels = 'Your parcel is on its way back, so your choice can’t be changed any more.'
export const goodyMoved = 'This box has gone on meanwhile. Please look at it again.'
/** Why a box can't be canceled by a stylist without words for its person. */
export const goodyCancelNeedsWords = 'Say why, in a sentence for whom the box was chosen.'
export const goodyNotForLess =
  'A piece of a goody box is accepted, or goes back to its person and is charged: it was not paid for.'
