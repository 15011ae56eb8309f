// Judges one row of a feed by the shop's own rules: its form here, its meaning as intake judges a piece.

import { brandPays } from '@hemline/rules/earnings/ineligible-brands.ts'
import {
  brandKeyOf,
  brandNameProblem,
  priceProblem,
  priceTooLow,
  retailProblem,
} from '@hemline/rules/intake/intake.ts'
import { materialNamed } from '@hemline/rules/intake/pieces.ts'
import {
  centsIn,
  isPhotoName,
  isSku,
  lowestPriceWords,
  partsIn,
  type RowProblem,
} from '@hemline/rules/partners/feeds.ts'
import { type NamedSize, namedSize } from '@hemline/rules/partners/sizes.ts'
import { photosPerPiece } from '@hemline/rules/photos/photos.ts'
import { conditionLabels, conditions } from '@hemline/rules/vocabulary/items.ts'
import { z } from 'zod'
import type { NewItemRow } from '../catalogue/catalogue.ts'
import { describePieceBy, type Lookups, type PieceFacts } from '../intake/intake.ts'
import type { FeedRecord } from './feed-file.ts'

/** What a good row asks for; prices in cents. `facts` alone when its brand is new here. */
export type Wish = {
  action: 'offer' | 'withdraw'
  price: number
  /** What the piece once cost, as the partner says; null when the row says nothing. */
  retail: number | null
  row?: Omit<NewItemRow, 'bag_id'>
  facts?: PieceFacts
  newBrand?: string
  photos: string[]
  notes: string
}
export type Judged =
  | { verdict: 'good' | 'new_brand'; wish: Wish; problems: [] }
  | { verdict: 'bad'; wish: null; problems: RowProblem[] }

/** The lists against which rows are judged, read once for a batch. */
export type Lists = {
  categories: ReadonlyMap<string, { id: number; path: string; sizeCategory: string | null }>
  sizes: readonly NamedSize[]
  /** Ids of brands by the slug of their page. */
  brands: ReadonlyMap<string, number>
  /** A brand that judges the rest of a row whose own brand is new here. */
  anyBrandId: number
  lookups: Lookups
  /** The account of the partner. */
  accountId: string
}

const text = z.string().default('')
const list = text.transform(partsIn)
const amount = (needed: boolean) =>
  text.transform((value, ctx) => {
    if (value === '' && !needed) return null
    const cents = centsIn(value)
    if (cents === undefined)
      ctx.addIssue({ code: 'custom', message: 'Please write an amount in dollars, such as 48.00.' })
    return cents ?? 0
  })
const conditionKey = (value: string) =>
  value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

const measurements = list.transform((parts, ctx) =>
  parts.map((part) => {
    const found = /^(\D{1,30}?)\s*:?\s*(\d{1,3}(?:\.\d{1,2})?)$/.exec(part)
    if (!found)
      ctx.addIssue({ code: 'custom', message: 'Please write measurements as “Bust 36.5; Length 40”.' })
    return { name: found?.[1]?.trim() ?? '', inches: Number(found?.[2] ?? 0) }
  }),
)

const offer = z.object({
  brand: text.superRefine((value, ctx) => {
    const problem = brandNameProblem(value)
    if (problem) ctx.addIssue({ code: 'custom', message: problem })
    else if (!brandPays(value))
      ctx.addIssue({ code: 'custom', message: 'The shop does not take pieces of this brand.' })
  }),
  category: text.refine((value) => value !== '', 'Please name the category, such as midi-dresses.'),
  department: text,
  size: text,
  colors: list,
  condition: text
    .transform(conditionKey)
    .refine(
      (value) => (conditions as readonly string[]).includes(value),
      `The condition is one of: ${Object.values(conditionLabels).join(', ')}.`,
    ),
  price: amount(true),
  retail: amount(false),
  materials: list,
  pattern: text,
  cut: text,
  flaws: list,
  measurements,
  photos: list.refine(
    (names) => names.length <= photosPerPiece && names.every(isPhotoName),
    `Please name at most ${photosPerPiece} photos by their names, with letters, digits, dots and dashes.`,
  ),
  notes: text.refine((value) => value.length <= 1000, 'Please use at most 1,000 characters.'),
})

/** Fields of a piece as intake names them, and as the columns of a feed are called. */
const columnOf: Readonly<Record<string, string>> = {
  categoryId: 'category',
  sizingId: 'size',
  brandId: 'brand',
}

const bad = (problems: RowProblem[]): Judged => ({ verdict: 'bad', wish: null, problems })

