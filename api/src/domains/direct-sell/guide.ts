// What pieces like a draft sold for, and what its pictures show.

import { kindBySlug, tagsOfKind } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import { weightGuess } from '@hemline/rules/direct-sell/listings.ts'
import { barsOf, pricesUsual, quickAt, usualOf } from '@hemline/rules/direct-sell/prices.ts'
import { families } from '@hemline/rules/image-search/families.ts'
import { brandKeyOf } from '@hemline/rules/intake/intake.ts'
import { type Condition, conditions } from '@hemline/rules/vocabulary/items.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import { brandsLike, categoryTree, siblingsOf } from '../catalogue/catalogue.ts'
import { colorNamesOf, familyInUpload, likeUpload } from '../image-search/image-search.ts'
import { suggestPrice } from '../intake/intake.ts'
import { uploadOf } from '../photos/photos.ts'
import { choicesOnce } from './listing-view.ts'
import { findUsualDiscount, listSoldLike, type SoldRow } from './listings.db.ts'

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

/** The sold pieces that are near enough to a draft, and what they share with it. */
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

/** Returns the middle half (cents) of what pieces like a draft sold for; null with too few. */
export async function usualPrices(
  ctx: Context,
  asked: GuideQuestion,
): Promise<{ low: Cents; high: Cents } | null> {
  const like = await soldLike(ctx, asked)
  return like ? usualOf(like.rows.map((row) => row.price_cents)) : null
}

/** Returns what comparable pieces sold for within a year. Throws BAD_INPUT for unknown categories. */
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

const adviceUnclear = 'The piece is hard to tell from its background. A plain wall or bed behind it helps.'
const adviceOne = 'One from the back sells it sooner.'
const kindsMost = 6

/**
 * Reads the first photos of a draft. Null for visitors, and for photos that are not the viewer's; without
 * a clear picture the lists are empty.
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
    cover === undefined || !best?.isClear ? { kinds: [], color: null } : await likeUpload(ctx, cover)
  // The kinds of the nearest pieces first, then the others of the family.
  const kinds = [...near.kinds.flatMap((tag) => tree.find((one) => one.slug === tag) ?? []), ...fits]
  const guessed = [...new Map(kinds.map((one) => [one.id, one])).values()]
  const first = guessed[0]
  return {
    categories: guessed.slice(0, kindsMost).map(({ id, name }) => ({ id, name })),
    colors: near.color !== null ? [near.color] : best ? colorNamesOf(best, choices.colors) : [],
    condition: null,
    weight: first ? weightGuess(first.path) : ('light' as const),
    advice: [
      ...(best?.isClear === false ? [adviceUnclear] : []),
      ...(photoIds.length === 1 ? [adviceOne] : []),
    ],
    isClear: best?.isClear ?? false,
  }
}
