// Applies rows of a feed in the caller's transaction: new pieces, new prices and facts, withdrawals. A piece
// that is held or sold is never changed; its row says so.
import { cents } from '@hemline/rules/common/money.ts'
import { partnerTermsOf } from '@hemline/rules/partners/contracts.ts'
import type { RowOutcome, RowProblem } from '@hemline/rules/partners/feeds.ts'
import { decideRow } from '@hemline/rules/partners/rows.ts'
import type { Tx } from '../../platform/db.ts'
import {
  changePrices,
  delistItem,
  editItem,
  ensureBrand,
  insertPartnerItems,
  listItems,
  moveItems,
  type NewItemRow,
  relistItem,
} from '../catalogue/catalogue.ts'
import { describePiece } from '../intake/intake.ts'
import type { Contracted } from './contracted.ts'
import { historyOf, type News, newsIn, type Said, saidIn } from './facts.ts'
import { type DueRow, type RowResult, updateOutcomes } from './feed-rows.db.ts'
import type { FeedRow } from './feeds.db.ts'
import {
  arrivedFor,
  type Photographs,
  type PhotoNews,
  photographsOf,
  photoNews,
  showPhotographs,
} from './photographs.ts'
import {
  type Heard,
  insertPartnerPieces,
  lockPartnerPieces,
  type PartnerPieceRow,
  updatePartnerPieces,
} from './pieces.db.ts'
import { homeWarehouse, type Wish } from './row.ts'

type Applying = {
  feed: FeedRow
  partner: Contracted
  rows: readonly DueRow[]
  photographs: Photographs
  now: Date
}

const done = (row: DueRow, outcome: RowOutcome, item: number | null): RowResult => ({
  n: row.row_number,
  outcome,
  item,
  problems: [],
})
const refused = (row: DueRow, problem: RowProblem, item: number | null): RowResult => ({
  n: row.row_number,
  outcome: 'refused',
  item,
  problems: [problem],
})

/** Returns as whom a feed changes pieces: no person, but "Feed 12 of Acme" stands in their history. */
const actorOf = ({ partner, feed, now }: Pick<Applying, 'partner' | 'feed' | 'now'>) => ({
  actorId: null,
  by: `Feed ${feed.number} of ${partner.name}`,
  reason: '',
  now,
})

type Row = Omit<NewItemRow, 'bag_id'>

/**
 * Returns the piece that a row describes, or a sentence why it describes none. Inserts its brand when a
 * person has taken the new brand.
 */
async function describedBy(tx: Tx, wish: Wish, partner: Contracted): Promise<Row | string> {
  if (wish.row) return wish.row
  if (!wish.facts) return 'The row describes no piece.'
  const { facts } = wish
  const made = await ensureBrand(tx, {
    name: wish.newBrand ?? '',
    price: wish.price,
    categoryId: facts.categoryId,
  })
  if (typeof made === 'string') return made
  const described = await describePiece(
    tx,
    { ...facts, brandId: made.brand.id },
    { sellerId: partner.account_id, service: 'standard', incentives: [], warehouseId: homeWarehouse },
  )
  return '__typename' in described ? described.message : described.row
}

/** Returns the item of a partner's piece: sent by the partner, sold under its contract's terms of today. */
const itemOf = (row: Row, wish: Wish, partner: Contracted): NewItemRow => ({
  ...row,
  bag_id: null,
  source: 'dropship',
  third_party_seller_id: partner.third_party_seller_id,
  supplier_id: partner.id,
  original_supplier_id: partner.id,
  dropshipper_id: partner.id,
  partner_id: partner.id,
  // What it once cost is the partner's to say: nobody guesses it, so that no discount is made up.
  msrp_cents: Math.max(wish.price, wish.retail ?? 0),
  consignor_id: partner.account_id,
  payout_terms: partnerTermsOf({ ladder: partner.ladder, holdDays: partner.hold_days }),
  seller_info: wish.notes === '' ? `From the stock of ${partner.name}.` : wish.notes,
})

/**
 * Lists those of the pieces that have a photograph; returns each row's outcome: `listed`, else
 * `waits_for_photos`.
 */
async function listShown(
  tx: Tx,
  applying: Applying,
  pieces: readonly { row: DueRow; item: number }[],
): Promise<RowResult[]> {
  const numbers = pieces.map(({ item }) => item)
  const { by, now } = actorOf(applying)
  const { listed } = await listItems(tx, numbers, { actorId: null, now, detail: { by } })
  const on = new Set(listed)
  return pieces.map(({ row, item }) => done(row, on.has(item) ? 'listed' : 'waits_for_photos', item))
}

/**
 * Makes the pieces of rows whose numbers are new here and lists those with photographs. A row is refused that
 * withdraws an unknown piece, or whose brand can't be made.
 */
