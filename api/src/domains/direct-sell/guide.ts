// What pieces like a draft sold for, and what its pictures show.

import { kindBySlug, tagsOfKind } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import { brandSpellings, labelFactsOf } from '@hemline/rules/direct-sell/label.ts'
import { weightGuess } from '@hemline/rules/direct-sell/listings.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { barsOf, pricesUsual, quickAt, usualOf } from '@hemline/rules/direct-sell/prices.ts'
import { families } from '@hemline/rules/image-search/families.ts'
import { brandKeyOf } from '@hemline/rules/intake/intake.ts'
import { type Condition, conditions } from '@hemline/rules/vocabulary/items.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import { brandOfLetters, brandsLike, categoryTree, siblingsOf } from '../catalogue/catalogue.ts'
import { colorNamesOf, familyInUpload, likeUpload, linesInUpload } from '../image-search/image-search.ts'
import { suggestPrice } from '../intake/intake.ts'
import { uploadOf } from '../photos/photos.ts'
import { choicesOnce } from './listing-view.ts'
import { type BoughtRow, findUsualDiscount, listBought, listSoldLike, type SoldRow } from './listings.db.ts'

const yearMs = 365 * 86_400_000
const soldShown = 4

export type GuideQuestion = {
  categoryId: number
  brandName?: string | null | undefined
  condition: string
  price?: number | null | undefined
}

async function brandIdOf(ctx: Context, name: string | null | undefined): Promise<number | null> {
  if (!name) return null
  const like = await brandsLike(ctx.db, name, 8)
  return like.find((one) => brandKeyOf(one.name) === brandKeyOf(name))?.id ?? null
}

/**
 * Returns the pieces sold within a year that are near enough to a draft, and what they share with it: brand,
 * tier, category, or family. Undefined when fewer than five were sold.
 */
async function soldLike(ctx: Context, asked: GuideQuestion) {
  const since = new Date(ctx.now().getTime() - yearMs)
  const brandId = await brandIdOf(ctx, asked.brandName)
  const ofKind = await listSoldLike(ctx.db, [asked.categoryId], since)
  const found = pricesUsual(ofKind.map(comparable), brandId)
  if (found) return { ...found, rows: ofKind.filter((row) => found.matches(comparable(row))) }
  const family = await listSoldLike(ctx.db, await siblingsOf(ctx.db, asked.categoryId), since)
  const near = pricesUsual(family.map(comparable), null)
  return near && { ...near, basis: 'family', rows: family }
}

const comparable = (row: SoldRow) => ({ price: row.price_cents, brandId: row.brand_id, tier: row.tier })

/**
 * Returns the middle half, `low` to `high` in cents, of the prices that pieces like a draft sold for within a
 * year; null when fewer than five were sold.
 */
export async function usualPrices(
  ctx: Context,
  asked: GuideQuestion,
): Promise<{ low: Cents; high: Cents } | null> {
  const like = await soldLike(ctx, asked)
  return like ? usualOf(like.rows.map((row) => row.price_cents)) : null
}

/**
 * Returns the price guide of a draft (cents): range and suggested price, bars, days to sell and 4 examples of
 * comparable pieces sold within a year; nulls and empty lists when fewer than five were sold. An unknown
 * condition counts as good. Throws BAD_INPUT for an unknown category.
 */
export async function directPriceGuide(ctx: Context, asked: GuideQuestion) {
  const condition = (conditions as readonly string[]).includes(asked.condition)
    ? (asked.condition as Condition)
    : 'good'
  if (!(await categoryTree(ctx)).some(({ id }) => id === asked.categoryId))
    throw refuse('BAD_INPUT', 'There is no such category.')
  const brandId = await brandIdOf(ctx, asked.brandName)
  const [like, suggestion, usualDiscount] = await Promise.all([
    soldLike(ctx, asked),
    suggestPrice(ctx, { categoryId: asked.categoryId, brandId, condition }),
    findUsualDiscount(ctx.db, asked.categoryId),
  ])
  const suggested = suggestion.price === null ? null : cents(suggestion.price)
  if (!like)
    return {
      basis: null,
      count: 0,
      low: null,
      high: null,
      suggested,
      bars: [],
      sold: [],
      days: null,
      usualDiscount: null,
    }
  const prices = like.rows.map((row) => row.price_cents)
  const usual = usualOf(prices)
  const price = asked.price ?? suggested ?? usual.low
  return {
    basis: like.basis,
    count: prices.length,
    ...usual,
    suggested: suggested ?? usual.low,
    bars: barsOf(prices),
    sold: like.rows
      .toSorted((a, b) => Math.abs(a.price_cents - price) - Math.abs(b.price_cents - price))
      .slice(0, soldShown)
      .map((row) => ({
        itemNumber: row.item_number,
        photoId: row.photo_id,
        title: row.title,
        sizeDisplay: row.size_display,
        condition: row.condition,
        price: cents(row.price_cents),
        days: row.days,
      })),
    days: quickAt(
      price,
      like.rows.map((row) => ({ price: row.price_cents, days: row.days })),
    ),
    usualDiscount: usualDiscount ?? null,
  }
}

