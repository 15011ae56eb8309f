// The directory of brands, partners, landing pages, similar pieces and outfits: the API's rules applied
// to the mocks' tables.

import {
  directoryLetters,
  directoryMaxAmount,
  isDirectoryDepartment,
  letterOf,
  nearestBrands,
  parseBrandQuery,
  parseLetter,
  plainName,
  popularBrands,
} from '@hemline/rules/catalogue/brand-directory.ts'
import { houseOf } from '@hemline/rules/catalogue/brands/houses.ts'
import { pageCount, parsePage } from '@hemline/rules/common/paging.ts'
import { slugify } from '@hemline/rules/common/slugs.ts'
import { buildOutfits, outfitKey } from '@hemline/rules/discovery/outfits.ts'
import { mainDepartment, shelfPath } from '@hemline/rules/discovery/piece.ts'
import { differencesOf, identicalTo, rankSimilar } from '@hemline/rules/discovery/similar.ts'
import { isPartnerSlug, rentalPartnerSlug } from '@hemline/rules/vocabulary/partners.ts'
import { itemsNow, type MockContext } from '../context.ts'
import type { MockItem } from '../item.ts'
import { suppliers } from '../seed/discovery.ts'
import { brands } from '../seed/pieces.ts'
import { visibleItem } from './catalogue.mock.ts'
import { landingMocks, outfitView, toBeHad } from './landing.mock.ts'
import { pageIn } from './partner-pages.mock.ts'

const listed = (ctx: MockContext): MockItem[] => itemsNow(ctx).filter((item) => item.state === 'listed')

type DirectoryArgs = {
  department?: string | null
  query?: string | null
  letter?: string | null
  amount: number
  page?: number | null
}
const pieces = (text: string) =>
  new Set(Array.from({ length: text.length + 1 }, (_, i) => ` ${text} `.slice(i, i + 3)))

function likeness(a: string, b: string): number {
  const x = pieces(a)
  const y = pieces(b)
  return [...x].filter((one) => y.has(one)).length / Math.max(1, new Set([...x, ...y]).size)
}

function entriesIn(ctx: MockContext, department: string | null) {
  const inside = listed(ctx).filter(
    ({ department_tags: tags }) =>
      department === null ||
      (department === 'kids'
        ? tags.includes('girls') || tags.includes('boys')
        : tags.some((one) => one === department)),
  )
  return brands
    .map(({ id, name }) => {
      const itemCount = inside.filter(
        (item) => item.brand_id === id || houseOf(item.brand_name) === name,
      ).length
      return { id, name, slug: slugify(name), letter: letterOf(name), itemCount, house: houseOf(name) }
    })
    .filter((one) => department === null || one.itemCount > 0)
}

function brandDirectory(_: unknown, args: DirectoryArgs, ctx: MockContext) {
  const department = args.department ?? null
  if (!isDirectoryDepartment(department)) return null
  const query = parseBrandQuery(args.query)
  const words = plainName(query).split(' ').filter(Boolean)
  const letter = query === '' ? (parseLetter(args.letter) ?? null) : null
  const all = entriesIn(ctx, department)
  const byName = (a: { name: string; letter: string }, b: { name: string; letter: string }) =>
    Number(a.letter === '#') - Number(b.letter === '#') || (plainName(a.name) < plainName(b.name) ? -1 : 1)
  const most = all.toSorted((a, b) => b.itemCount - a.itemCount || byName(a, b))
  const typed = most.filter(
    (one) => words.length > 0 && words.every((word) => ` ${plainName(one.name)}`.includes(` ${word}`)),
  )
  const starts = (name: string) => Number(plainName(name).startsWith(words.join(' ')))
  const found = query
    ? typed.toSorted((a, b) => starts(b.name) - starts(a.name))
    : all.filter((one) => letter === null || one.letter === letter).sort(byName)
  const amount = Math.min(Math.max(Math.trunc(args.amount), 1), directoryMaxAmount)
  const page = parsePage(args.page)
  const pages = pageCount(found.length, amount)
  const near =
    query && found.length === 0
      ? most.filter((one) => likeness(plainName(one.name), plainName(query)) > 0.3)
      : []
  return {
    department,
    query,
    letter,
    nearest: near.slice(0, nearestBrands),
    totalCount: found.length,
    letters: directoryLetters.map((one) => ({
      letter: one,
      brandCount: all.filter((brand) => brand.letter === one).length,
    })),
    popular: most.filter((one) => one.itemCount > 0).slice(0, popularBrands),
    nodes: found.slice((page - 1) * amount, page * amount),
    pageInfo: { page, pageCount: pages, pageSize: amount, hasNextPage: page < pages },
  }
}

