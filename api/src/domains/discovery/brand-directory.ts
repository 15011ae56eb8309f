// The brand directory from A to Z; letters and popular brands are the same for all viewers and cached for a
// minute.
import type { Db } from '@hemline/db/connect.ts'
import {
  directoryLetters,
  directoryMaxAmount,
  directoryPageSize,
  isDirectoryDepartment,
  nearestBrands,
  parseBrandQuery,
  parseLetter,
  plainName,
  popularBrands,
} from '@hemline/rules/catalogue/brand-directory.ts'
import { pageCount, parsePage } from '@hemline/rules/common/paging.ts'
import type { Context } from '../../context.ts'
import type { BrandDirectory, QueryBrandDirectoryArgs } from '../../generated/resolvers.ts'
import { cached } from '../../platform/cached.ts'
import { listBrandLetters, listBrands, listNearestBrands, listPopularBrands } from './brand-directory.db.ts'

const keptMs = 60_000
const loadFront = async (db: Db, department: string) => {
  const [letters, popular] = await Promise.all([
    listBrandLetters(db, department),
    listPopularBrands(db, department, popularBrands),
  ])
  return {
    letters: directoryLetters.map((letter) => ({
      letter,
      brandCount: letters.find((one) => one.letter === letter)?.brandCount ?? 0,
    })),
    popular,
  }
}
type Front = Awaited<ReturnType<typeof loadFront>>
const fronts = new WeakMap<Db, Map<string, (db: Db, at: Date) => Promise<Front>>>()

/**
 * Returns the letters and popular brands of a department, at most a minute old. Only known departments get
 * here, so the cache stays small.
 */
function frontOf(ctx: Context, department: string): Promise<Front> {
  const kept = fronts.get(ctx.db) ?? new Map<string, (db: Db, at: Date) => Promise<Front>>()
  fronts.set(ctx.db, kept)
  const load = kept.get(department) ?? cached(keptMs, (db: Db) => loadFront(db, department))
  kept.set(department, load)
  return load(ctx.db, ctx.now())
}

/**
 * Returns one page of the brand directory, its letters and popular brands; undefined for an unknown
 * department. An unknown letter counts as no letter, and a page or amount outside its bounds as the nearest
 * within; a search without a match returns similar names in `nearest`.
 */
export async function brandDirectory(
  ctx: Context,
  args: QueryBrandDirectoryArgs,
): Promise<BrandDirectory | undefined> {
  const asked = args.department ?? null
  if (!isDirectoryDepartment(asked)) return undefined
  const department = asked ?? ''
  const query = parseBrandQuery(args.query)
  const plain = plainName(query)
  const letter = query === '' ? (parseLetter(args.letter) ?? null) : null
  const amount = Math.min(Math.max(Math.trunc(args.amount ?? directoryPageSize), 1), directoryMaxAmount)
  const page = parsePage(args.page)
  const words = plain.split(' ').filter(Boolean)
  // A text of punctuation alone matches no name.
  const nothing = query !== '' && words.length === 0
  const [front, found] = await Promise.all([
    frontOf(ctx, department),
    nothing
      ? { rows: [], total: 0 }
      : listBrands(ctx.db, { department, words, letter, amount, offset: (page - 1) * amount }),
  ])
  const nearest =
    plain !== '' && found.total === 0 ? await listNearestBrands(ctx.db, department, plain, nearestBrands) : []
  const pages = pageCount(found.total, amount)
  return {
    department: asked,
    query,
    letter,
    ...front,
    nodes: found.rows,
    nearest,
    totalCount: found.total,
    pageInfo: { page, pageCount: pages, pageSize: amount, hasNextPage: page < pages },
  }
}