/**
 * Returns the suggested price (cents) of a piece that was bought here, in the condition at purchase but no
 * longer as new with tags; null when too few comparable pieces are known.
 */
export async function priceNow(ctx: Context, bought: BoughtRow): Promise<Cents | null> {
  const { category_id: categoryId, brand_id: brandId, condition } = bought
  // Tags are off once a piece was bought, so it is sold again as worn a little.
  const worn = condition === 'new_with_tags' ? 'excellent' : condition
  const { price } = await suggestPrice(ctx, { categoryId, brandId, condition: worn })
  return price === null ? null : cents(price)
}

const estimatesMost = 60

/**
 * Returns what each piece that the viewer bought here and received would bring now, in cents. Leaves out
 * other people's pieces and those unlike all that were sold; empty for visitors and banned users. Throws
 * BAD_INPUT for more than 60 pieces.
 */
export async function resaleEstimates(ctx: Context, itemNumbers: readonly number[]) {
  const { userId, banned } = ctx.viewer
  if (itemNumbers.length > estimatesMost)
    throw refuse('BAD_INPUT', `At most ${estimatesMost} pieces at once.`)
  const numbers = itemNumbers.filter((one) => Number.isSafeInteger(one))
  if (userId === null || banned || numbers.length === 0) return []
  const bought = await listBought(ctx.db, numbers, userId)
  const prices = await Promise.all(bought.map((row) => priceNow(ctx, row)))
  return bought.flatMap(({ item_number: itemNumber }, i) => {
    const price = prices[i]
    return price ? [{ itemNumber, price, earnings: directPayoutOf(price).earnings }] : []
  })
}

const adviceUnclear = 'The piece is hard to tell from its background. A plain wall or bed behind it helps.'
const adviceOne = 'One from the back sells it sooner.'
const kindsMost = 6

/**
 * Returns guesses of categories (up to 6), colors, brand and weight of a draft from its first 3 photos, with
 * advice about the pictures. Null for visitors and for photos that are not the viewer's; without a clear
 * picture the lists may be empty. Guesses no condition (decision 0231).
 */
export async function directGuess(ctx: Context, photoIds: readonly string[]) {
  const { userId } = ctx.viewer
  const ids = photoIds.slice(0, 3).filter(isUuid)
  if (userId === null || ids.length === 0) return null
  const viewer = { userId, visitorId: null, roles: [] }
  const owned = await Promise.all(ids.map((id) => uploadOf(ctx.db, id, viewer)))
  if (!owned.every(Boolean)) return null
  const looks = (await Promise.all(ids.map((id) => familyInUpload(ctx, id)))).filter(
    (one) => one !== undefined,
  )
  const best = looks.find((one) => one.family !== null && one.isClear) ?? looks[0]
  const choices = await choicesOnce(ctx)
  const tree = await categoryTree(ctx)
  const family = families.find((one) => one.key === best?.family)
  const fits = tree.filter((one) => {
    const kind = kindBySlug(one.slug)
    return kind && family && tagsOfKind(kind).some((tag) => family.tags.includes(tag))
  })
  const cover = ids[0]
  const near =
    cover === undefined || !best?.isClear
      ? { kinds: [], color: null, brand: null }
      : await likeUpload(ctx, cover)
  // The kinds of the nearest pieces first, then the others of the family.
  const kinds = [...near.kinds.flatMap((tag) => tree.find((one) => one.slug === tag) ?? []), ...fits]
  const guessed = [...new Map(kinds.map((one) => [one.id, one])).values()]
  const first = guessed[0]
  return {
    categories: guessed.slice(0, kindsMost).map(({ id, name }) => ({ id, name })),
    colors: near.color !== null ? [near.color] : best ? colorNamesOf(best, choices.colors) : [],
    brand: near.brand,
    // Wear is hard to see, and a picture may hide it: nothing is guessed from the cloth (decision 0231).
    condition: null,
    weight: first ? weightGuess(first.path) : ('light' as const),
    advice: [
      ...(best?.isClear === false ? [adviceUnclear] : []),
      ...(photoIds.length === 1 ? [adviceOne] : []),
    ],
    isClear: best?.isClear ?? false,
  }
}

/**
 * Returns what is printed on one of the viewer's photos: a brand that the shop knows, sizes, materials, and
 * whether a price is printed. Null for visitors, for photos of others, and while too many pictures are read.
 */
export async function directLabel(ctx: Context, photoId: string) {
  const { userId } = ctx.viewer
  if (userId === null || !isUuid(photoId)) return null
  if (!(await uploadOf(ctx.db, photoId, { userId, visitorId: null, roles: [] }))) return null
  const lines = await linesInUpload(ctx, photoId)
  if (!lines) return null
  const { sizes, materials, hasPriceTag } = labelFactsOf(lines)
  const brand = await brandOfLetters(ctx.db, brandSpellings(lines))
  return { brand, sizes: [...sizes], materials: [...materials], hasPriceTag }
}
