// Grading one piece of a bag: checks the input and describes the item to be made. Between two employees
// the place in the bag decides, between two presses of one button the key of the press (decisions 0071
// and 0075).

import { kindBySlug, tagsOfKind } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { describeGraded, gradedProblem } from '@hemline/rules/catalogue/piece-words.ts'
import { readColors } from '@hemline/rules/catalogue/shades.ts'
import { inCut, isSizeCut, petiteOrTall, type SizeCut } from '@hemline/rules/catalogue/size-cuts.ts'
import { equivalentsOf } from '@hemline/rules/catalogue/sizes.ts'
import { prohibitedMessage } from '@hemline/rules/direct-sell/prohibited.ts'
import { brandPays } from '@hemline/rules/earnings/ineligible-brands.ts'
import { termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import {
  brandKeyOf,
  declineReasonNeeded,
  highestPrice,
  isDeclineReason,
  noteProblem,
  piecesMost,
  priceProblem,
  retailGuess,
  retailProblem,
} from '@hemline/rules/intake/intake.ts'
import { measurementsProblem } from '@hemline/rules/intake/measures.ts'
import {
  flawsProblem,
  flawWords,
  isMaterial,
  materialUnknown,
  merchandisingDepartment,
  pieceDepartments,
  pieceGender,
  qualityTypes,
  sizeDisplayOf,
  sizeFits,
} from '@hemline/rules/intake/pieces.ts'
import { type BrandTier, conditions } from '@hemline/rules/vocabulary/items.ts'
import type { GradePieceInput } from '../../generated/resolvers.ts'
import type { DbOrTx } from '../../platform/db.ts'
import type { BagFactsForTerms } from '../bags/bags.ts'
import {
  allColors,
  type BrandRow,
  brandById,
  categoryById,
  ensureBrand,
  type NewItemRow,
  sizeById,
} from '../catalogue/catalogue.ts'
import { findProhibited } from './prohibited.db.ts'

export type Refusal = { __typename: 'IntakeRefusal'; message: string; field: string | null }
/**
 * Returns an IntakeRefusal with a message and, where one is at fault, the name of the input field (null:
 * none).
 */
export const refusal = (message: string, field: string | null = null): Refusal => ({
  __typename: 'IntakeRefusal',
  message,
  field,
})

const decisions = ['accepted', 'declined', 'review'] as const
type Decision = (typeof decisions)[number]
const isDecision = (text: string): text is Decision => (decisions as readonly string[]).includes(text)

/** The item state that each grading decision leads to. */
export const stateOf = {
  accepted: 'pending_listing',
  declined: 'unaccepted',
  review: 'under_review',
} as const

/**
 * Returns the price suggestion (cents) that the station sent, or null when no suggestion can have that
 * value.
 */
export const suggestedOf = (price: number | null | undefined): number | null =>
  price != null && price >= 0 && price <= highestPrice ? price : null

/** Defaults for a declined piece, for which size and brand may be missing. */
const oneSizeId = 1901
const noBrand = 'Unbranded'

type Problem = readonly [field: string, message: string | undefined]
const firstOf = (problems: readonly Problem[]): Refusal | undefined => {
  const found = problems.find(([, message]) => message !== undefined)
  return found && refusal(found[1] ?? '', found[0])
}

/** A piece's facts as somebody wrote them down, wherever the piece is. */
export type PieceFacts = Omit<GradePieceInput, 'bagId' | 'gradeKey' | 'pieceNumber'>

/** Returns what is wrong with a piece's place in its bag; undefined for a place that a bag has. */
export const placeProblem = (place: number): Refusal | undefined =>
  Number.isInteger(place) && place >= 1 && place <= piecesMost
    ? undefined
    : refusal(`A bag has places 1 to ${piecesMost}.`, 'pieceNumber')

/**
 * Returns the first problem of a piece's input that can be found without the database; undefined when there
 * is none.
 */
function plainProblem(input: PieceFacts): Refusal | undefined {
  const always: Problem[] = [
    [
      'decision',
      isDecision(input.decision) ? undefined : 'Please accept the piece, decline it, or send it to review.',
    ],
    ['note', noteProblem(input.note ?? '')],
    [
      'declineReason',
      input.decision === 'declined' && !isDeclineReason(input.declineReason)
        ? declineReasonNeeded
        : undefined,
    ],
  ]
  // Of a piece that is not taken nothing else is needed; what is told of it has to be right.
  const isTaken = input.decision !== 'declined'
  const { price, condition, retail } = input
  const known = (conditions as readonly string[]).includes(condition ?? '') || (!isTaken && condition == null)
  return firstOf([
    ...always,
    ['condition', known ? undefined : 'Please choose the condition.'],
    ['flaws', flawsProblem(input.flaws ?? [], isTaken ? (condition ?? '') : '')],
    ['materials', (input.materials ?? []).every(isMaterial) ? undefined : materialUnknown],
    ['price', isTaken ? (price == null ? 'Please set a price.' : priceProblem(price)) : undefined],
    ['retail', retail == null ? undefined : retailProblem(retail, isTaken ? (price ?? 0) : 0)],
  ])
}

type Named = { brand: BrandRow; isNew: boolean } | Refusal

async function brandOf(tx: DbOrTx, input: PieceFacts): Promise<Named> {
  if (input.brandId != null) {
    const brand = await brandById(tx, input.brandId)
    return brand ? { brand, isNew: false } : refusal('There is no such brand.', 'brand')
  }
  const name = input.brandName ?? (input.decision === 'declined' ? noBrand : '')
  const found = await ensureBrand(tx, { name, price: input.price ?? 0, categoryId: input.categoryId })
  return typeof found === 'string' ? refusal(found, 'brand') : found
}

/** What a description asks the database for; a caller with thousands of pieces remembers the answers. */
export type Lookups = {
  category: (id: number) => ReturnType<typeof categoryById>
  size: (id: number) => ReturnType<typeof sizeById>
  colors: () => ReturnType<typeof allColors>
  brand: (input: PieceFacts) => Promise<Named>
  /** Why pieces of a brand are not sold here; undefined for all other brands. */
  prohibition: (brandName: string) => Promise<string | undefined>
}

/**
 * Returns lookups of categories, sizes, colors and brands that query the database, or a transaction, each
 * time (describeBy takes others). The brand's may make a brand.
 */
export const lookupsIn = (tx: DbOrTx): Lookups => ({
  category: (id) => categoryById(tx, id),
  size: (id) => sizeById(tx, id),
  colors: () => allColors(tx),
  brand: (input) => brandOf(tx, input),
  prohibition: (name) => prohibitionOf(tx, name),
})

/** Returns why pieces of a brand are not sold here, as a sentence; undefined for all other brands. */
export async function prohibitionOf(db: DbOrTx, brandName: string): Promise<string | undefined> {
  const [found] = await findProhibited(db, [brandKeyOf(brandName)])
  return found && prohibitedMessage(found)
}

/** The row of the item to be made, without its bag, and its brand when the brand is new. */
export type Described = { row: Omit<NewItemRow, 'bag_id'>; newBrand: BrandRow | null }

/**
 * Returns the item row of a graded piece from the input and its bag's facts (with the brand when it is new),
 * or an IntakeRefusal that names the wrong field. Makes a brand that is named for the first time.
 */
export function describe(
  tx: DbOrTx,
  input: PieceFacts,
  bag: Pick<BagFactsForTerms, 'sellerId' | 'service' | 'incentives' | 'warehouseId'>,
): Promise<Described | Refusal> {
  return describeBy(lookupsIn(tx), input, bag)
}

/**
 * Returns the item row of a graded piece from the input and its bag's facts (with the brand when it is new),
 * asking the lookups that the caller passes, or an IntakeRefusal that names the wrong field.
 */
export async function describeBy(
  lookups: Lookups,
  input: PieceFacts,
  bag: Pick<BagFactsForTerms, 'sellerId' | 'service' | 'incentives' | 'warehouseId'>,
): Promise<Described | Refusal> {
  const wrong = plainProblem(input)
  if (wrong) return wrong
  const declined = input.decision === 'declined'
  const category = await lookups.category(input.categoryId)
  if (!category) return refusal('Please choose the category.', 'category')
  const root = category.path.split('/')[0] ?? ''
  const kind = kindBySlug(category.slug)
  if (!kind) return refusal('Please choose the category.', 'category')
  const found = await lookups.size(
    input.sizingId ??
      (declined || category.sizeCategory === null || category.sizeCategory === 'one' ? oneSizeId : 0),
  )
  // A size that is petite or tall: the grader says which by the department.
  const size =
    found && (isSizeCut(input.department ?? '') ? inCut(found, input.department as SizeCut) : found)
  if (size?.departmentGroup === petiteOrTall)
    return refusal('Please say whether the size is petite or tall.', 'size')
  if (!size || (!declined && !sizeFits(category.sizeCategory, size, root)))
    return refusal('Please choose a size of this kind of piece.', 'size')
  const words = [...new Set(input.colors ?? [])]
  const { colors } = readColors(words)
  const known = new Set((await lookups.colors()).map(({ name }) => name))
  if (!declined && (words.length === 0 || words.length > 3))
    return refusal('Please name one to three colors.', 'colors')
  if (colors.some((one) => !known.has(one))) return refusal('There is no such color.', 'colors')
  const measured = measurementsProblem(input.measurements ?? [], category.path)
  if (measured) return refusal(measured, 'measurements')
  const said = {
    kind,
    cut: input.cut ?? null,
    pattern: input.pattern ?? null,
    details: input.details ?? [],
    styles: [...new Set(input.styles ?? [])],
    occasions: [...new Set(input.occasions ?? [])],
  }
  const misnamed = gradedProblem(said)
  if (misnamed) return refusal(misnamed.message, misnamed.field)
  const named = await lookups.brand(input)
  if ('__typename' in named) return named
  const barred = input.decision === 'accepted' ? await lookups.prohibition(named.brand.name) : undefined
  if (barred) return refusal(barred, 'brand')
  const tier = named.brand.tier as BrandTier
  const departments = pieceDepartments({
    categoryDepartments: category.departments,
    sizeGroup: size.departmentGroup,
    tier,
    chosen: input.department ?? null,
  })
  const price = declined ? 0 : (input.price ?? 0)
  const materials = [...new Set(input.materials ?? [])]
  const row: Described['row'] = {
    brand_id: named.brand.id,
    category_id: category.id,
    category_tags: tagsOfKind(kind),
    department_tags: departments,
    merchandising_department: merchandisingDepartment(root),
    gender: pieceGender(departments),
    ...describeGraded({ ...said, colors: words, materials, sort: named.brand.sort }),
    condition: input.condition ?? 'good',
    flaws: flawWords(input.flaws ?? []).map((description) => ({ description })),
    quality_type: qualityTypes[tier],
    price_cents: price,
    msrp_cents: input.retail ?? retailGuess(price),
    sizing_id: size.sizingId,
    size_display: sizeDisplayOf(size),
    size_equivalents: [...equivalentsOf(size.sizingId)],
    color_names: colors.length > 0 ? colors : ['multi'],
    materials,
    measurements: (input.measurements ?? []).map(({ name, inches }) => ({ name, inches })),
    luxe_brand: tier === 'designer' || tier === 'luxury',
    warehouse_id: bag.warehouseId,
    consignor_id: bag.sellerId,
    payout_terms: termsOf({
      service: bag.service,
      tier,
      incentives: bag.incentives,
      brandPays: brandPays(named.brand.name),
    }),
  }
  return { row, newBrand: named.isNew ? named.brand : null }
}
