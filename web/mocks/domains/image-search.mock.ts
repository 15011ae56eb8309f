// Mocks the search by picture: each part of a picture stands for one piece of the mocks, and pieces are
// ranked by how near their kind and color are to it.
import { kindBySlug } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { pageCount } from '@hemline/rules/common/paging.ts'
import {
  type ImageSearchBand,
  imageSearchBands,
  imageSearchRefusal,
} from '@hemline/rules/image-search/terms.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { leafOf } from '@hemline/rules/styling/limits.ts'
import { nounOf } from '@hemline/rules/styling/outfit-words.ts'
import { itemNow, type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import type { MockItem } from '../item.ts'
import { markedItems } from '../marked.ts'
import type { MockImageSearch } from '../seed/image-search.ts'
import { piecesThat } from './search.mock.ts'

type Box = { left: number; top: number; width: number; height: number }
type MatchArgs = {
  id: string
  box?: Box | null
  balance?: number | null
  filters?: readonly FilterInput[] | null
  page?: number | null
  amount?: number | null
}

const keptMs = 3_600_000
const mostMatches = 200
const usualAmount = 24
const mostAmount = 48
/** The share of the pieces that can be found by picture: as in a shop whose pictures are still being read. */
const ready = 0.97

const isLiving = (ctx: MockContext, { expiresAt }: MockImageSearch) => expiresAt > ctx.now.getTime()
const searchOf = (ctx: MockContext, id: string): MockImageSearch | undefined =>
  ctx.db.state.imageSearches.find((one) => one.id === id && isLiving(ctx, one))
const isMine = (ctx: MockContext, search: MockImageSearch) => search.owner === ownerOf(ctx)
function seenSearch(ctx: MockContext, id: string): MockImageSearch | undefined {
  const search = searchOf(ctx, id)
  return search && (search.shared || isMine(ctx, search)) ? search : undefined
}
function ownSearch(ctx: MockContext, id: string): MockImageSearch | undefined {
  const search = searchOf(ctx, id)
  return search && isMine(ctx, search) ? search : undefined
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const pieceBox: Box = { left: 0.14, top: 0.16, width: 0.72, height: 0.7 }
/** A photo of people's own shows two things: a large one at the left, a small one below at the right. */
const photoBoxes: readonly Box[] = [
  { left: 0.06, top: 0.05, width: 0.6, height: 0.86 },
  { left: 0.6, top: 0.52, width: 0.36, height: 0.42 },
]

type Picture = Pick<MockImageSearch, 'source' | 'pictureUrl' | 'finds' | 'isUnsure'>

function pictureOfPiece(ctx: MockContext, itemNumber: number): Picture | undefined {
  const item = itemNow(ctx, itemNumber)
  const [photo] = item?.photo_ids ?? []
  if (photo === undefined || itemNumber === markedItems.notListed) return undefined
  return {
    source: 'item',
    pictureUrl: `/pictures/${photo}/960`,
    finds: [{ box: pieceBox, itemNumber }],
    isUnsure: false,
  }
}

function pictureOfUpload(ctx: MockContext, photoId: string): Picture | undefined {
  const upload = ctx.db.state.uploads?.[photoId]
  if (!upload || upload.owner !== ownerOf(ctx)) return undefined
  const pieces = ctx.db.items.filter(({ state }) => state === 'listed')
  const numberAt = (at: number) => pieces[at % pieces.length]?.item_number ?? 0
  const hash = upload.hash ?? 0
  return {
    source: upload.source ?? 'image_upload',
    pictureUrl: `/api/v1.0/photos/${photoId}`,
    finds: photoBoxes.map((box, i) => ({ box, itemNumber: numberAt(hash + i * 7) })),
    isUnsure: false,
  }
}

function startImageSearch(
  ctx: MockContext,
  { photoId, itemNumber }: { photoId?: string | null; itemNumber?: number | null },
) {
  refuseBanned(ctx)
  const picture =
    typeof itemNumber === 'number'
      ? pictureOfPiece(ctx, itemNumber)
      : photoId
        ? pictureOfUpload(ctx, photoId)
        : undefined
  if (!picture) return imageSearchRefusal('gone')
  const search: MockImageSearch = {
    id: `look${nextId(ctx.db)}`,
    owner: ownerOf(ctx),
    ...picture,
    width: 800,
    height: 1000,
    expiresAt: ctx.now.getTime() + keptMs,
    shared: false,
  }
  ctx.db.state.imageSearches = [search, ...ctx.db.state.imageSearches]
  return { __typename: 'ImageSearchPayload', search }
}

const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const

/** The piece that a part of the picture shows: the one of the nearest thing. */
function pieceIn(ctx: MockContext, search: MockImageSearch, box: Box | null | undefined) {
  const [x, y] = middle(box ?? search.finds[0]?.box ?? pieceBox)
  const away = (other: Box) => Math.hypot(middle(other)[0] - x, middle(other)[1] - y)
  const [nearest] = search.finds.toSorted((a, b) => away(a.box) - away(b.box))
  return nearest && itemNow(ctx, nearest.itemNumber)
}

type Near = { item: MockItem; cut: number; color: number }
function nearness(item: MockItem, wanted: MockItem): Near {
  const isSame = leafOf(item) === leafOf(wanted)
  const isRelated = item.category_tags[0] === wanted.category_tags[0]
  return {
    item,
    cut: isSame ? 1 : isRelated ? 0.5 : 0,
    color: item.color_names[0] === wanted.color_names[0] ? 1 : 0,
  }
}
const bandOf = ({ cut, color }: Near): ImageSearchBand =>
  cut < 1 ? 'similar' : color === 1 ? 'very_close' : 'same_cut'
const reasonsOf = ({ item, cut, color }: Near) => [
  cut === 1 ? { label: 'same cut', agrees: true } : { label: nounOf(item), agrees: false },
  color === 1
    ? { label: 'same color', agrees: true }
    : { label: item.advanced_color_names[0] ?? item.color_names[0] ?? 'another color', agrees: false },
]

/** Pieces near enough to be ranked: by their band, then by what counts, the searched piece itself first. */
function ranked(rows: readonly MockItem[], wanted: MockItem, balance: number): Near[] {
  const score = ({ item, cut, color }: Near) =>
    cut * balance + color * (1 - balance) + (item.item_number === wanted.item_number ? 1 : 0)
  const place = (near: Near) => imageSearchBands.indexOf(bandOf(near))
  return rows
    .map((item) => nearness(item, wanted))
    .filter(({ cut }) => cut > 0)
    .toSorted((a, b) => place(a) - place(b) || score(b) - score(a) || a.item.item_number - b.item.item_number)
    .slice(0, mostMatches)
}

function kindsOf(near: readonly Near[]) {
  const counts = new Map<string, { tag: string; label: string; count: number }>()
  for (const { item } of near) {
    const tag = leafOf(item)
    const count = (counts.get(tag)?.count ?? 0) + 1
    counts.set(tag, { tag, label: item.category_name, count })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)
}

function imageSearchMatches(ctx: MockContext, args: MatchArgs) {
  const balance = args.balance ?? 0.5
  if (!(balance >= 0 && balance <= 1)) throw refuse('BAD_INPUT', 'The balance is a number from 0 to 1.')
  const search = seenSearch(ctx, args.id)
  const wanted = search && pieceIn(ctx, search, args.box)
  if (!search || !wanted) return imageSearchRefusal('gone')
  const filters = args.filters ?? []
  const near = ranked(piecesThat(ctx, filters), wanted, balance)
  const all = filters.length === 0 ? near : ranked(piecesThat(ctx, []), wanted, balance)
  const amount = Math.min(Math.max(Math.trunc(args.amount ?? usualAmount), 1), mostAmount)
  const pages = pageCount(near.length, amount)
  const page = Math.max(1, Math.trunc(args.page ?? 1))
  const shown = near.slice((page - 1) * amount, page * amount)
  return {
    __typename: 'ImageSearchAnswer',
    title: `${capital((kindBySlug(leafOf(wanted))?.name ?? wanted.category_name).toLowerCase())} like yours`,
    line: `${capital(wanted.advanced_color_names[0] ?? wanted.color_names[0] ?? 'one color')}, ${wanted.materials[0]?.toLowerCase() ?? 'plain'}.`,
    matches: shown.map((one) => ({ item: one.item, band: bandOf(one), reasons: reasonsOf(one) })),
    totalCount: near.length,
    pageInfo: { page, pageCount: pages, pageSize: amount, hasNextPage: page < pages },
    kinds: kindsOf(all),
    isUnsure: search.isUnsure,
    ready,
  }
}

function shareImageSearch(ctx: MockContext, { id, shared }: { id: string; shared: boolean }) {
  refuseBanned(ctx)
  const search = ownSearch(ctx, id)
  if (!search) return imageSearchRefusal('gone')
  search.shared = shared
  return { __typename: 'ImageSearchPayload', search }
}

function deleteImageSearch(ctx: MockContext, id: string) {
  const search = ownSearch(ctx, id)
  if (!search) throw refuse('NOT_FOUND', 'There is no such picture.')
  ctx.db.state.imageSearches = ctx.db.state.imageSearches.filter((one) => one !== search)
  const uploads = ctx.db.state.uploads
  const photoId = search.pictureUrl.split('/').at(-1) ?? ''
  if (uploads && search.source !== 'item') delete uploads[photoId]
  return { id }
}

export const imageSearchMocks = {
  Query: {
    imageSearch: (_: unknown, { id }: { id: string }, ctx: MockContext) => seenSearch(ctx, id) ?? null,
    imageSearchMatches: (_: unknown, args: MatchArgs, ctx: MockContext) => imageSearchMatches(ctx, args),
  },
  Mutation: {
    startImageSearch: (
      _: unknown,
      { input }: { input: { photoId?: string | null; itemNumber?: number | null } },
      ctx: MockContext,
    ) => startImageSearch(ctx, input),
    shareImageSearch: (_: unknown, args: { id: string; shared: boolean }, ctx: MockContext) =>
      shareImageSearch(ctx, args),
    deleteImageSearch: (_: unknown, { id }: { id: string }, ctx: MockContext) => deleteImageSearch(ctx, id),
  },
  ImageSearch: {
    expiresAt: ({ expiresAt }: MockImageSearch) => new Date(expiresAt),
    isShared: ({ shared }: MockImageSearch) => shared,
    isMine: (search: MockImageSearch, _: unknown, ctx: MockContext) => isMine(ctx, search),
    finds: ({ finds }: MockImageSearch, _: unknown, ctx: MockContext) =>
      finds.map(({ box, itemNumber }) => {
        const item = itemNow(ctx, itemNumber)
        return { box, label: capital(item ? nounOf(item) : 'whole picture') }
      }),
  },
}
