import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import type { BagStatus } from '@hemline/rules/kits/states.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** An account with counts and times; `towns` are those of the addresses in the person's address book. */
export type PersonFactsRow = {
  id: string
  name: string
  email: string
  orders: number
  bags: number
  since: Date
  lastSeenAt: Date | null
  towns: string[]
  heardFromSource: string | null
  mdcOverride: number[] | null
  /** The setting dimensions.window as the browser sent it. */
  window: unknown
}

/**
 * Returns a user's facts for the employees' view of a person: name, email address, account's age, numbers of
 * orders and bags, last visit. Undefined for an unknown user.
 */
export async function findPerson(db: DbOrTx, id: string): Promise<PersonFactsRow | undefined> {
  const { rows } = await sql<PersonFactsRow>`/* findPerson */
    select u.id, u.first_name || ' ' || u.last_name as name, u.email::text as email, u.created_at as since,
      u.heard_from_source as "heardFromSource", u.mdc_override as "mdcOverride",
      (select count(*)::int from purchase_order o where o.user_id = u.id
        and o.status <> 'not_paid') as orders,
      (select count(*)::int from bag b where b.seller_id = u.id) as bags,
      (select max(s.last_used_at) from session s where s.user_id = u.id) as "lastSeenAt",
      (select c.value from client_setting c where c.user_id = u.id and c.category = 'dimensions' and c.name = 'window') as window,
      array(select distinct concat_ws(', ', a.city, a.state) from address a
        where a.user_id = u.id and a.hidden_at is null order by 1) as towns
    from user_account u where u.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** A bag of a person. */
export type PersonBagRow = { bagNumber: number; code: string; status: BagStatus; warehouseId: number }

/** Returns at most `limit` bags of a user as seller, newest first. */
export async function listBagsOf(db: DbOrTx, sellerId: string, limit: number): Promise<PersonBagRow[]> {
  const { rows } = await sql<PersonBagRow>`/* listBagsOf */
    select b.bag_number as "bagNumber", k.label_code as code, b.status, b.warehouse_id as "warehouseId"
    from bag b join kit k on k.id = b.kit_id where b.seller_id = ${sellerId}::uuid
    order by b.created_at desc limit ${limit}`.execute(db)
  return rows
}

/** A piece that a person sent in; `price` in cents. */
export type PersonPieceRow = {
  itemNumber: number
  title: string
  brand: string
  sizeDisplay: string
  price: number
  state: ItemState
  photoId: number | null
  bagNumber: string | null
  flaws: readonly unknown[]
  condition_overrides: readonly string[]
}

/** Returns at most `limit` pieces that a user sent in to sell, highest item number first. */
export async function listPiecesOf(db: DbOrTx, sellerId: string, limit: number): Promise<PersonPieceRow[]> {
  const { rows } = await sql<PersonPieceRow>`/* listPiecesOf */
    select i.item_number as "itemNumber", i.title, b.name as brand, i.size_display as "sizeDisplay",
      i.price_cents as price, i.state, i.photo_ids[1] as "photoId", bag.bag_number::text as "bagNumber", i.flaws, i.condition_overrides
    from item i join brand b on b.id = i.brand_id left join bag on bag.id = i.bag_id
    where i.consignor_id = ${sellerId}::uuid order by i.item_number desc limit ${limit}`.execute(db)
  return rows
}
