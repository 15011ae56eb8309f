// The pieces that look like a part of a picture: the engine finds the nearest, the formula ranks them.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { pageCount } from '@hemline/rules/common/paging.ts'
import type { PictureBox } from '@hemline/rules/image-search/boxes.ts'
import { families, familyOf } from '@hemline/rules/image-search/families.ts'
import { sameCutFrom } from '@hemline/rules/image-search/likeness.ts'
import {
  commonest,
  likelyFamily,
  likelyTags,
  type Ranked,
  type Ranking,
  rank,
  rankedMost,
  shownFamily,
  votedTags,
} from '@hemline/rules/image-search/ranking.ts'
import { type Reason, unclearFrom, unsureFrom } from '@hemline/rules/image-search/reasons.ts'
import { type ImageSearchBand, imageSearchRefusal } from '@hemline/rules/image-search/terms.ts'
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
import { seenIn } from './seeing.ts'

const usualAmount = 24
const amountMost = 48
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

/**
 * Returns the share (0 to 1) of pieces that can be found by pictures, counted once in 20 seconds; 1 without
 * pieces.
 */
const readiness = cachedByDb(20_000, async (db) => {
  const { known, all } = await countLooks(db)
  return all === 0 ? 1 : known / all
})

/**
 * Returns one page of the pieces that look like a part of a picture of the viewer, or of a shared one: 24 a
 * page unless said, 48 at most. Returns the refusal `gone` for others' and ended searches, `unavailable` when
 * the picture can't be looked at or the engine not asked. Throws BAD_INPUT for a balance outside 0 to 1.
 */
export async function matchesOf(ctx: Context, args: Args): Promise<ImageSearchAnswer | Refused> {
  const balance = args.balance ?? 0.5
  if (!(balance >= 0 && balance <= 1)) throw refuse('BAD_INPUT', 'The balance is a number from 0 to 1.')
  const search = await searchFor(ctx, args.id)
  if (!search) return imageSearchRefusal('gone')
  const picture = await seenIn(search.id, args.box ?? undefined, () => bytesOf(ctx, search))
  if (!picture) return imageSearchRefusal('unavailable')
  const seen = await withOwnLook(ctx, search, picture)
  const pieces = await nearestPieces(ctx, seen, args.filters ?? [])
  if (!pieces) return imageSearchRefusal('unavailable')
  const ranked = rank(seen, pieces, balance)
  const amount = Math.min(amountMost, Math.max(1, args.amount ?? usualAmount))
  const page = Math.max(1, args.page ?? 1)
  const shown = ranked.slice((page - 1) * amount, page * amount)
  const pages = pageCount(ranked.length, amount)
  const items = await listItemsByNumber(
    ctx.db,
    shown.map(({ piece }) => piece.itemNumber),
  )
  const byNumber = new Map(items.map((item) => [item.item_number, item]))
  return {
    __typename: 'ImageSearchAnswer',
    title: titleOf(familyShown(seen, ranked)),
    line: lineOf(ranked.slice(0, 10).map(({ piece }) => piece.row)),
    matches: shown.flatMap(({ piece, band, reasons }) => {
      const item = byNumber.get(piece.itemNumber)
      return item ? [{ item, band, reasons }] : []
    }),
    totalCount: ranked.length,
    pageInfo: { page, pageCount: pages, pageSize: amount, hasNextPage: page < pages },
    kinds: kindsOf(ranked),
    isUnsure: isUnsure(seen, nearestCut(ranked)),
    ready: await readiness(ctx.db, ctx.now()),
  }
}

/**
 * Returns what is seen with the piece's own look added where its own picture is searched with: fine ribs are
 * drawn otherwise in another size, and their looks differ.
 */
async function withOwnLook(ctx: Context, { photo_id }: ImageSearchRow, seen: Seen): Promise<Seen> {
  const own = photo_id === null ? undefined : await findLookOfPhoto(ctx.db, photo_id)
  return own ? { ...seen, looks: [...seen.looks, new Int8Array(own)] } : seen
}

const nearestCut = (ranked: readonly Ranked<Piece>[]): number =>
  ranked.reduce((least, { distance }) => Math.min(least, distance.cut), ranked[0]?.distance.cut ?? 0)

/**
 * Returns whether the nearest piece is too far for a sure answer; a picture in which nothing stands out shows
 * at most something that looks very much like a piece.
 */