function supplierBy(_: unknown, { reference }: { reference: string }, ctx: MockContext) {
  const one = suppliers.find(
    ({ id, slug }) => String(id) === reference || (isPartnerSlug(reference) && slug === reference),
  )
  if (!one) return null
  const page = pageIn(ctx, one.slug)
  const filterKey = one.kind === 'dropshipper' ? 'dropshipper_id' : 'supplier_id'
  const own = listed(ctx).filter((item) => item[filterKey] === one.id)
  const retail = own.reduce((sum, item) => sum + item.msrp_cents, 0)
  const saved = own.reduce((sum, item) => sum + Math.max(0, item.msrp_cents - item.price_cents), 0)
  return {
    id: one.id,
    name: one.name,
    slug: one.slug,
    active: one.active,
    isRental: one.slug === rentalPartnerSlug,
    filterKey,
    path: isPartnerSlug(one.slug) ? `/${one.slug}` : `/supplier/${one.id}`,
    bannerText: page?.texts.bannerText ?? '',
    logoText: page?.texts.logoText ?? one.name,
    description: page?.texts.description ?? '',
    bannerImages: [page?.pictures.wide, page?.pictures.narrow].filter(Boolean),
    bannerAlt: page?.texts.pictureAlt ?? '',
    logo: page?.pictures.logo ?? null,
    itemCount: own.length,
    brandCount: new Set(own.map((item) => item.brand_id)).size,
    savingsPercent: retail > 0 ? Math.floor((saved * 100) / retail) : null,
  }
}

type ForItem = { itemNumber: number; amount: number }
const within = (amount: number) => Math.min(Math.max(Math.trunc(amount), 1), 60)

function similarItems(
  _: unknown,
  { itemNumber, amount, sizingIds }: ForItem & { sizingIds?: number[] | null },
  ctx: MockContext,
) {
  const item = visibleItem(ctx, itemNumber)
  if (!item) return null
  const chosen = sizingIds ?? []
  const kin = rankSimilar(item, toBeHad(ctx))
  const sizes = Map.groupBy(kin, ({ piece }) => piece.sizing_id)
  const fitting = kin.filter(({ piece }) => chosen.length === 0 || chosen.includes(piece.sizing_id))
  return {
    item,
    nodes: fitting.slice(0, within(amount)).map(({ piece, reasons }) => ({ item: piece, reasons })),
    sizes: [...sizes]
      .sort(([a], [b]) => a - b)
      .map(([sizingId, ones]) => ({
        sizingId,
        label: ones[0]?.piece.size_label ?? '',
        count: ones.length,
        selected: chosen.includes(sizingId),
      })),
    shelf: shelfPath(item),
  }
}

function identicalItems(_: unknown, { itemNumber, amount }: ForItem, ctx: MockContext) {
  const item = visibleItem(ctx, itemNumber)
  if (!item) return null
  const { basis, pieces: same } = identicalTo(item, listed(ctx))
  return {
    item,
    basis,
    nodes: same
      .slice(0, within(amount))
      .map((piece) => ({ item: piece, differences: differencesOf(item, piece) })),
  }
}

type OutfitArgs = ForItem & { budget?: number | null; occasion?: string | null; round: number }

function outfits(_: unknown, { itemNumber, amount, budget, occasion, round }: OutfitArgs, ctx: MockContext) {
  const item = visibleItem(ctx, itemNumber)
  if (!item) return null
  const closet = toBeHad(ctx)
  const anchor = closet.find((one) => one.item_number === itemNumber) ?? rankSimilar(item, closet)[0]?.piece
  if (!anchor) return { item, anchor: null, outfits: [], occasions: [] }
  const occasions = [
    ...new Set(closet.filter((one) => mainDepartment(one) !== 'girls').flatMap((one) => one.occasion_tags)),
  ]
    .sort()
    .slice(0, 5)
  const key = outfitKey(itemNumber, ctx.now, Math.max(0, Math.trunc(round)))
  const wish = {
    amount: Math.min(Math.max(Math.trunc(amount), 1), 6),
    key,
    budgetCents: budget === null || budget === undefined ? null : Math.max(0, budget),
    occasion: occasions.find((one) => one === occasion) ?? null,
  }
  return { item, anchor, outfits: buildOutfits(anchor, closet, wish).map(outfitView), occasions }
}

export const discoveryMocks = {
  Query: {
    brandDirectory,
    supplier: supplierBy,
    landingPage: landingMocks.landingPage,
    similarItems,
    identicalItems,
    outfits,
  },
  LandingPage: landingMocks.LandingPage,
}
