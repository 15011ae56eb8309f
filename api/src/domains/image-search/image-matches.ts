// The pieces that look like a part of a picture: the engine finds the nearest, the formula ranks them.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { pageCount } from '@hemline/rules/common/paging.ts'
import type { PictureBox } from '@hemline/rules/image-search/boxes.ts'
import { families, familyOf } from '@hemline/rules/image-search/families.ts'
import { type Distance, distancesOf, speaksFrom } from '@hemline/rules/image-search/likeness.ts'
import {
  judge,
  type Reason,
  shownWithin,
  unclearFrom,
  unsureFrom,
} from '@hemline/rules/image-search/reasons.ts'
import {
  type ImageSearchBand,
  imageSearchBands,
  imageSearchRefusal,
} from '@hemline/rules/image-search/terms.ts'
import { lineOf, titleOf } from '@hemline/rules/image-search/words.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import type { Seen } from '@hemline/vision/look.ts'
import type { Context } from '../../context.ts'
import { cachedByDb } from '../../platform/cached.ts'
import { refuse } from '../../platform/errors.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { findNearest } from '../search/search.ts'
import {
  countLooks,
  findLookOfPhoto,
  type ImageSearchRow,
  type LookRow,
  listLooks,
} from './image-search.db.ts'
import { bytesOf, type Refused, searchFor } from './searches.ts'
import { likelyFamily, seenIn } from './seeing.ts'

/** Pieces that are ranked exactly. */
const rankedMost = 200
const usualAmount = 24
const amountMost = 48
/** The second search keeps to the likeliest families, so that a photograph finds drawings of its kind. */
const familiesAsked = 3
const leastShare = 0.08

type Args = {
  id: string
  box?: PictureBox | null | undefined
  balance?: number | null | undefined
  filters?: readonly FilterInput[] | null | undefined
  page?: number | null | undefined
  amount?: number | null | undefined
}

export type Match = { item: ItemRow; band: ImageSearchBand; reasons: Reason[] }
export type ImageSearchAnswer = {
  __typename: 'ImageSearchAnswer'
  title: string
  line: string
  matches: Match[]
  totalCount: number
  pageInfo: { page: number; pageCount: number; pageSize: number; hasNextPage: boolean }
  kinds: { tag: string; label: string; count: number }[]
  isUnsure: boolean
  ready: number
}

/** The share of pieces that can be found, counted once in a while. */
const readiness = cachedByDb(20_000, async (db) => {
  const { known, all } = await countLooks(db)
  return all === 0 ? 1 : known / all
})

/** Returns one page of the pieces that look like a part of a picture of the viewer, or of a shared one. */
export async function matchesOf(ctx: Context, args: Args): Promise<ImageSearchAnswer | Refused> {
  const balance = args.balance ?? 0.5
  if (!(balance >= 0 && balance <= 1)) throw refuse('BAD_INPUT', 'The balance is a number from 0 to 1.')
  const search = await searchFor(ctx, args.id)
  if (!search) return imageSearchRefusal('gone')
  const picture = await seenIn(search.id, args.box ?? undefined, () => bytesOf(ctx, search))
  if (!picture) return imageSearchRefusal('unavailable')
  const seen = await withOwnLook(ctx, search, picture)
  const numbers = await findNearest(ctx, {
    vectors: seen.looks,
    filters: args.filters ?? [],
    tags: likelyTags(seen),
    amount: rankedMost,
  })
  if (!numbers) return imageSearchRefusal('unavailable')
  const ranked = rank(seen, await listLooks(ctx.db, numbers), balance)
  const amount = Math.min(amountMost, Math.max(1, args.amount ?? usualAmount))
  const page = Math.max(1, args.page ?? 1)
  const shown = ranked.slice((page - 1) * amount, page * amount)
  const pages = pageCount(ranked.length, amount)
  const items = await listItemsByNumber(
    ctx.db,
    shown.map(({ row }) => row.item_number),
  )
  const byNumber = new Map(items.map((item) => [item.item_number, item]))
  return {
    __typename: 'ImageSearchAnswer',
    title: titleOf(familyShown(seen, ranked)),
    line: lineOf(ranked.slice(0, 10).map(({ row }) => row)),
    matches: shown.flatMap(({ row, band, reasons }) => {
      const item = byNumber.get(row.item_number)
      return item ? [{ item, band, reasons }] : []
    }),
    totalCount: ranked.length,
    pageInfo: { page, pageCount: pages, pageSize: amount, hasNextPage: page < pages },
    kinds: kindsOf(ranked),
    isUnsure: isUnsure(seen, ranked[0]?.distance.cut ?? 0),
    ready: await readiness(ctx.db, ctx.now()),
  }
}

/**
 * Adds the piece's own look where its own picture is searched with: fine ribs are drawn otherwise in another
 * size, and their looks differ.
 */
async function withOwnLook(ctx: Context, { photo_id }: ImageSearchRow, seen: Seen): Promise<Seen> {
  const own = photo_id === null ? undefined : await findLookOfPhoto(ctx.db, photo_id)
  return own ? { ...seen, looks: [...seen.looks, new Int8Array(own)] } : seen
}

