// Checks a grader's input for a piece, and gives the sentences for refusals (issue "Selling": intake;
// decision 0075). Pure; the same in web, API and mocks. None of the numbers is in the specification.
import { slugify } from '../common/slugs.ts'
import { isPrintable } from '../common/validation.ts'
import type { BrandTier } from '../vocabulary/items.ts'
import { type DeclineReason, declineReasons } from '../vocabulary/seller.ts'

/** Below this a piece costs more to sell than it brings; above it somebody slipped on a key. Cents. */
export const lowestPrice = 499
export const highestPrice = 999_900

export const priceNotCents = 'Please enter a price in dollars and cents.'
export const priceTooLow = 'The lowest price is $4.99. Decline the piece if it would sell for less.'
export const priceTooHigh = 'The highest price is $9,999.00. Please check the decimal point.'
export const retailTooLow = 'The retail price can’t be below our price.'
export const retailTooHigh = 'The highest retail price is $99,990.00. Please check the decimal point.'
export const highestRetail = 9_999_000

/**
 * Returns why a piece can't be listed at a price in cents: no whole cents, below $4.99 or above $9,999;
 * undefined when it can.
 */
export function priceProblem(price: number): string | undefined {
  if (!Number.isSafeInteger(price)) return priceNotCents
  if (price < lowestPrice) return priceTooLow
  return price > highestPrice ? priceTooHigh : undefined
}

/**
 * Returns why an estimated retail price (cents) is refused beside our price: no whole cents, below ours, or
 * above $99,990; undefined when it is fine.
 */
export function retailProblem(retail: number, price: number): string | undefined {
  if (!Number.isSafeInteger(retail)) return priceNotCents
  if (retail < price) return retailTooLow
  return retail > highestRetail ? retailTooHigh : undefined
}

/**
 * Guesses the retail price (cents, whole dollars) of a piece from our price: two and a half times as much, at
 * least our price.
 */
export const retailGuess = (price: number): number => Math.max(price, Math.round((price * 2.5) / 100) * 100)

export const brandNameMax = 60
export const brandNameMissing = 'Please write the brand as its label does.'
export const brandNameLong = `Please use at most ${brandNameMax} characters for the brand.`
export const brandNameOdd = 'Please write the brand with letters or digits.'

/** Normalizes a brand's name: no spaces around it, single spaces within. */
export const brandNameOf = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ')

/**
 * Returns the key by which two spellings are one brand ("theory ", "THEORY" and "Théory"): the slug of the
 * brand's page.
 */
export const brandKeyOf = (text: string): string => slugify(brandNameOf(text))

/**
 * Returns why a new brand's name is refused: empty, longer than 60 characters, without a letter or digit, or
 * with characters that can't be printed or are one of <>{}. Undefined when the name is valid.
 */
export function brandNameProblem(text: string): string | undefined {
  const name = brandNameOf(text)
  if (name === '') return brandNameMissing
  if ([...name].length > brandNameMax) return brandNameLong
  return brandKeyOf(name) === '' || !isPrintable(name) || /[<>{}]/.test(name) ? brandNameOdd : undefined
}

/**
 * Guesses the tier of a new brand from a piece's price beside the median price of its category (both cents);
 * 'mid' when there is no median. People can change it.
 */
export function tierGuess(price: number, middle: number | undefined): BrandTier {
  if (!middle || middle <= 0) return 'mid'
  const times = price / middle
  if (times < 0.7) return 'value'
  if (times < 1.5) return 'mid'
  if (times < 3.5) return 'premium'
  return times < 8 ? 'designer' : 'luxury'
}

export const declineReasonNeeded = 'Please say why the piece is not taken.'
export const noteMax = 300
export const noteLong = `Please use at most ${noteMax} characters.`

/** Returns whether a text is a known reason for declining a piece. */
export const isDeclineReason = (text: string | null | undefined): text is DeclineReason =>
  (declineReasons as readonly string[]).includes(text ?? '')

/**
 * Returns why a grader's note is refused: more than 300 characters, or unprintable ones; undefined when it is
 * fine.
 */
export const noteProblem = (note: string): string | undefined =>
  [...note].length > noteMax
    ? noteLong
    : isPrintable(note)
      ? undefined
      : 'Please leave out characters that can’t be printed.'

export const piecesMost = 500
/** Returns why a count of a clean-out bag's pieces is refused; undefined for a whole number from 0 to 500. */
export const countProblem = (count: number): string | undefined =>
  Number.isInteger(count) && count >= 0 && count <= piecesMost
    ? undefined
    : `Please count the pieces: a number from 0 to ${piecesMost}.`

/**
 * Minutes during which the employee who graded a piece can undo the grading, while the piece is not
 * listed.
 */
export const undoMinutes = 10
export const undoTooLate = `A piece can be taken back for ${undoMinutes} minutes. Ask somebody who reviews to change it.`
export const undoNotYours = 'Somebody else graded this piece.'
export const decidedAlready = 'Somebody has decided about this piece already.'
export const undoGone = 'This piece is further on its way by now.'

/** Returns whether a grading made at `gradedAt` can still be undone at `now`: for ten minutes. */
export const canUndo = (gradedAt: Date, now: Date): boolean =>
  now.getTime() - gradedAt.getTime() <= undoMinutes * 60_000

export const photoNeeded = 'It has no photo yet.'
export const alreadyElsewhere = 'It is not ready to be listed.'

export const wrongDigit = 'This is not one of our codes: a digit is wrong. Please scan or type it again.'
export const unknownCode = 'No bag of ours has this code.'

export type WaitingBag = {
  readonly premium: boolean
  readonly receivedAt: Date | null
  readonly bagNumber: number
}

/** Compares waiting clean-out bags for sorting: premium bags first, then by arrival, then by bag number. */
export function byTurn(a: WaitingBag, b: WaitingBag): number {
  if (a.premium !== b.premium) return a.premium ? -1 : 1
  return (a.receivedAt?.getTime() ?? 0) - (b.receivedAt?.getTime() ?? 0) || a.bagNumber - b.bagNumber
}

/**
 * Returns how long something has waited, in whole hours below two days, else in days: "under 1 h", "3 h", "2
 * days".
 */
export function ageWords(since: Date, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 3_600_000))
  if (hours < 1) return 'under 1 h'
  if (hours < 48) return `${hours} h`
  return `${Math.floor(hours / 24)} days`
}

/**
 * Returns a grader's pace: the median number of seconds between consecutive gradings, without breaks of over
 * five minutes. Undefined without two gradings in a row.
 */
export function paceOf(gradedAt: readonly Date[]): number | undefined {
  const times = gradedAt.map((at) => at.getTime()).sort((a, b) => a - b)
  const gaps = times
    .slice(1)
    .map((at, i) => (at - (times[i] ?? at)) / 1000)
    .filter((seconds) => seconds <= 300)
    .sort((a, b) => a - b)
  return gaps.length === 0 ? undefined : gaps[Math.floor((gaps.length - 1) / 2)]
}
