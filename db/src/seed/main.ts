// Fills an empty, migrated database with the demonstration shop. The same profile always gives the same
// items; their dates count back from the day of the first start.
import { parseArgs } from 'node:util'
import { groupedNumber } from '@hemline/rules/gift-cards/gift-cards.ts'
import pg from 'pg'
import { localGiftCardSecret } from '../gift-card-codes.ts'
import { loadHomes } from './addresses-people.ts'
import { loadAuctions, loadBidders } from './auctions.ts'
import { brandsFor, poolsOf, type SeedBrand } from './brands.ts'
import { loadCarts } from './carts.ts'
import { loadCloset } from './closet.ts'
import { loadContent } from './content.ts'
import { type Cell, copyRows } from './copy.ts'
import { keepFresh } from './fresh.ts'
import { knownGiftCards, loadGiftCards, loadReclaims } from './gift-cards.ts'
import { loadGoodyBox } from './goody-boxes.ts'
import { loadHomeEdits } from './home-edits.ts'
import { makeItem } from './item.ts'
import type { SeedWorld } from './kind-and-brand.ts'
import { loadKits } from './kits.ts'
import { lookRows } from './looks.ts'
import { loadPartnerFeeds } from './partner-feeds.ts'
import { loadPast } from './past/past.ts'
import { loadTold } from './past/told.ts'
import { people, seedPassword } from './people.ts'
import { loadLikes, loadPeople } from './people-rows.ts'
import type { SeedPhoto } from './photos.ts'
import { loadOffers } from './promotions-people.ts'
import { loadReferrals } from './referrals.ts'
import { loadRescues } from './rescues.ts'
import { fixedTables } from './rows.ts'
import { loadScores } from './scores.ts'
import { loadSearches } from './searches.ts'
import type { SeedItem } from './seed-item.ts'
import { loadSellerBags } from './seller-bags.ts'
import { loadSellerCashOut } from './seller-earnings.ts'
import { loadZipPlaces } from './zip-places.ts'

/** The number of items of each profile. */
export const profiles = { small: 1_200, default: 25_000, scale: 1_000_000 } as const
export type Profile = keyof typeof profiles
export type SeedOptions = {
  profile: Profile
  items?: number | undefined
  /** The present, at which the seeded history ends. Left out, it is `defaultAnchor`. */
  now?: Date
  /** False: the shop begins without orders, but for those of its known seller's bag. */
  past?: boolean
  /** With which the known gift cards are kept; the local one when left out. */
  giftCardSecret?: string | undefined
  onProgress?: (done: number, of: number) => void
}
export type SeedResult = { loaded: boolean; items: number }

/** A fixed end of the seeded history, for what must come out the same on any day. */
export const defaultAnchor = new Date('2026-11-20T18:00:00Z')
const batch = 5000
const fewestItems = 600
const lockKey = 727_002
const jsonColumns: readonly string[] = ['flaws', 'promotion', 'chars', 'measurements', 'payout_terms']

/**
 * Loads a profile in one transaction, without queueing search documents: build the index afterwards. When the
 * profile is loaded already (`loaded` false), only missing fixed lists are added and early-access items kept
 * fresh. Throws for a database with other items, and for fewer than the least number of items. A second seed
 * at the same time waits.
 */
