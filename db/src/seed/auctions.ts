// The auctions of the demonstration: every piece that is on auction has bids by invented members, and its
// price, count and end are those that the rules make of them (decision 0128).

import {
  auctionFromPrice,
  type Bid,
  standOf,
  startPriceOf,
  stepAt,
} from '@hemline/rules/auctions/auctions.ts'
import type pg from 'pg'
import { chanceOf } from './chance.ts'
import { type Cell, copyRows } from './copy.ts'
import { memberNamed, membersKnown } from './past/buyers.ts'
import { pastId } from './past/ids.ts'
import { seedPasswordHash } from './people.ts'
import { termsInForce } from './terms.ts'

/** So many members bid on the pieces of the demonstration. */
const bidders = membersKnown
const mostBids = 9
const memberDays = 500
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const portion = 2000

const bidderId = (n: number) => memberNamed(n).id

/**
 * Inserts the members who bid, and who buy of other members; does nothing when they are there. Runs before
 * the past, which names them. Their accounts are older than their orders.
 */
export async function loadBidders(client: pg.Client, now: Date): Promise<void> {
  const { rowCount } = await client.query('select 1 from user_account where id = $1', [bidderId(0)])
  if (rowCount) return
  const since = new Date(now.getTime() - memberDays * dayMs)
  const passwordHash = await seedPasswordHash()
  const terms = await termsInForce(client)
  const rows = Array.from({ length: bidders }, (_, n): Cell[] => {
    const { id, first, last, email } = memberNamed(n)
    return [id, email, passwordHash, first, last, 'US', since, terms, since]
  })
  const columns =
    'id email password_hash first_name last_name country_id legal_accepted_at legal_version created_at'
  await copyRows(client, { table: 'user_account', columns: columns.split(' ') }, rows)
}

type Piece = { item_number: number; price_cents: number }
type Planned = { auction: Cell[]; bids: Cell[][]; shown: [number, number, number, Date] }

/** Plans one auction: it began some days ago, and some members bid, each more than was asked. */
function planOf({ item_number: itemNumber, price_cents: before }: Piece, now: Date): Planned {
  const chance = chanceOf(61, itemNumber)
  const start = startPriceOf(before)
  const startedAt = new Date(now.getTime() - chance.int(1, 4) * dayMs - chance.int(1, 20) * hourMs)
  const endsAt = new Date(now.getTime() + chance.int(2, 7 * 24) * hourMs)
  const id = pastId('auction', startedAt, itemNumber)
  const wanted = chance.is(0.15) ? 0 : chance.int(1, mostBids)
  const span = (now.getTime() - startedAt.getTime()) / (wanted + 1)
  const bids: Bid[] = []
  const rows: Cell[][] = []
  const terms = { start, reserve: null }
  for (let i = 0; i < wanted; i++) {
    const stand = standOf(terms, bids)
    const bidder = bidderId(chance.int(0, bidders - 1))
    if (bidder === stand.leader) continue
    const least = stand.leader === undefined ? start : stand.price + stepAt(stand.price)
    const max = least + chance.int(0, 4) * stepAt(stand.price)
    bids.push({ bidder, max, order: i })
    const at = new Date(startedAt.getTime() + (i + 1) * span)
    rows.push([id, bidder, max, standOf(terms, bids).price, at, pastId('bid', startedAt, itemNumber, i)])
  }
  const { price } = standOf(terms, bids)
  return {
    auction: [id, itemNumber, 'staff', start, before, startedAt, endsAt],
    bids: rows,
    shown: [itemNumber, price, rows.length, endsAt],
  }
}

/**
 * Inserts auctions with bids for all seeded pieces that are on auction and have none, in the caller's
 * transaction, and the bidders before; marks as expired those that the shop would not send to auction. A
 * second call inserts nothing.
 */
export async function loadAuctions(client: pg.Client, now: Date): Promise<void> {
  // Of the pieces that were drawn for an auction only those go there that the shop would send.
  await client.query(
    `update item i set state = 'expired', auction_ends_at = null where state = 'on_auction'
     and (source <> 'own' or not (luxe_brand or is_rare_find or price_cents >= $1))
     and not exists (select 1 from auction a where a.item_number = i.item_number)`,
    [auctionFromPrice],
  )
  const { rows: pieces } = await client.query<Piece>(
    `select item_number, price_cents from item i where state = 'on_auction'
     and not exists (select 1 from auction a where a.item_number = i.item_number) order by item_number`,
  )
  if (pieces.length === 0) return
  await loadBidders(client, now)
  for (let at = 0; at < pieces.length; at += portion) {
    const planned = pieces
      .slice(at, at + portion)
      .map((piece) => planOf({ ...piece, item_number: Number(piece.item_number) }, now))
    const auctionColumns = 'id item_number begun_by start_cents price_before_cents started_at ends_at'
    await copyRows(
      client,
      { table: 'auction', columns: auctionColumns.split(' ') },
      planned.map(({ auction }) => auction),
    )
    const bidColumns = 'auction_id user_id max_cents price_cents placed_at request_key'
    await copyRows(
      client,
      { table: 'auction_bid', columns: bidColumns.split(' ') },
      planned.flatMap(({ bids }) => bids),
    )
    await showBids(client, planned)
  }
}

async function showBids(client: pg.Client, planned: readonly Planned[]): Promise<void> {
  const column = (at: number) => planned.map(({ shown }) => shown[at])
  await client.query(
    `update item i set price_cents = s.price, auction_bid_count = s.bids, auction_ends_at = s.ends
     from unnest($1::bigint[], $2::int[], $3::int[], $4::timestamptz[]) s (n, price, bids, ends) where i.item_number = s.n`,
    [column(0), column(1), column(2), column(3)],
  )
}
