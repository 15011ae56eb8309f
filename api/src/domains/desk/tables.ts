// The tables of people, bags and parcels at the desk, page by page (decision 0322).
import { type DeskText, isNoSearch, maySearch, readDeskText } from '@hemline/rules/desk/search.ts'
import { deskPageSize } from '@hemline/rules/desk/sorting.ts'
import { rowsCounted } from '@hemline/rules/desk/views.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { likeParts } from '../../platform/like-parts.ts'
import { pageWithTotal } from '../../platform/totals.ts'
import { bagHit, bagSearch, parcelHit, parcelSearch } from './search.ts'
import { notePersonSearch } from './search-log.ts'
import { listBagRows, listParcelRows, listPeopleRows, type TablePage } from './tables.db.ts'

/** Rows beyond those that are counted have no page. */
const pages = rowsCounted / deskPageSize

/**
 * Reads one page of a table; `page` counts from 1. `read` gets null for an empty text, which finds all rows.
 */
async function pageOf<Row extends { total: number }, Hit>(
  { search, page }: { search: string; page: number },
  read: (text: DeskText | null, page: TablePage) => Promise<Row[]>,
  hitOf: (row: Omit<Row, 'total'>) => Hit,
) {
  const text = search.trim() === '' ? null : readDeskText(search)
  if (text && isNoSearch(text)) return { nodes: [], totalCount: 0, hasNextPage: false }
  const offset = (Math.min(Math.max(Math.trunc(page), 1), pages) - 1) * deskPageSize
  const { rows, total } = await pageWithTotal({ limit: deskPageSize, offset }, (asked) =>
    read(text, { ...asked, counted: rowsCounted }),
  )
  return {
    nodes: rows.map(({ total: _, ...row }) => hitOf(row)),
    totalCount: total,
    hasNextPage: offset + rows.length < total,
  }
}

type Asked = { search: string; page: number }

/**
 * Returns one page of 50 accounts, the newest first, that fit a text and a kind; a search for people is
 * noted. Throws UNAUTHENTICATED, and FORBIDDEN for viewers who may not see orders.
 */
export async function peopleFor(ctx: Context, asked: Asked & { kind?: 'buyers' | 'sellers' | null }) {
  atWork(ctx, 'see_orders')
  const found = await pageOf(
    asked,
    (text, page) =>
      listPeopleRows(ctx.db, { words: text && likeParts(text.words), kind: asked.kind ?? null }, page),
    (person) => person,
  )
  if (asked.search.trim() !== '') await notePersonSearch(ctx, asked.search, Math.min(found.nodes.length, 5))
  return found
}

/**
 * Returns one page of 50 bags, the highest number first, that fit a text and a status. Throws
 * UNAUTHENTICATED, and FORBIDDEN for viewers who don't receive bags.
 */
export function bagsFor(ctx: Context, asked: Asked & { status?: string | null }) {
  atWork(ctx, 'intake')
  const seesPeople = maySearch(ctx.viewer.roles, 'people')
  return pageOf(
    asked,
    (text, page) =>
      listBagRows(
        ctx.db,
        { search: text && bagSearch(text, seesPeople), status: asked.status ?? null },
        page,
      ),
    (row) => bagHit(row, seesPeople),
  )
}

/**
 * Returns one page of 50 parcels of orders, the newest first, that fit a text and a status. Throws
 * UNAUTHENTICATED, and FORBIDDEN for viewers who don't pack.
 */
export function parcelsFor(ctx: Context, asked: Asked & { status?: string | null }) {
  atWork(ctx, 'pack')
  const seesOrders = maySearch(ctx.viewer.roles, 'orders')
  return pageOf(
    asked,
    (text, page) =>
      listParcelRows(
        ctx.db,
        { search: text && parcelSearch(text, seesOrders), status: asked.status ?? null },
        page,
      ),
    (row) => parcelHit(row),
  )
}
