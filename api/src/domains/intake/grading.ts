// One piece out of a bag: looked at, written down, and an item from then on. The place in the bag decides
// between two people, and the key of the press between two presses (decisions 0071 and 0075).

import { termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import {
  declineReasonNeeded,
  highestPrice,
  isDeclineReason,
  noteProblem,
  piecesMost,
  priceProblem,
  retailGuess,
  retailProblem,
} from '@hemline/rules/intake/intake.ts'
import {
  flawsProblem,
  flawWords,
  isMaterial,
  materialUnknown,
  measurementsProblem,
  merchandisingDepartment,
  pieceDepartments,
  pieceGender,
  pieceTitle,
  qualityTypes,
  sizeDisplayOf,
  sizeFits,
} from '@hemline/rules/intake/pieces.ts'
import { type BrandTier, conditions } from '@hemline/rules/vocabulary/items.ts'
import type { GradePieceInput } from '../../generated/resolvers.ts'
import type { DbOrTx } from '../../platform/db.ts'
import {
  allColors,
  type BrandRow,
  brandById,
  categoryById,
  ensureBrand,
  type NewItemRow,
  sizeById,
} from '../catalogue/catalogue.ts'
import type { BagFactsForTerms } from '../cleanout/cleanout.ts'

export type Refusal = { __typename: 'IntakeRefusal'; message: string; field: string | null }
export const refusal = (message: string, field: string | null = null): Refusal => ({
  __typename: 'IntakeRefusal',
  message,
  field,
})

const decisions = ['accepted', 'declined', 'review'] as const
type Decision = (typeof decisions)[number]
const isDecision = (text: string): text is Decision => (decisions as readonly string[]).includes(text)

/** Which state a decision leads to. */
export const stateOf = {
  accepted: 'pending_listing',
  declined: 'unaccepted',
  review: 'under_review',
} as const

/** What the station says that it suggested; what can't have been is not kept. */
export const suggestedOf = (price: number | null | undefined): number | null =>
  price != null && price >= 0 && price <= highestPrice ? price : null

/** A piece that is not taken may lack what nobody looked at. */
const oneSizeId = 1901
const noBrand = 'Unbranded'

type Problem = readonly [field: string, message: string | undefined]
const firstOf = (problems: readonly Problem[]): Refusal | undefined => {
  const found = problems.find(([, message]) => message !== undefined)
  return found && refusal(found[1] ?? '', found[0])
}

/** What is wrong with the words and numbers of a piece, whatever the lists of the shop hold. */
function plainProblem(input: GradePieceInput): Refusal | undefined {
  const place = input.pieceNumber
  const always: Problem[] = [
    [
      'decision',
      isDecision(input.decision) ? undefined : 'Please accept the piece, decline it, or send it to review.',
    ],
    [
      'pieceNumber',
      Number.isInteger(place) && place >= 1 && place <= piecesMost
        ? undefined
        : `A bag has places 1 to ${piecesMost}.`,
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

async function brandOf(
  tx: DbOrTx,
  input: GradePieceInput,
): Promise<{ brand: BrandRow; isNew: boolean } | Refusal> {
  if (input.brandId != null) {
    const brand = await brandById(tx, input.brandId)
    return brand ? { brand, isNew: false } : refusal('There is no such brand.', 'brand')
  }
  const name = input.brandName ?? (input.decision === 'declined' ? noBrand : '')
  const found = await ensureBrand(tx, { name, price: input.price ?? 0, categoryId: input.categoryId })
  return typeof found === 'string' ? refusal(found, 'brand') : found
}

export type Described = { row: NewItemRow; newBrand: BrandRow | null }

/**
 * The item that a graded piece becomes, out of what was typed and what is known of its bag;
 * or what is wrong with it.
 */
export async function describe(
  tx: DbOrTx,
  input: GradePieceInput,
  bag: BagFactsForTerms,
): Promise<Described | Refusal> {
  const wrong = plainProblem(input)
  if (wrong) return wrong
  const declined = input.decision === 'declined'
  const category = await categoryById(tx, input.categoryId)
  if (!category) return refusal('Please choose the category.', 'category')
  const root = category.path.split('/')[0] ?? ''
  const size = await sizeById(
    tx,
    input.sizingId ??
      (declined || category.sizeCategory === null || category.sizeCategory === 'one' ? oneSizeId : 0),
  )
  if (!size || (!declined && !sizeFits(category.sizeCategory, size, root)))
    return refusal('Please choose a size of this kind of piece.', 'size')
  const colors = [...new Set(input.colors ?? [])]
  const known = new Set((await allColors(tx)).map(({ name }) => name))
  if (!declined && (colors.length === 0 || colors.length > 3))
    return refusal('Please name one to three colors.', 'colors')
  if (colors.some((one) => !known.has(one))) return refusal('There is no such color.', 'colors')
  const measured = measurementsProblem(input.measurements ?? [], category.path)
  if (measured) return refusal(measured, 'measurements')
  const found = await brandOf(tx, input)
  if ('__typename' in found) return found
  const tier = found.brand.tier as BrandTier
  const departments = pieceDepartments({
    categoryDepartments: category.departments,
    sizeGroup: size.departmentGroup,
    tier,
    chosen: input.department ?? null,
  })
  const price = declined ? 0 : (input.price ?? 0)
  const row: NewItemRow = {
    brand_id: found.brand.id,
    category_id: category.id,
    category_tags: category.path.split('/'),
    department_tags: departments,
    merchandising_department: merchandisingDepartment(root),
    gender: pieceGender(departments),
    title: pieceTitle({ color: colors[0] ?? '', categoryName: category.name }),
    condition: input.condition ?? 'good',
    flaws: flawWords(input.flaws ?? []).map((description) => ({ description })),
    quality_type: qualityTypes[tier],
    price_cents: price,
    msrp_cents: input.retail ?? retailGuess(price),
    sizing_id: size.sizingId,
    size_display: sizeDisplayOf(size),
    color_names: colors.length > 0 ? colors : ['multi'],
    materials: [...new Set(input.materials ?? [])],
    measurements: (input.measurements ?? []).map(({ name, inches }) => ({ name, inches })),
    luxe_brand: tier === 'designer' || tier === 'luxury',
    warehouse_id: bag.warehouseId,
    consignor_id: bag.sellerId,
    bag_id: input.bagId,
    payout_terms: termsOf({ service: bag.service, tier, incentives: bag.incentives, brandPays: true }),
  }
  return { row, newBrand: found.isNew ? found.brand : null }
}
