// The mocks' landing pages and outfits.

import { availabilityOf } from '@hemline/rules/catalogue/item-states.ts'
import { slugify } from '@hemline/rules/common/slugs.ts'
import {
  blockHref,
  inSeason,
  type LandingBlockDef,
  type LandingDef,
  landingFilters,
  mergeFilters,
  seasonKinds,
  seasonOf,
} from '@hemline/rules/discovery/landing.ts'
import { type BuiltOutfit, buildOutfits, outfitKey } from '@hemline/rules/discovery/outfits.ts'
import { slotLabels, slotOf } from '@hemline/rules/discovery/slots.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { itemsNow, type MockContext } from '../context.ts'
import type { MockItem } from '../item.ts'
import { kinds } from '../seed/pieces.ts'
import { landingPageText } from './content.mock.ts'
import { searchItems } from './search.mock.ts'

/** Returns the pieces that are for sale now and not held. */
export const toBeHad = (ctx: MockContext): MockItem[] =>
  itemsNow(ctx).filter(
    (item) => availabilityOf({ state: item.state, heldUntil: item.held_until }, ctx.now) === 'InStock',
  )

/** Returns an outfit in the shape of the schema. */
export const outfitView = (one: BuiltOutfit<MockItem>) => ({
  id: one.pieces.map(({ piece }) => piece.item_number).join('-'),
  title: one.title,
  pieces: one.pieces.map(({ slot, piece, why }) => ({ slot: slotLabels[slot], why, item: piece })),
  totalPrice: one.totalCents,
  totalMsrp: one.msrpCents,
})

const mostLiked = 'favorite_count_high_low'
const find = (ctx: MockContext, filters: readonly FilterInput[], amount: number, sortBy = mostLiked) =>
  searchItems(ctx, {
    amount,
    filters: filters.map(({ key, values }) => ({ key, values: [...values] })),
    sortBy,
    facets: [],
  })

function landingPage(
  _: unknown,
  { slug, release }: { slug: string; release?: string | null },
  ctx: MockContext,
): LandingDef | null {
  const page = landingPageText(ctx, slugify(slug.slice(0, 100)), release)
  const season = seasonOf(ctx.now)
  return page ? { ...page, intro: inSeason(page.intro, season), filters: landingFilters(page, season) } : null
}

type Block = {
  id: string
  title: string
  words: string
  href: string | null
  totalCount: number
  items: object[]
  outfits: object[]
}

function itemsBlock(ctx: MockContext, page: LandingDef, block: LandingBlockDef): Block {
  const found = find(ctx, mergeFilters(page.filters, block.filters), 5, block.sort)
  return {
    id: `${page.slug}-${slugify(block.title)}`,
    title: block.title,
    words: block.words,
    href: blockHref(page.slug, block.filters, block.sort),
    totalCount: found.totalCount,
    items: found.nodes,
    outfits: [],
  }
}

function outfitBlock(ctx: MockContext, page: LandingDef, block: LandingBlockDef): Block {
  const free = toBeHad(ctx)
  const liked = find(ctx, mergeFilters(page.filters, block.filters), 24).nodes.filter(slotOf)
  const anchors = free.filter((item) => liked.some((one) => one.item_number === item.item_number))
  const used = new Set(anchors.map((item) => item.item_number))
  const outfits = []
  for (const anchor of anchors.slice(0, 3)) {
    const closet = free.filter((item) => !used.has(item.item_number))
    const wish = {
      amount: 1,
      key: outfitKey(anchor.item_number, ctx.now, 0),
      budgetCents: block.budgetCents ?? null,
      occasion: null,
    }
    const [outfit] = buildOutfits(anchor, closet, wish)
    if (!outfit) continue
    for (const { piece } of outfit.pieces) used.add(piece.item_number)
    outfits.push(outfitView(outfit))
  }
  return {
    id: `${page.slug}-${slugify(block.title)}`,
    title: block.title,
    words: block.words,
    href: null,
    totalCount: outfits.length,
    items: [],
    outfits,
  }
}

function blocksOf(ctx: MockContext, page: LandingDef, block: LandingBlockDef): Block[] {
  if (block.source === 'outfits') return [outfitBlock(ctx, page, block)]
  if (block.source === 'filters') return [itemsBlock(ctx, page, block)]
  const here = kinds.filter((kind) => seasonKinds[seasonOf(ctx.now)].includes(kind.slug)).slice(0, 4)
  return here.map((kind) => {
    const filters = [...block.filters, { key: 'category_tags', values: [kind.slug] }]
    return itemsBlock(ctx, page, {
      ...block,
      title: kind.name,
      words: `${kind.name} with the most hearts now.`,
      filters,
    })
  })
}

export const landingMocks = {
  landingPage,
  LandingPage: {
    totalCount: (page: LandingDef, _: unknown, ctx: MockContext) => find(ctx, page.filters, 1).totalCount,
    collage: (page: LandingDef, _: unknown, ctx: MockContext) => find(ctx, page.filters, 4).nodes,
    blocks: (page: LandingDef, _: unknown, ctx: MockContext) =>
      page.blocks
        .flatMap((block) => blocksOf(ctx, page, block))
        .filter((block) => block.items.length + block.outfits.length > 0),
  },
}
