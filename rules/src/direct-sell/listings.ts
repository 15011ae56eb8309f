// A listing of a member's own piece: what it needs, what is refused, and its words (decision 0199). Pure; the
// same in web, API and mocks.
import type { SaidDetail } from '../catalogue/kind-details.ts'
import { hasContact, isRude } from '../questions/questions.ts'
import {
  type DirectListingStatus,
  directPhotosMost,
  directWordsMost,
  type WeightClass,
  weightClasses,
} from '../vocabulary/direct-sell.ts'
import { conditions } from '../vocabulary/items.ts'

export const directListingLabels: Record<DirectListingStatus, string> = {
  draft: 'Draft',
  under_review: 'A person looks it over',
  listed: 'On sale',
  paused: 'Paused',
  sold: 'Sold',
  delisted: 'Taken off',
  deleted: 'Deleted',
}

/** Why a seller can't change a piece: an offer for it was taken, and its buyer may still pay. */
export const agreedLockMessage = 'You agreed on a price with somebody, who may pay for it until tomorrow.'
/** Why a seller can't change a piece: a shopper has the piece in a cart. */
export const heldLockMessage = 'A shopper holds this piece. Please look again when the hold has ended.'

export const weightLabels: Record<WeightClass, string> = {
  light: 'Up to 1 lb: a top, a scarf, jewelry',
  medium: 'Up to 3 lb: jeans, a dress, shoes',
  heavy: 'Up to 10 lb: a coat, boots, a large bag',
}

/** What the shopper pays for a parcel of a class, and what the carrier bills for its label, in cents. */
export const weightPrices: Record<WeightClass, number> = { light: 599, medium: 799, heavy: 1299 }

/**
 * Returns the weight class of a parcel with several pieces ("light", "medium" or "heavy"): that of the
 * heaviest, and one class above from three pieces on.
 */
export function weightOfParcel(classes: readonly WeightClass[]): WeightClass {
  const heaviest = Math.max(0, ...classes.map((one) => weightClasses.indexOf(one)))
  return (
    weightClasses[Math.min(weightClasses.length - 1, heaviest + (classes.length >= 3 ? 1 : 0))] ?? 'heavy'
  )
}

/** Kinds of which a piece with its wrapping weighs more than 3 lb, and others that weigh more than 1 lb. */
const heavyKinds =
  /(?<!kids-|rain)boots$|coats$|puffer-jackets|leather-jackets|moto-jackets|parkas|weekenders/u
const mediumKinds =
  /^(?:kids-)?shoes\/|^handbags\/|^coats-jackets\/|^jumpsuits-rompers\/|^suits-sets\/|jeans|dresses/u

/**
 * Guesses a piece's weight class from its category path ("coats-jackets/blazers"): "heavy" for boots and
 * coats, "medium" for jackets, shoes, jeans, bags, jumpsuits, suits and dresses, else "light".
 */
export function weightGuess(path: string): WeightClass {
  if (heavyKinds.test(path)) return 'heavy'
  return mediumKinds.test(path) ? 'medium' : 'light'
}

export const directLowestPrice = 499
export const directHighestPrice = 500_000

/** What a listing holds while its seller fills it in; null and empty: not said yet. Amounts in cents. */
export type DirectDraft = {
  photoIds: readonly string[]
  categoryId: number | null
  brandName: string | null
  department: string | null
  sizingId: number | null
  colors: readonly string[]
  materials: readonly string[]
  pattern: string | null
  cut: string | null
  /** What else the kind lets one say, such as the width of shoes. */
  details: readonly SaidDetail[]
  condition: string | null
  flaws: readonly string[]
  words: string
  measurements: readonly { name: string; inches: number }[]
  weight: WeightClass | null
  price: number | null
  retail: number | null
  floor: number | null
  takesOffers: boolean
  comesDown: boolean
}

export type DirectFault = { readonly field: string; readonly message: string }

const priceFault = (price: number | null): string | undefined => {
  if (price === null) return 'Please set a price.'
  if (!Number.isInteger(price)) return 'Please enter a price in dollars and cents.'
  if (price < directLowestPrice) return 'The lowest price is $4.99.'
  return price > directHighestPrice ? 'The highest price is $5,000.00.' : undefined
}

/**
 * Returns the reason, as a sentence, why a seller's description can't be shown (more than 600 characters, or
 * a mail address, link or phone number in it); undefined when it can. It may be empty.
 */
export function directWordsFault(words: string): string | undefined {
  if (words.length > directWordsMost) return `Please use at most ${directWordsMost} characters.`
  return hasContact(words)
    ? 'Please leave out mail addresses, links and phone numbers: people ask on the page of the piece.'
    : undefined
}

/**
 * Returns what a direct listing still needs before it can go on sale, one fault (field and message) each, in
 * the order of the form: 1 to 8 photos, category, brand, size if needed, 1 to 3 colors, condition, the flaw
 * of a flawed gem, words, price, floor. The API further checks what needs its database: category, size, brand
 * and photos.
 */