const isUnsure = ({ isClear }: Seen, cut: number): boolean => cut > (isClear ? unsureFrom : unclearFrom)

type Piece = Ranking & { readonly row: LookRow }

const pieceOf = (row: LookRow): Piece => ({
  row,
  itemNumber: row.item_number,
  look: new Int8Array(row.look),
  categoryTags: row.category_tags,
  categoryName: row.category_name,
  colorNames: row.color_names,
  colorName: row.advanced_color_names[0] ?? row.color_names[0],
  pattern: row.pattern,
})

/**
 * Returns the pieces among which the formula ranks: the nearest of all, those of the likeliest families, and
 * then those of the kinds that the nearest vote for. Undefined when the engine can't be asked.
 */
async function nearestPieces(
  ctx: Context,
  seen: Seen,
  filters: readonly FilterInput[],
): Promise<Piece[] | undefined> {
  const asked = { vectors: seen.looks, filters, amount: rankedMost }
  const likely = likelyTags(seen)
  const numbers = await findNearest(ctx, { ...asked, scopes: likely.length > 0 ? [[], likely] : [[]] })
  if (!numbers) return undefined
  const pieces = (await listLooks(ctx.db, numbers)).map(pieceOf)
  const voted = votedTags(seen, pieces)
  const more =
    voted.length > 0
      ? await findNearest(ctx, { ...asked, vectors: seen.looks.slice(0, 1), scopes: [voted] })
      : []
  const known = new Set(numbers)
  const others = (more ?? []).filter((number) => !known.has(number))
  return [...pieces, ...(others.length > 0 ? (await listLooks(ctx.db, others)).map(pieceOf) : [])]
}

/**
 * Returns the family in many words, for the title; undefined where neither a guess nor the nearest say one.
 */
function familyShown(seen: Seen, ranked: readonly Ranked<Piece>[]): string | undefined {
  const [nearest] = ranked
  if (likelyFamily(seen) >= 0 || (nearest && nearest.distance.cut < sameCutFrom))
    return families[shownFamily(seen, nearest)]?.many
  const common = commonest(
    ranked.slice(0, 10).map(({ piece }) => families[familyOf(piece.categoryTags)]?.many ?? null),
  )
  return common ?? undefined
}

/** The cut says more about a kind than the color does, and the other way round. */
const balances = { kind: 0.8, color: 0.1, both: 0.5 } as const
/** A color is that of so many of the nearest ten. */
const agreeing = 4

/**
 * Returns what a picture is nearest to in the shop: the category tags of the likeliest kinds, and the
 * color and the brand of most of the nearest pieces, null when they disagree; nothing when the engine
 * can't be asked. A brand is rarely seen: only pieces of one style have it in common.
 */
export async function likeInShop(
  ctx: Context,
  seen: Seen,
): Promise<{ kinds: string[]; color: string | null; brand: string | null }> {
  const pieces = await nearestPieces(ctx, seen, [])
  if (!pieces) return { kinds: [], color: null, brand: null }
  const kinds = kindsOf(rank(seen, pieces, balances.kind)).map(({ tag }) => tag)
  const nearest = rank(seen, pieces, balances.color).slice(0, 10)
  const colors = Map.groupBy(nearest, ({ piece }) => piece.colorNames[0] ?? '')
  const [most] = [...colors].toSorted((one, other) => other[1].length - one[1].length)
  const alike = rank(seen, pieces, balances.both).slice(0, 10)
  const brand = commonest(alike.map(({ piece }) => piece.row.brand_name))
  return { kinds, brand, color: most && most[0] !== '' && most[1].length >= agreeing ? most[0] : null }
}

const kindsMost = 5
/** Kinds are those of so many of the nearest pieces. */
const kindsOfNearest = 40

function kindsOf(ranked: readonly Ranked<Piece>[]): ImageSearchAnswer['kinds'] {
  const kinds = new Map<string, { tag: string; label: string; count: number }>()
  for (const { piece } of ranked.slice(0, kindsOfNearest)) {
    const tag = piece.categoryTags.at(-1) ?? ''
    const kind = kinds.get(tag) ?? { tag, label: piece.categoryName, count: 0 }
    kinds.set(tag, { ...kind, count: kind.count + 1 })
  }
  return [...kinds.values()].toSorted((one, other) => other.count - one.count).slice(0, kindsMost)
}