/** A picture in which nothing stands out shows at most something that looks very much like a piece. */
const isUnsure = ({ isClear }: Seen, nearestCut: number): boolean =>
  nearestCut > (isClear ? unsureFrom : unclearFrom)

function likelyTags({ families: shares }: Seen): string[] {
  const likely = [...shares.keys()]
    .filter((i) => (shares[i] ?? 0) >= leastShare)
    .toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
    .slice(0, familiesAsked)
  return likely.flatMap((i) => families[i]?.tags ?? [])
}

type Ranked = { row: LookRow; distance: Distance; band: ImageSearchBand; reasons: Reason[] }

/** The nearest 200, by band and then by distance. */
function rank(seen: Seen, rows: readonly LookRow[], balance: number): Ranked[] {
  const pieces = rows.map((row) => ({ look: new Int8Array(row.look), categoryTags: row.category_tags }))
  const distances = distancesOf(seen, pieces, balance)
  const measured = rows
    .flatMap((row, i) => {
      const distance = distances[i]
      const look = pieces[i]?.look
      return distance && look ? [{ row, look, distance }] : []
    })
    .toSorted(
      (one, other) => one.distance.all - other.distance.all || one.row.item_number - other.row.item_number,
    )
    .slice(0, rankedMost)
  const [nearest] = measured
  const most = (nearest?.distance.all ?? 0) + shownWithin
  const shown = {
    look: nearest?.distance.look ?? new Int8Array(),
    family: shownFamily(seen, nearest),
    pattern: commonest(measured.slice(0, 10).map(({ row }) => row.pattern)),
  }
  const near = measured.filter(({ distance }) => distance.all <= most)
  const judged = near.map(({ row, look, distance }) => ({
    row,
    distance,
    ...judge(
      shown,
      {
        look,
        categoryTags: row.category_tags,
        categoryName: row.category_name,
        colorName: row.advanced_color_names[0] ?? row.color_names[0],
        pattern: row.pattern,
      },
      distance,
    ),
  }))
  return imageSearchBands.flatMap((band) => judged.filter((one) => one.band === band))
}

/** What most of the ten nearest have in common; null when fewer than six agree. */
function commonest(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].toSorted((one, other) => other[1] - one[1])
  return best && best[1] >= 6 ? best[0] : null
}

type Measured = Pick<Ranked, 'row' | 'distance'>

/** The family that a picture shows: a piece that is really near knows better than any guess. */
function shownFamily(seen: Seen, nearest: Measured | undefined): number {
  const likely = likelyFamily(seen)
  if (nearest && (likely < 0 || nearest.distance.cut < speaksFrom)) return familyOf(nearest.row.category_tags)
  return likely
}

/** The family in many words, for the title; undefined where neither a guess nor the nearest say one. */
function familyShown(seen: Seen, ranked: readonly Ranked[]): string | undefined {
  const [nearest] = ranked
  if (likelyFamily(seen) >= 0 || (nearest && nearest.distance.cut < speaksFrom))
    return families[shownFamily(seen, nearest)]?.many
  const common = commonest(
    ranked.slice(0, 10).map(({ row }) => families[familyOf(row.category_tags)]?.many ?? null),
  )
  return common ?? undefined
}

/** The cut says more about a kind than the color does, and the other way round. */
const balances = { kind: 0.8, color: 0.1 } as const
/** A color is that of so many of the nearest ten. */
const agreeing = 4

/**
 * Returns what a picture is nearest to in the shop: the category tags of the likeliest kinds, and the color
 * of most of the nearest pieces, null when they disagree; nothing when the engine can't be asked.
 */
export async function likeInShop(
  ctx: Context,
  seen: Seen,
): Promise<{ kinds: string[]; color: string | null }> {
  const asked = { vectors: seen.looks, filters: [], tags: likelyTags(seen), amount: rankedMost }
  const numbers = await findNearest(ctx, asked)
  if (!numbers) return { kinds: [], color: null }
  const rows = await listLooks(ctx.db, numbers)
  const kinds = kindsOf(rank(seen, rows, balances.kind)).map(({ tag }) => tag)
  const nearest = rank(seen, rows, balances.color).slice(0, 10)
  const colors = Map.groupBy(nearest, ({ row }) => row.color_names[0] ?? '')
  const [most] = [...colors].toSorted((one, other) => other[1].length - one[1].length)
  return { kinds, color: most && most[0] !== '' && most[1].length >= agreeing ? most[0] : null }
}

const kindsMost = 5
/** Kinds are those of so many of the nearest pieces. */
const kindsOfNearest = 40

function kindsOf(ranked: readonly Ranked[]): ImageSearchAnswer['kinds'] {
  const kinds = new Map<string, { tag: string; label: string; count: number }>()
  for (const { row } of ranked.slice(0, kindsOfNearest)) {
    const tag = row.category_tags.at(-1) ?? ''
    const kind = kinds.get(tag) ?? { tag, label: row.category_name, count: 0 }
    kinds.set(tag, { ...kind, count: kind.count + 1 })
  }
  return [...kinds.values()].toSorted((one, other) => other.count - one.count).slice(0, kindsMost)
}
