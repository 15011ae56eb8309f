// A piece that somebody bought here becomes a draft in their closet, with what the shop knows of the piece.
import { createHash } from 'node:crypto'
import { detailsOf } from '@hemline/rules/catalogue/kind-details.ts'
import { kindBySlug } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { patternBehind } from '@hemline/rules/catalogue/piece-labels.ts'
import { patternsOf } from '@hemline/rules/catalogue/piece-words.ts'
import { colorWords } from '@hemline/rules/catalogue/shades.ts'
import { type DirectDraft, weightGuess } from '@hemline/rules/direct-sell/listings.ts'
import { directListingsMost } from '@hemline/rules/vocabulary/direct-sell.ts'
import type { Context } from '../../context.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { categoryById } from '../catalogue/catalogue.ts'
import { priceNow } from './guide.ts'
import { type BoughtRow, countListings, findListing, listBought, upsertDraft } from './listings.db.ts'
import { fullMessage, type ListingResult, listingPayload } from './listings.ts'
import { refused, sellerIn, signIn } from './refusals.ts'

/**
 * Returns the id of the draft by which a member sells a bought piece again, so that two presses make one
 * draft.
 */
function againId(userId: string, itemNumber: number): string {
  const hex = createHash('sha256').update(`sell-again/${userId}/${itemNumber}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

const kindOf = ({ category_path: path }: BoughtRow) => kindBySlug(path.split('/').at(-1) ?? '')

/**
 * Returns the pattern (else null) and the details of a bought piece, as far as pieces of its kind still have
 * them.
 */
function madeOf(bought: BoughtRow): Pick<DirectDraft, 'pattern' | 'details'> {
  const kind = kindOf(bought)
  if (!kind) return { pattern: null, details: [] }
  const pattern = patternsOf(kind).find((one) => one === patternBehind(bought.chars.pattern)) ?? null
  const details = detailsOf(kind).flatMap(({ name, values }) => {
    const value = bought.chars[name]
    return value !== undefined && values.includes(value) ? [{ name, value }] : []
  })
  return { pattern, details }
}

/**
 * Makes a draft from a piece that the viewer bought and received here, without photos, at the suggested price
 * (else the price paid); once there is one, returns that one until it is deleted. Returns DirectRefused for
 * other pieces, and more than 200 listings; asks visitors to log in. Throws FORBIDDEN (banned).
 */
export async function sellAgain(ctx: Context, itemNumber: number): Promise<ListingResult> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  const [bought] = Number.isSafeInteger(itemNumber) ? await listBought(ctx.db, [itemNumber], userId) : []
  if (!bought) return refused('You can sell again what you bought here and have received.')
  const known = await findListing(ctx.db, againId(userId, itemNumber))
  if (known && known.user_id === userId && known.status !== 'deleted') return listingPayload(ctx, known.id)
  if ((await countListings(ctx.db, userId)) >= directListingsMost) return refused(fullMessage)
  const category = await categoryById(ctx.db, bought.category_id)
  const suggested = await priceNow(ctx, bought)
  const now = ctx.now()
  const id = known ? uuidv7(now.getTime()) : againId(userId, itemNumber)
  const draft: DirectDraft = {
    photoIds: [],
    categoryId: bought.category_id,
    brandName: bought.brand_name,
    department: bought.department_tags.find((tag) => tag === 'petite' || tag === 'tall') ?? null,
    sizingId: category?.sizeCategory === 'one' ? null : bought.sizing_id,
    colors: colorWords(bought.color_names, bought.advanced_color_names).slice(0, 3),
    materials: bought.materials.map((one) => one.replace(/^\d+% /u, '')),
    ...madeOf(bought),
    cut: null,
    condition: bought.condition === 'new_with_tags' ? 'excellent' : bought.condition,
    flaws: [],
    words: '',
    measurements: bought.measurements,
    weight: weightGuess(bought.category_path),
    price: suggested ?? bought.price_cents,
    retail: bought.msrp_cents,
    floor: null,
    takesOffers: true,
    comesDown: false,
  }
  await upsertDraft(ctx.db, { id, userId, draft, now })
  return listingPayload(ctx, id)
}