async function addNew(tx: Tx, applying: Applying, rows: readonly DueRow[]): Promise<RowResult[]> {
  const { feed, partner, photographs, now } = applying
  const results: RowResult[] = []
  const made: { row: DueRow; item: NewItemRow }[] = []
  for (const row of rows) {
    if (row.wish.action === 'withdraw') {
      const problem = { field: 'sku', value: row.sku, reason: 'We have no piece of yours with this number.' }
      results.push(refused(row, problem, null))
      continue
    }
    const described = await describedBy(tx, row.wish, partner)
    if (typeof described === 'string')
      results.push(refused(row, { field: 'brand', value: row.wish.newBrand ?? '', reason: described }, null))
    else made.push({ row, item: itemOf(described, row.wish, partner) })
  }
  const numbers = await insertPartnerItems(
    tx,
    made.map(({ item }) => item),
    { detail: { by: actorOf(applying).by, partner: partner.slug, feed: feed.number }, now },
  )
  const pieces: { row: DueRow; item: number; said: Said }[] = []
  for (const [i, { row, item: described }] of made.entries()) {
    const item = numbers[i] ?? 0
    const photos = arrivedFor(photographs, row.wish.photos, item)
    const isShown = photos.length > 0 && (await showPhotographs(tx, photographs, { item, photos, now }))
    const { retail } = row.wish
    pieces.push({ row, item, said: saidIn(described, { retail, photos: isShown ? photos : [] }) })
  }
  await insertPartnerPieces(
    tx,
    pieces.map(({ row, item, said }) => ({
      supplier_id: partner.id,
      sku: row.sku,
      item_number: item,
      feed_number: feed.number,
      said,
    })),
  )
  return [...results, ...(await listShown(tx, applying, pieces))]
}

/** What a row says of a known piece, beside what its partner said before. */
type Told = { said: Said; news: News; photos: PhotoNews }

async function toldBy(
  tx: Tx,
  { partner, photographs }: Applying,
  { row, piece }: { row: DueRow; piece: PartnerPieceRow },
): Promise<Told | string> {
  const described = await describedBy(tx, row.wish, partner)
  if (typeof described === 'string') return described
  const before = piece.said?.photos ?? []
  const photos = photoNews(photographs, row.wish.photos, { item: piece.item_number, before })
  const said = saidIn(itemOf(described, row.wish, partner), {
    retail: row.wish.retail,
    photos: photos.photos,
  })
  return { said, news: newsIn(piece.said, said), photos }
}

/**
 * Returns the retail price of a piece: what the partner says the piece cost new, and never below its price.
 */
const retailOf = ({ piece, said, price }: { piece: PartnerPieceRow; said: Said; price: number }): number =>
  piece.said === null && said.retail === null
    ? Math.max(price, piece.msrp_cents)
    : Math.max(price, said.retail ?? 0)

/**
 * Writes the facts and the photographs that a row says differently; returns the names of what changed, the
 * problems, and the saying to keep. Photographs that are gone change nothing and are a problem of the row.
 */
async function writeNews(
  tx: Tx,
  applying: Applying,
  { row, piece, told }: { row: DueRow; piece: PartnerPieceRow; told: Told },
): Promise<{ changed: string[]; problems: RowProblem[]; said: Said }> {
  const { photographs, now } = applying
  const { item_number: itemNumber } = piece
  const { news, photos } = told
  const problems = [...photos.problems]
  const isShown =
    photos.isNew && (await showPhotographs(tx, photographs, { item: itemNumber, photos: photos.photos, now }))
  if (photos.isNew && !isShown)
    problems.push({
      field: 'photos',
      value: '',
      reason: 'A photo is not there any more. Please send it again.',
    })
  const isRetailNews = news.facts.includes('retail') || row.wish.price !== piece.price_cents
  const msrp = isRetailNews ? retailOf({ piece, said: told.said, price: row.wish.price }) : piece.msrp_cents
  const isWaiting = piece.state === 'pending_listing'
  const columns = {
    ...news.columns,
    ...(msrp === piece.msrp_cents ? {} : { msrp_cents: msrp }),
    // Nobody has seen the price of a piece that waits, so it enters no history of prices.
    ...(isWaiting && row.wish.price !== piece.price_cents ? { price_cents: row.wish.price } : {}),
  }
  if (Object.keys(columns).length > 0) {
    const changes = await historyOf(tx, piece.said, news)
    await editItem(tx, { itemNumber, columns, changes, ...actorOf(applying) })
  }
  const said = photos.isNew && !isShown ? { ...told.said, photos: piece.said?.photos ?? [] } : told.said
  return { changed: [...news.facts, ...(isShown ? ['photos'] : [])], problems, said }
}

