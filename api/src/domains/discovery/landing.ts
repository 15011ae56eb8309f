// Landing pages: stored texts, with pieces found at the time of the request.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Db } from '@hemline/db/connect.ts'
import { slugify } from '@hemline/rules/common/slugs.ts'
import {
  blockHref,
  inSeason,
  type LandingBlockDef,
  landingFilters,
  mergeFilters,
  seasonKinds,
  seasonOf,
} from '@hemline/rules/discovery/landing.ts'
import { buildOutfits, outfitKey, sumsOf } from '@hemline/rules/discovery/outfits.ts'
import { type Slot, slotOf } from '@hemline/rules/discovery/slots.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import type { Context } from '../../context.ts'
import { cached } from '../../platform/cached.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { draftLandingPage } from '../content/content.ts'
import { searchItems } from '../search/search.ts'
import { findLandingPage, type KindSales, type LandingPageRow, listKindSales } from './discovery.db.ts'
import { canBeHad, closetAround, outfitView } from './outfits.ts'

const salesDays = 60
const dayMs = 86_400_000
const kindsShown = 4
const itemsShown = 5
const collageShown = 4
const outfitsShown = 3
const anchorsAsked = 24
/** The most pieces to build outfits around; some of them get no outfit. */
const anchorsTried = 5
const perSlot = 24

/**
 * Returns a landing page of a release that is not in force, in the shape of a stored one; undefined when that
 * release has none. Throws UNAUTHENTICATED and FORBIDDEN for people who don't look after texts.
 */
async function draftOf(ctx: Context, slug: string, release: string): Promise<LandingPageRow | undefined> {
  const page = await draftLandingPage(ctx, slug, release)
  return page && { ...page, filters: [...page.filters], blocks: [...page.blocks], draft: release }
}

/**
 * Finds a landing page by slug, with the texts and filters of the current season; undefined when unknown.
 * With `release` an employee sees the page as that release of texts has it; throws UNAUTHENTICATED and
 * FORBIDDEN for others.
 */
export async function landingPageBySlug(
  ctx: Context,
  slug: string,
  release: string | null = null,
): Promise<LandingPageRow | undefined> {
  const clean = slugify(slug.slice(0, 100))
  if (clean === '') return undefined
  const page = release === null ? await findLandingPage(ctx.db, clean) : await draftOf(ctx, clean, release)
  const season = seasonOf(ctx.now())
  return page && { ...page, intro: inSeason(page.intro, season), filters: landingFilters(page, season) }
}

type Find = { filters: readonly FilterInput[]; amount: number; sort?: string }
async function find(
  ctx: Context,
  { filters, amount, sort }: Find,
): Promise<{ nodes: ItemRow[]; totalCount: number }> {
  const inputs = filters.map(({ key, values }) => ({ key, values: [...values] }))
  const { nodes, totalCount } = await searchItems(ctx, {
    amount,
    filters: inputs,
    sortBy: sort ?? null,
    userInfo: {},
    facets: [],
  })
  return { nodes, totalCount }
}

const mostLiked = 'favorite_count_high_low'

/** Counts the pieces that match a landing page's filters. Shares one search per request with the collage. */
export async function landingTotal(ctx: Context, page: LandingPageRow): Promise<number> {
  return (await collageOf(ctx, page)).totalCount
}

/**
 * Returns up to four liked pieces with a photo, of different categories where possible, for the picture at
 * the page's top.
 */
export async function landingCollage(ctx: Context, page: LandingPageRow): Promise<ItemRow[]> {
  const { nodes } = await collageOf(ctx, page)
  const pictured = nodes.filter((item) => item.photo_ids.length > 0)
  const kinds = [...new Map(pictured.map((item) => [item.category_id, item])).values()]
  return [...new Set([...kinds, ...pictured])].slice(0, collageShown)
}

const collageOf = (ctx: Context, page: LandingPageRow) =>
  ctx.once(`discovery:collage:${page.slug}`, () =>
    find(ctx, { filters: page.filters, amount: 24, sort: mostLiked }),
  )

/** Returns the blocks of a landing page with their pieces and outfits; empty blocks are left out. */
export async function landingBlocks(ctx: Context, page: LandingPageRow) {
  const made = await Promise.all(page.blocks.map((block) => blocksOf(ctx, page, block)))
  return made.flat().filter((block) => block.items.length > 0 || block.outfits.length > 0)
}

function blocksOf(ctx: Context, page: LandingPageRow, block: LandingBlockDef) {
  switch (block.source) {
    case 'season':
      return seasonBlocks(ctx, page, block)
    case 'outfits':
      return outfitBlock(ctx, page, block)
    case 'filters':
      return itemsBlock(ctx, page, { ...block, sort: block.sort })
  }
}

async function itemsBlock(ctx: Context, page: LandingPageRow, block: LandingBlockDef) {
  const found = await find(ctx, {
    filters: mergeFilters(page.filters, block.filters),
    amount: itemsShown,
    sort: block.sort ?? mostLiked,
  })
  return [
    {
      id: `${page.slug}-${slugify(block.title)}`,
      title: block.title,
      words: block.words,
      href: blockHref(page.slug, block.filters, block.sort),
      totalCount: found.totalCount,
      items: found.nodes,
      outfits: [],
    },
  ]
}