export async function seed(url: string, options: SeedOptions): Promise<SeedResult> {
  const { now = defaultAnchor } = options
  const items = options.items ?? profiles[options.profile]
  if (!Number.isInteger(items) || items < fewestItems)
    throw new Error(`the seed needs at least ${fewestItems} items`)
  const client = new pg.Client({ connectionString: url, application_name: 'seed' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const before = await client.query<{ profile: string; items: number }>(
      'select profile, items from seed_run',
    )
    if (before.rows.some((r) => r.profile === options.profile && r.items === items)) {
      await client.query('begin')
      await loadFixed(client, items, now)
      await loadOffers(client, now)
      await loadGiftCards(client, now, options.giftCardSecret ?? localGiftCardSecret)
      await loadSellerBags(client, now)
      await loadKits(client, now)
      await loadSellerCashOut(client, now)
      await loadReclaims(client, now)
      await loadHomes(client, now)
      await loadHomeEdits(client, now)
      await loadRescues(client, now)
      await loadGoodyBox(client, now)
      await loadSearches(client, now)
      await loadCloset(client, now)
      await loadReferrals(client, now)
      await loadPartnerFeeds(client, now)
      await keepFresh(client, now)
      await client.query('refresh materialized view brand_count')
      await client.query('commit')
      return { loaded: false, items }
    }
    const held = await client.query('select 1 from item limit 1')
    if (before.rows.length || held.rows.length)
      throw new Error(
        `this database already holds ${before.rows[0]?.profile ?? 'other'} pieces; seed an empty one`,
      )
    await client.query('begin')
    await load(client, items, { ...options, now })
    await client.query('refresh materialized view brand_count')
    await client.query('insert into seed_run (profile, items) values ($1, $2)', [options.profile, items])
    await client.query('commit')
    await client.query('analyze')
    return { loaded: true, items }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

/**
 * Lists that the shop rests on. Loaded at every start, so that an older database gets the ones
 * that a newer release brings.
 */
async function loadFixed(client: pg.Client, items: number, now: Date): Promise<SeedBrand[]> {
  const brands = brandsFor(items)
  for (const { table, columns, rows } of fixedTables(brands)) {
    await client.query(
      `create temporary table incoming on commit drop as select ${columns.join(', ')} from ${table} with no data`,
    )
    await copyRows(client, { table: 'incoming', columns }, rows)
    // What a migration or a person has put there already stays.
    await client.query(
      `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from incoming on conflict do nothing`,
    )
    await client.query('drop table incoming')
  }
  await loadZipPlaces(client)
  await loadContent(client, now)
  return brands
}

async function load(client: pg.Client, items: number, options: SeedOptions & { now: Date }): Promise<void> {
  const { now } = options
  const brands = await loadFixed(client, items, now)
  await loadPeople(client, now)
  await loadOffers(client, now)
  await loadGiftCards(client, now, options.giftCardSecret ?? localGiftCardSecret)
  await loadHomes(client, now)
  for (const table of silenced) await client.query(`alter table ${table} disable trigger user`)
  await loadItems(client, items, {
    world: { brands, pools: poolsOf(brands), anchor: now },
    onProgress: options.onProgress,
  })
  await loadLikes(client, now)
  await loadSellerBags(client, now)
  await loadKits(client, now)
  await loadBidders(client, now)
  await loadPast(client, now, { ofBags: options.past === false })
  await loadSellerCashOut(client, now)
  await loadAuctions(client, now)
  if (options.past !== false) await loadCarts(client, now)
  await loadReclaims(client, now)
  await loadSearches(client, now)
  await loadReferrals(client, now)
  if (options.past !== false) await loadTold(client, now)
  await loadScores(client, items, now)
  // After all that takes pieces off sale.
  await loadHomeEdits(client, now)
  await loadRescues(client, now)
  await loadGoodyBox(client, now)
  await loadCloset(client, now)
  await loadPartnerFeeds(client, now)
  await keepFresh(client, now)
  for (const table of silenced) await client.query(`alter table ${table} enable trigger user`)
}

/** Tables whose changes queue search documents. */
const silenced = ['item', 'hold', 'item_look']

const columnsOf = (item: SeedItem) => Object.keys(item).sort() as (keyof SeedItem)[]
const cellOf = (item: SeedItem, column: keyof SeedItem): Cell => {
  const value = item[column]
  return value !== null && jsonColumns.includes(column) ? { json: value } : (value as Cell)
}
const photoRow = (itemNumber: number, photo: SeedPhoto): Cell[] => [
  photo.id,
  itemNumber,
  photo.photo_number,
  photo.caption,
  { json: photo.art },
]

type Many = { world: SeedWorld; onProgress: SeedOptions['onProgress'] }

async function loadItems(client: pg.Client, items: number, { world, onProgress }: Many): Promise<void> {
  const columns = columnsOf(makeItem(0, world).item)
  const lookRow = lookRows()
  for (let first = 0; first < items; first += batch) {
    const made = Array.from({ length: Math.min(batch, items - first) }, (_, i) => makeItem(first + i, world))
    await copyRows(
      client,
      { table: 'item', columns },
      made.map(({ item }) => columns.map((column) => cellOf(item, column))),
    )
    await copyRows(
      client,
      {
        table: 'photo',
        columns: ['id', 'item_number', 'photo_number', 'caption', 'art'],
      },
      made.flatMap(({ item, photos }) => photos.map((p) => photoRow(item.item_number, p))),
    )
    await copyRows(
      client,
      { table: 'item_look', columns: ['item_number', 'photo_id', 'version', 'look'] },
      made.flatMap(({ item, photos }) => {
        const row = lookRow(item.item_number, photos)
        return row ? [row] : []
      }),
    )
    onProgress?.(first + made.length, items)
  }
}

function readArguments(): { profile: Profile; items: number | undefined } {
  const { values } = parseArgs({
    options: { profile: { type: 'string', default: 'default' }, items: { type: 'string' } },
  })
  if (!Object.hasOwn(profiles, values.profile))
    throw new Error(`no profile "${values.profile}": ${Object.keys(profiles).join(', ')}`)
  return {
    profile: values.profile as Profile,
    items: values.items === undefined ? undefined : Number(values.items),
  }
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL
  if (!url) {
    console.error('seed: DATABASE_URL is not set')
    process.exit(2)
  }
  const onProgress = (done: number, of: number) => {
    if (of > 5000) console.log(`seed: ${done} of ${of} items`)
  }
  const { profile, items } = readArguments()
  const result = await seed(url, {
    profile,
    items,
    now: new Date(),
    giftCardSecret: process.env.GIFT_CARD_SECRET || undefined,
    onProgress,
  })
  console.log(
    result.loaded
      ? `seed: ${result.items} items of profile ${profile} loaded`
      : `seed: ${result.items} items of profile ${profile} are there already`,
  )
  for (const p of people)
    console.log(`  ${p.key.padEnd(14)} ${p.email.padEnd(26)} ${seedPassword}  ${p.note}`)
  for (const card of knownGiftCards)
    console.log(
      `  ${'gift card'.padEnd(14)} ${groupedNumber(card.number).padEnd(26)} PIN ${card.pin}     ${card.note}`,
    )
}