/** Takes a listed piece off sale (delist reason `misc`); one that waits to be listed becomes unaccepted. */
async function takeOff(tx: Tx, applying: Applying, piece: PartnerPieceRow): Promise<void> {
  const { item_number: itemNumber } = piece
  const actor = actorOf(applying)
  if (piece.state === 'listed') {
    await delistItem(tx, { itemNumber, ...actor, delistReason: 'misc' })
    return
  }
  const { by, now } = actor
  const move = { itemNumbers: [itemNumber], kind: 'state', actorId: null, detail: { by }, now }
  await moveItems(tx, { ...move, to: 'under_review' })
  await moveItems(tx, { ...move, to: 'unaccepted' })
}

type Changed = { result: RowResult; said: Said | null }

/**
 * Changes a known piece as its row asks; returns the row's outcome and the saying to keep (null: the former
 * stays). A row is refused for a piece that is held, sold, gone or taken off by the shop, after a later feed,
 * and when its brand can't be made.
 */
async function changeOne(
  tx: Tx,
  applying: Applying,
  { row, piece }: { row: DueRow; piece: PartnerPieceRow },
): Promise<Changed> {
  const { feed, now } = applying
  const { item_number: itemNumber } = piece
  const told = row.wish.action === 'offer' ? await toldBy(tx, applying, { row, piece }) : undefined
  if (typeof told === 'string') {
    const problem = { field: 'brand', value: row.wish.newBrand ?? '', reason: told }
    return { result: refused(row, problem, itemNumber), said: null }
  }
  const decision = decideRow(
    {
      state: piece.state,
      price: piece.price_cents,
      isTaken: piece.is_taken,
      hasPhotos: piece.has_photos || told?.photos.isNew === true,
      isWithdrawn: piece.withdrawn_at !== null,
      isOutdated: piece.feed_number > feed.number,
      hasNews: told !== undefined && (told.news.facts.length > 0 || told.photos.isNew),
    },
    row.wish,
  )
  if (decision.act === 'refuse') {
    const { problem } = decision
    return {
      result: refused(row, { ...problem, value: problem.value || row.sku }, itemNumber),
      said: null,
    }
  }
  if (decision.act === 'withdraw' || decision.act === 'take_back') {
    await takeOff(tx, applying, piece)
    return { result: done(row, 'withdrawn', itemNumber), said: null }
  }
  if (!told) return { result: done(row, 'unchanged', itemNumber), said: null }
  const { changed, problems, said } = await writeNews(tx, applying, { row, piece, told })
  const ended = (outcome: RowOutcome): Changed => ({
    result: { ...done(row, outcome, itemNumber), problems, changed },
    said,
  })
  if (decision.act === 'none') return ended(decision.outcome)
  const act = { itemNumber, ...actorOf(applying) }
  if (decision.act === 'list') {
    const { listed } = await listItems(tx, [itemNumber], { actorId: null, now, detail: { by: act.by } })
    return ended(listed.length > 0 ? 'listed' : 'waits_for_photos')
  }
  if (decision.act === 'put_back') await relistItem(tx, act)
  const price = { itemNumber, from: cents(piece.price_cents), to: cents(row.wish.price) }
  if (price.from !== price.to) await changePrices(tx, [price], { by: 'seller', now })
  if (decision.act === 'put_back') return ended('listed')
  return ended(decision.act === 'change' ? 'changed' : 'repriced')
}

/**
 * Applies the rows of a partner's feed in the caller's transaction (new, changed and withdrawn pieces) and
 * stores each row's outcome. Locks the pieces in the sequence of their numbers first.
 */
export async function applyRows(tx: Tx, asked: Omit<Applying, 'photographs'>): Promise<void> {
  const { feed, partner, rows, now } = asked
  const pieces = await lockPartnerPieces(tx, {
    supplierId: partner.id,
    skus: rows.map(({ sku }) => sku),
    now,
  })
  const applying = { ...asked, photographs: await photographsOf(tx, partner.id, rows) }
  const bySku = new Map(pieces.map((piece) => [piece.sku, piece]))
  const results = await addNew(
    tx,
    applying,
    rows.filter(({ sku }) => !bySku.has(sku)),
  )
  const heard: Heard[] = []
  for (const row of rows) {
    const piece = bySku.get(row.sku)
    if (!piece) continue
    const { result, said } = await changeOne(tx, applying, { row, piece })
    results.push(result)
    const withdrawn = row.wish.action === 'withdraw' ? now : null
    if (result.outcome !== 'refused') heard.push({ sku: row.sku, feed: feed.number, withdrawn, said })
  }
  await updatePartnerPieces(tx, partner.id, heard)
  await updateOutcomes(tx, feed.id, results)
}