const keptMs = 300_000
const salesOf = new WeakMap<Db, (now: Date, at: Date) => Promise<KindSales[]>>()

/**
 * Returns the sales of the season's categories over 60 days, most sold first; the same for all viewers,
 * cached for five minutes.
 */
function seasonSales(ctx: Context): Promise<KindSales[]> {
  const load =
    salesOf.get(ctx.db) ??
    cached(keptMs, (now: Date) =>
      listKindSales(ctx.db, seasonKinds[seasonOf(now)], new Date(now.getTime() - salesDays * dayMs)),
    )
  salesOf.set(ctx.db, load)
  return load(ctx.now(), ctx.now())
}

const soldWords = ({ sold, name }: KindSales): string =>
  sold > 0
    ? `${sold.toLocaleString('en-US')} sold in the last ${salesDays} days. These have the most hearts now.`
    : `${name} with the most hearts now.`

/**
 * Returns one block for each of the season's four categories with the most sales, most first; categories
 * without listed pieces have none.
 */
async function seasonBlocks(ctx: Context, page: LandingPageRow, block: LandingBlockDef) {
  const kinds = await seasonSales(ctx)
  const made = await Promise.all(
    kinds.slice(0, kindsShown).map((kind) =>
      itemsBlock(ctx, page, {
        ...block,
        source: 'filters',
        title: kind.name,
        words: soldWords(kind),
        filters: [...block.filters, { key: 'category_tags', values: [kind.slug] }],
      }),
    ),
  )
  return made.flat()
}

type KeptOutfit = { title: string; pieces: { slot: Slot; why: string | null; itemNumber: number }[] }
const outfitsMs = 60_000
const outfitsOf = new WeakMap<Db, Map<string, (ctx: Context, at: Date) => Promise<KeptOutfit[]>>>()

/** Returns the item numbers of a block's outfits; the same for all viewers, built once a minute. */
function keptOutfits(ctx: Context, page: LandingPageRow, block: LandingBlockDef): Promise<KeptOutfit[]> {
  const kept = outfitsOf.get(ctx.db) ?? new Map<string, (ctx: Context, at: Date) => Promise<KeptOutfit[]>>()
  outfitsOf.set(ctx.db, kept)
  const key = `${page.draft ?? ''}|${page.slug}|${block.title}`
  const load = kept.get(key) ?? cached(outfitsMs, (asker: Context) => dressAnchors(asker, page, block))
  kept.set(key, load)
  return load(ctx, ctx.now())
}

/**
 * Returns up to three outfits around the most liked available pieces with a photo, of which five are tried;
 * no piece is in two outfits.
 */
async function dressAnchors(
  ctx: Context,
  page: LandingPageRow,
  block: LandingBlockDef,
): Promise<KeptOutfit[]> {
  const liked = await find(ctx, {
    filters: mergeFilters(page.filters, block.filters),
    amount: anchorsAsked,
    sort: mostLiked,
  })
  const anchors = liked.nodes
    .filter((item) => canBeHad(item, ctx.now()) && slotOf(item) && item.photo_ids.length > 0)
    .slice(0, anchorsTried)
  const keyOf = (anchor: ItemRow) => outfitKey(anchor.item_number, ctx.now(), 0)
  const closets = await Promise.all(
    anchors.map((anchor) => closetAround(ctx, anchor, keyOf(anchor), perSlot)),
  )
  const used = new Set(anchors.map((item) => item.item_number))
  const outfits: KeptOutfit[] = []
  for (const [at, anchor] of anchors.entries()) {
    if (outfits.length === outfitsShown) break
    const closet = (closets[at] ?? []).filter((item) => !used.has(item.item_number))
    const [outfit] = buildOutfits(anchor, closet, {
      amount: 1,
      key: keyOf(anchor),
      budgetCents: block.budgetCents ?? null,
      occasion: null,
    })
    if (!outfit) continue
    for (const { piece } of outfit.pieces) used.add(piece.item_number)
    outfits.push({
      title: outfit.title,
      pieces: outfit.pieces.map(({ slot, why, piece }) => ({ slot, why, itemNumber: piece.item_number })),
    })
  }
  return outfits
}

/**
 * Returns a block's outfits with their pieces as they are now, as a list of one; an outfit with an
 * unavailable piece is left out.
 */
async function outfitBlock(ctx: Context, page: LandingPageRow, block: LandingBlockDef) {
  const kept = await keptOutfits(ctx, page, block)
  const numbers = kept.flatMap((outfit) => outfit.pieces.map(({ itemNumber }) => itemNumber))
  const rows = new Map((await listItemsByNumber(ctx.db, numbers)).map((row) => [row.item_number, row]))
  const outfits = kept.flatMap(({ title, pieces }) => {
    const there = pieces.flatMap(({ slot, why, itemNumber }) => {
      const piece = rows.get(itemNumber)
      return piece && canBeHad(piece, ctx.now()) ? [{ slot, why, piece }] : []
    })
    return there.length === pieces.length ? [outfitView({ title, pieces: there, ...sumsOf(there) })] : []
  })
  return [
    {
      id: `${page.slug}-${slugify(block.title)}`,
      title: block.title,
      words: block.words,
      href: null,
      totalCount: outfits.length,
      items: [],
      outfits,
    },
  ]
}