export function missingIn(draft: DirectDraft, { needsSize }: { needsSize: boolean }): DirectFault[] {
  const faults: (DirectFault | undefined)[] = [
    draft.photoIds.length > 0
      ? undefined
      : { field: 'photos', message: 'Please add a photo of the whole front.' },
    draft.photoIds.length > directPhotosMost
      ? { field: 'photos', message: `A listing has at most ${directPhotosMost} photos.` }
      : undefined,
    draft.categoryId === null ? { field: 'category', message: 'Please say what it is.' } : undefined,
    fault('brand', directBrandFault(draft.brandName ?? '')),
    needsSize && draft.sizingId === null ? { field: 'size', message: 'Please choose the size.' } : undefined,
    draft.colors.length === 0 || draft.colors.length > 3
      ? { field: 'colors', message: 'Please confirm its color, or name one to three.' }
      : undefined,
    (conditions as readonly string[]).includes(draft.condition ?? '')
      ? undefined
      : { field: 'condition', message: 'Please say how worn it is.' },
    draft.condition === 'flawed_gem' && draft.flaws.length === 0
      ? { field: 'flaws', message: 'A flawed gem needs its flaw named.' }
      : undefined,
    fault('words', directWordsFault(draft.words)),
    fault('price', priceFault(draft.price)),
    fault('floor', floorFault(draft)),
  ]
  return faults.filter((one) => one !== undefined)
}

function directBrandFault(name: string): string | undefined {
  if (name.trim() === '') return 'Please write the brand, or “Unbranded”.'
  return hasContact(name)
    ? 'Please write the brand as on its label, without mail addresses, links and phone numbers.'
    : undefined
}

const fault = (field: string, message: string | undefined): DirectFault | undefined =>
  message === undefined ? undefined : { field, message }

function floorFault({ price, floor }: DirectDraft): string | undefined {
  if (floor === null) return undefined
  if (!Number.isInteger(floor) || floor < directLowestPrice) return 'The lowest floor is $4.99.'
  return price !== null && floor > price ? 'The floor can’t be above the price.' : undefined
}

/** Why a listing waits for a person before shoppers see it. */
export const reviewReasons = {
  first: 'It is the first piece of this closet.',
  price: 'Its price is far from what pieces like it sold for.',
  brand: 'Its brand is often copied.',
  picture: 'The picture seems to show something else than the words say.',
  words: 'Its words need a second look.',
  naked: 'One of its pictures may show a naked person.',
  unseen: 'One of its pictures could not be looked at.',
  new_brand: 'Nobody has sold this brand here yet.',
  again: 'A person took it off before, for its pictures or for reports.',
  reported: 'Somebody reported it.',
  prohibited: 'Its brand is not sold here any more.',
} as const
export type ReviewReason = keyof typeof reviewReasons

const doubtful = /\b(replica|inspired by|dupe|fake|aaa|mirror quality|unauthori[sz]ed)\b/iu

/** The facts by which it is decided whether a person looks at a listing first. */
export type ModerationFacts = {
  isFirst: boolean
  price: number
  /** The middle half of comparable sold prices in cents; null with too few of them. */
  usual: { low: number; high: number } | null
  isCopiedBrand: boolean
  words: string
  /** The family of garments that the picture shows, and that of the category; null when unsure. */
  seenFamily: string | null
  saidFamily: string | null
  /** Whether one of its new pictures seems to show a naked person, and whether one could not be looked at. */
  isNaked: boolean
  isUnseen: boolean
  /** Whether no piece of its brand was ever on sale here. */
  isNewBrand: boolean
  /** Whether a person took it off the last time it was sent, for its pictures or for reports of it. */
  wasTakenOff: boolean
}

/**
 * Returns the reasons why a person looks at a direct listing before shoppers see it: the seller's "first", a
 * "price" over four times off the usual, a much copied "brand", a "picture" of another kind, doubtful or rude
 * "words", "naked", "unseen" photos, a "new_brand", or "again" after it was taken off. Empty: it goes on sale
 * at once.
 */
export function reviewReasonsOf(facts: ModerationFacts): ReviewReason[] {
  const { usual, price } = facts
  const reasons: ReviewReason[] = []
  if (facts.isFirst) reasons.push('first')
  if (usual && (price > usual.high * 4 || price * 4 < usual.low)) reasons.push('price')
  if (facts.isCopiedBrand) reasons.push('brand')
  if (facts.seenFamily !== null && facts.saidFamily !== null && facts.seenFamily !== facts.saidFamily)
    reasons.push('picture')
  if (doubtful.test(facts.words) || isRude(facts.words)) reasons.push('words')
  if (facts.isNaked) reasons.push('naked')
  if (facts.isUnseen) reasons.push('unseen')
  if (facts.isNewBrand) reasons.push('new_brand')
  if (facts.wasTakenOff) reasons.push('again')
  return reasons
}
