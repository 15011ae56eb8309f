// For tests: members whose saved searches buy by themselves, and pieces that go on sale for them.
import { markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { sql } from 'kysely'
import type { TestApp, TestClient } from '../../../testing/app.ts'
import { tokenOf } from '../../../testing/processor.ts'
import { home, resultOf } from '../../checkout/testing/buying.ts'
import { idOf, newMember } from '../../direct-sell/testing/selling.ts'
import { matchChanges } from '../../saved-searches/saved-searches.ts'

/** A piece on sale whose brand and kind a search asks for. */
export type Wish = { item_number: number; price_cents: number; brand_name: string; category_tags: string[] }

/** A member with a saved search, a saved card and an address. */
export type Buyer = {
  client: TestClient
  userId: string
  searchId: string
  savedMethodId: string
  addressId: string
}

/** Returns the shop's own pieces on sale that are not final sale, each with its brand and kind. */
export async function wishes(app: TestApp): Promise<Wish[]> {
  const { rows } = await sql<Wish>`select item_number, price_cents, brand_name, category_tags from search_item
    where item_number = any(${[...app.listed]}::bigint[]) and source = 'own' and not final_sale and consignor_id is null
    order by item_number`.execute(app.db)
  return rows
}

/** Saves a search that finds a piece, for a new member with a card and an address. */
export async function buyerOf(
  app: TestApp,
  piece: Wish,
  card: Parameters<typeof markedCard>[0] = 'succeeds',
): Promise<Buyer> {
  const client = await newMember(app)
  const filters = [
    { key: 'brand_name_tags', values: [piece.brand_name] },
    { key: 'category_tags', values: [piece.category_tags.at(-1)] },
  ]
  const listing = { path: '/products', filters, leftOut: [] }
  const saved = resultOf<{ savedSearch: { id: string } }>(
    await client.run('saveSearch', { input: { listing, name: 'For me', rhythm: 'weekly' } }),
    'saveSearch',
  )
  const token = await tokenOf(app.processor, markedCard(card))
  const kept = resultOf<{ savedMethods: { id: string }[] }>(
    await client.run('addSavedMethod', { token }),
    'addSavedMethod',
  )
  const address = resultOf<{ address: { id: string } }>(
    await client.run('saveAddress', { input: { address: home } }),
    'saveAddress',
  )
  return {
    client,
    userId: await idOf(client),
    searchId: saved.savedSearch.id,
    savedMethodId: kept.savedMethods[0]?.id ?? '',
    addressId: address.address.id,
  }
}

type Answer = {
  __typename: string
  fields?: { field: string; message: string }[]
  savedSearch?: { autoBuy: Shown | null }
}
/** An agreement as its owner sees it. */
export type Shown = {
  state: string
  reason: string | null
  boughtCount: number
  orders: { orderId: string; itemNumber: number; total: number; isPending: boolean }[]
}

/** Agrees that a buyer's search buys; `own` replaces fields of the form. */
export const agree = async (buyer: Buyer, own: object = {}): Promise<Answer> =>
  resultOf<Answer>(
    await buyer.client.run('setAutoBuy', {
      input: {
        searchId: buyer.searchId,
        most: 200_000,
        lastDay: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
        savedMethodId: buyer.savedMethodId,
        addressId: buyer.addressId,
        agrees: true,
        ...own,
      },
    }),
    'setAutoBuy',
  )

/** Returns the agreement of a buyer's search as its owner sees it. */
export async function shownTo(buyer: Buyer): Promise<Shown | null> {
  const searches = resultOf<{ id: string; autoBuy: Shown | null }[]>(
    await buyer.client.run('getSavedSearches'),
    'savedSearches',
  )
  return searches.find(({ id }) => id === buyer.searchId)?.autoBuy ?? null
}

/** Lowers a piece's price by a dollar, so that its searches match it. */
export async function becomeCheaper(app: TestApp, piece: Wish): Promise<void> {
  await sql`update item set price_cents = price_cents - 100 where item_number = ${piece.item_number}`.execute(
    app.db,
  )
  await matchChanges({ db: app.db, now: () => new Date() })
}