function problemsOf(error: z.ZodError, fields: Record<string, string>): RowProblem[] {
  return error.issues.map(({ path, message }) => {
    const field = String(path[0] ?? 'row')
    return { field, value: (fields[field] ?? '').slice(0, 120), reason: message }
  })
}

type Offer = z.infer<typeof offer>

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

function factsOf(given: Offer, found: { categoryId: number; sizingId: number; brandId: number }): PieceFacts {
  return {
    decision: 'accepted',
    ...found,
    brandName: null,
    department: given.department === '' ? null : given.department.toLowerCase(),
    colors: given.colors.map((color) => color.toLowerCase()),
    condition: given.condition,
    price: given.price ?? 0,
    retail: given.retail,
    materials: given.materials.map(materialNamed),
    pattern: given.pattern === '' ? null : given.pattern.toLowerCase(),
    cut: given.cut === '' ? null : given.cut.toLowerCase(),
    flaws: given.flaws.map((flaw) => flaw.toLowerCase()),
    measurements: given.measurements.map(({ name, inches }) => ({ name: capital(name), inches })),
    note: null,
  }
}

/**
 * Returns the problems of an offer's price, category and size, which need the lists, and the category and
 * size that were found.
 */
function listProblems(given: Offer, lists: Lists) {
  const problems: RowProblem[] = []
  const price = priceProblem(given.price ?? 0)
  if (price)
    problems.push({
      field: 'price',
      value: String((given.price ?? 0) / 100),
      reason: price === priceTooLow ? lowestPriceWords : price,
    })
  const retail = given.retail === null ? undefined : retailProblem(given.retail, given.price ?? 0)
  if (retail && !price)
    problems.push({ field: 'retail', value: String((given.retail ?? 0) / 100), reason: retail })
  const category = lists.categories.get(given.category.toLowerCase())
  if (!category)
    problems.push({ field: 'category', value: given.category, reason: 'There is no such category.' })
  const size =
    category &&
    namedSize(lists.sizes, {
      label: given.size,
      department: given.department.toLowerCase(),
      sizeCategory: category.sizeCategory,
      root: category.path.split('/')[0] ?? '',
    })
  if (category && !size)
    problems.push({
      field: 'size',
      value: given.size,
      reason: 'There is no such size of this kind of piece.',
    })
  return { problems, category, size }
}

/**
 * Judges one row of a feed: `good` with the wish in it; `bad` with each wrong field, its value and a
 * sentence; `new_brand` when only the brand is unknown, which an employee has to look at. A row without
 * action offers the piece.
 */
export async function judgeRow({ fields, fault }: FeedRecord, lists: Lists): Promise<Judged> {
  if (fault) return bad([{ field: 'row', value: '', reason: fault }])
  const sku = fields.sku ?? ''
  if (!isSku(sku))
    return bad([
      {
        field: 'sku',
        value: sku.slice(0, 120),
        reason: 'Please give 1 to 64 letters, digits, dots, dashes or slashes.',
      },
    ])
  const action = (fields.action ?? '').toLowerCase() || 'offer'
  if (action === 'withdraw')
    return { verdict: 'good', wish: { action, price: 0, retail: null, photos: [], notes: '' }, problems: [] }
  if (action !== 'offer')
    return bad([{ field: 'action', value: action.slice(0, 120), reason: 'The action is offer or withdraw.' }])
  const read = offer.safeParse(fields)
  if (!read.success) return bad(problemsOf(read.error, fields))
  const given = read.data
  const { problems, category, size } = listProblems(given, lists)
  if (!category || !size || problems.length > 0) return bad(problems)
  const brandId = lists.brands.get(brandKeyOf(given.brand))
  const facts = factsOf(given, {
    categoryId: category.id,
    sizingId: size.sizingId,
    brandId: brandId ?? lists.anyBrandId,
  })
  const described = await describePieceBy(lists.lookups, facts, {
    sellerId: lists.accountId,
    service: 'standard',
    incentives: [],
    warehouseId: homeWarehouse,
  })
  if ('__typename' in described) {
    const field = columnOf[described.field ?? ''] ?? described.field ?? 'row'
    return bad([{ field, value: (fields[field] ?? '').slice(0, 120), reason: described.message }])
  }
  const wish = {
    action,
    price: facts.price ?? 0,
    retail: given.retail,
    photos: given.photos,
    notes: given.notes,
  } as const
  return brandId === undefined
    ? { verdict: 'new_brand', wish: { ...wish, facts, newBrand: given.brand }, problems: [] }
    : { verdict: 'good', wish: { ...wish, row: described.row }, problems: [] }
}

/** Partners' pieces have no shelf; the warehouse is the one that answers for them. */
export const homeWarehouse = 12
