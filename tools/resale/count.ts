// Counts the figures of a yearly resale report from pieces that the program which fills a new shop makes
// for that year: the shop's own simulation. No sale of a real person is in it.
import { brandsFor, poolsOf } from '@hemline/db/seed/brands.ts'
import { makeItem } from '@hemline/db/seed/item.ts'
import type { SeedWorld } from '@hemline/db/seed/kind-and-brand.ts'
import type { SeedItem } from '@hemline/db/seed/seed-item.ts'
import { impactOf } from '@hemline/rules/catalogue/impact.ts'
import { roots } from '@hemline/rules/catalogue/kinds/roots.ts'
import type { Bar, Chart, Unit, YearFigures } from '@hemline/rules/resale/report.ts'
import type { ResaleYear } from '@hemline/rules/resale/years.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'

/** Pieces of a year. */
const perYear = 20_000
/** Pieces that a group needs to be named: 2 % of a year, and of the sold ones as much. */
const fewest = (pieces: readonly unknown[]) => pieces.length / 50
const dayMs = 86_400_000

/** Every year begins far behind the pieces of a shop, and behind those of the year before. */
const startOf = (year: ResaleYear): number => 1_000_000 + (Number(year) - 2023) * perYear

/** Returns the middle one of some numbers; 0 of none. */
const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())

function chartOf(unit: Unit, of: number, bars: readonly Bar[], most: number): Chart {
  return { unit, of, bars: bars.toSorted((a, b) => b.value - a.value).slice(0, most) }
}

/** The share of pieces to which a label applies, in percent with one digit. */
function shares(
  pieces: readonly SeedItem[],
  labelsOf: (piece: SeedItem) => readonly string[],
  most: number,
): Chart {
  const counts = new Map<string, number>()
  for (const piece of pieces)
    for (const label of new Set(labelsOf(piece))) counts.set(label, (counts.get(label) ?? 0) + 1)
  const bars = [...counts].map(([label, count]) => ({
    label,
    value: Math.round((count / pieces.length) * 1000) / 10,
  }))
  return chartOf('percent', pieces.length, bars, most)
}

/** The middle value of each group of pieces. */
function middles(
  pieces: readonly SeedItem[],
  {
    unit,
    groupOf,
    worthOf,
    most,
  }: { unit: Unit; groupOf: (piece: SeedItem) => string; worthOf: (piece: SeedItem) => number; most: number },
): Chart {
  const bars = [...Map.groupBy(pieces, groupOf)]
    .filter(([, group]) => group.length >= fewest(pieces))
    .map(([label, group]) => ({ label, value: Math.round(median(group.map(worthOf)) * 10) / 10 }))
  return chartOf(unit, pieces.length, bars, most)
}

const kindName = (slug: string): string => roots.find((root) => root.slug === slug)?.name ?? slug

/**
 * Returns the figures of a resale report's year, counted over invented pieces; the same year always has the
 * same figures.
 */
export function countYear(year: ResaleYear): YearFigures {
  const brands = brandsFor(perYear)
  const world: SeedWorld = { brands, pools: poolsOf(brands), anchor: new Date(`${year}-12-31T12:00:00Z`) }
  const pieces = Array.from({ length: perYear }, (_, at) => makeItem(startOf(year) + at, world).item)
  const kindOf = (piece: SeedItem) => kindName(piece.category_tags[0] ?? '')
  const brandOf = new Map(brands.map((brand) => [brand.id, brand]))
  const priced = pieces.filter((piece) => (piece.msrp_cents ?? 0) > 0)
  const worth = (piece: SeedItem) => (piece.price_cents / (piece.msrp_cents ?? 1)) * 100
  const sold = pieces.filter((piece) => piece.sold_at !== null && piece.listed_at !== null)
  const water = [...Map.groupBy(sold, kindOf)].map(([label, group]) => ({
    label,
    value: group.reduce((sum, piece) => sum + impactOf(piece.category_tags, '').glassesOfWater, 0),
  }))
  return {
    pieces: pieces.length,
    price: median(priced.map((piece) => piece.price_cents)),
    priceNew: median(priced.map((piece) => piece.msrp_cents ?? 0)),
    flawed: Math.round((pieces.filter((piece) => piece.flaws.length > 0).length / pieces.length) * 1000) / 10,
    kinds: shares(pieces, (piece) => [kindOf(piece)], 10),
    conditions: shares(pieces, (piece) => [conditionLabels[piece.condition]], 6),
    colors: shares(pieces, (piece) => piece.color_names.map(capital), 8),
    worthByTier: middles(priced, {
      unit: 'percent',
      groupOf: (piece) => capital(brandOf.get(piece.brand_id)?.tier ?? ''),
      worthOf: worth,
      most: 5,
    }),
    worthByKind: middles(priced, { unit: 'percent', groupOf: kindOf, worthOf: worth, most: 14 }),
    worthByCondition: middles(priced, {
      unit: 'percent',
      groupOf: (piece) => conditionLabels[piece.condition],
      worthOf: worth,
      most: 6,
    }),
    daysByKind: fastestFirst(
      middles(sold, {
        unit: 'days',
        groupOf: kindOf,
        worthOf: (piece) => ((piece.sold_at?.getTime() ?? 0) - (piece.listed_at?.getTime() ?? 0)) / dayMs,
        most: 14,
      }),
    ),
    cloth: shares(sold, (piece) => piece.materials, 8),
    water: chartOf('count', sold.length, water, 8),
  }
}

const fastestFirst = (chart: Chart): Chart => ({ ...chart, bars: chart.bars.toReversed() })
