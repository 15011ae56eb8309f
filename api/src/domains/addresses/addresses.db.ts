import type { Address } from '@hemline/rules/addresses/addresses.ts'
import { type AddressType, addressTypes } from '@hemline/rules/vocabulary/orders.ts'
import { type DeliveryLocation, deliveryLocations } from '@hemline/rules/vocabulary/shipping.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { oneOf, orNull, shape, text, yesOrNo } from '../../platform/decoders.ts'
import { rowsOf, type Source } from '../../platform/named-statements.db.ts'
import type { Owner } from '../identity/identity.ts'

/** A row of an address book, of a user or visitor. */
export type AddressRow = {
  id: string
  type: AddressType
  full_name: string
  line1: string
  line2: string | null
  city: string
  state: string | null
  zip: string
  country: string
  phone: string
  delivery_location: DeliveryLocation | null
  is_default: boolean
}
/** The addresses, email and delivery choices of a cart; `billing` null means the same as shipping. */
export type CartAddressRow = {
  shipping: AddressRow | null
  billing: AddressRow | null
  email: string | null
  delivery_location: DeliveryLocation | null
  delivery_note: string | null
}
/** City and state of a US ZIP code. */
export type ZipPlaceRow = { zip: string; city: string; state: string }

const addressRow = shape<AddressRow>({
  id: text,
  type: oneOf(addressTypes),
  full_name: text,
  line1: text,
  line2: orNull(text),
  city: text,
  state: orNull(text),
  zip: text,
  country: text,
  phone: text,
  delivery_location: orNull(oneOf(deliveryLocations)),
  is_default: yesOrNo,
})
const cartAddressRow = shape<CartAddressRow>({
  shipping: orNull(addressRow),
  billing: orNull(addressRow),
  email: orNull(text),
  delivery_location: orNull(oneOf(deliveryLocations)),
  delivery_note: orNull(text),
})

const columns = sql`a.id, a.type, a.full_name, a.line1, a.line2, a.city, a.state, a.zip, a.country, a.phone, a.delivery_location, a.is_default`
const owned = (owner: Owner) =>
  owner.user_id === null
    ? sql<boolean>`a.visitor_id = ${owner.visitor_id}::bigint`
    : sql<boolean>`a.user_id = ${owner.user_id}::uuid`

/**
 * Takes an advisory lock on an owner's address book until the transaction ends, so that simultaneous
 * requests make neither two defaults nor the same address twice.
 */
export async function lockAddresses(tx: DbOrTx, owner: Owner): Promise<void> {
  const key = `addresses/${owner.user_id ?? `visitor/${owner.visitor_id}`}`
  await sql`/* lockAddresses */ select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Returns all addresses of an owner that are not hidden: defaults first, then the newest. */
export async function listAddresses(db: DbOrTx, owner: Owner): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`/* listAddresses */
    select ${columns} from address a where ${owned(owner)} and a.hidden_at is null order by a.is_default desc, a.created_at desc, a.id desc`.execute(
    db,
  )
  return rows
}

/** A new row of an address book. */
export type NewAddress = Owner & {
  id: string
  type: AddressType
  address: Address
  delivery_location: DeliveryLocation | null
  is_default: boolean
  created_at: Date
}

/**
 * Inserts an address into its owner's address book (user or visitor). The caller has locked the book and
 * knows that it has room.
 */
export async function insertAddress(tx: DbOrTx, { address, ...row }: NewAddress): Promise<void> {
  const { fullName, ...parts } = address
  await tx
    .insertInto('address')
    .values({ ...row, ...parts, full_name: fullName })
    .modifyEnd(named('insertAddress'))
    .execute()
}

/**
 * Makes one address the owner's default of its type; the owner's other addresses of that type lose the mark.
 */
export async function setDefault(
  tx: DbOrTx,
  owner: Owner,
  { id, type }: Pick<AddressRow, 'id' | 'type'>,
): Promise<void> {
  await sql`/* setDefault.others */ update address a set is_default = false
    where ${owned(owner)} and a.type = ${type} and a.is_default and a.id <> ${id}::uuid`.execute(tx)
  await sql`/* setDefault */ update address a set is_default = true where ${owned(owner)} and a.id = ${id}::uuid and not a.is_default`.execute(
    tx,
  )
}

/**
 * Hides an address and takes its default mark; carts that use it get the address `next` instead (none when
 * undefined). Makes no other address the default.
 */
export async function hideAddress(
  tx: DbOrTx,
  id: string,
  { now, next }: { now: Date; next?: string },
): Promise<void> {
  const to = next ?? null
  await sql`/* hideAddress */ update address set hidden_at = ${now}, is_default = false where id = ${id}::uuid`.execute(
    tx,
  )
  await sql`/* hideAddress.shipping */ update cart_address set shipping_address_id = ${to}::uuid where shipping_address_id = ${id}::uuid`.execute(
    tx,
  )
  await sql`/* hideAddress.billing */ update cart_address set billing_address_id = ${to}::uuid where billing_address_id = ${id}::uuid`.execute(
    tx,
  )
}

/**
 * Returns the addresses chosen for a cart, in one statement; without a chosen shipping address the user's
 * default. Undefined for an unknown cart.
 */
export async function findCartAddress(source: Source, cartId: string): Promise<CartAddressRow | undefined> {
  const query = sql`select to_jsonb(s) as shipping, to_jsonb(b) as billing, ca.email, coalesce(ca.delivery_location, s.delivery_location) as delivery_location, ca.delivery_note
    from cart c
    left join cart_address ca on ca.cart_id = c.id
    left join lateral (
      select ${columns} from address a where a.id = ca.shipping_address_id and a.hidden_at is null
      union all
      select ${columns} from address a where ca.shipping_address_id is null and a.user_id = c.user_id and a.type = 'shipping' and a.is_default and a.hidden_at is null
      limit 1
    ) s on true
    left join lateral (select ${columns} from address a where a.id = ca.billing_address_id and a.hidden_at is null) b on true
    where c.id = ${cartId}::uuid`
  return (await rowsOf(source, { name: 'findCartAddress', query, row: cartAddressRow }))[0]
}

/** Changes of a cart's addresses; absent columns stay as they are. */
export type CartAddressChange = Partial<{
  shipping_address_id: string
  billing_address_id: string | null
  email: string
  delivery_location: DeliveryLocation | null
  delivery_note: string | null
}>

/** Stores the addresses, email and delivery choices of a cart; fields that are not given keep their value. */
export async function upsertCartAddress(
  tx: DbOrTx,
  cartId: string,
  { now, ...change }: CartAddressChange & { now: Date },
): Promise<void> {
  await tx
    .insertInto('cart_address')
    .values({ cart_id: cartId, updated_at: now, ...change })
    .onConflict((oc) => oc.column('cart_id').doUpdateSet({ updated_at: now, ...change }))
    .modifyEnd(named('upsertCartAddress'))
    .execute()
}

/** A visitor's choices for a cart, as taken off it at log-in. */
export type Chosen = Required<CartAddressChange> & {
  shipping_address_id: string | null
  email: string | null
}

/**
 * Deletes the address choices of a visitor's cart and returns them; undefined when nothing was chosen. The
 * addresses themselves stay.
 */
export async function takeChosen(tx: DbOrTx, visitorId: number): Promise<Chosen | undefined> {
  const { rows } = await sql<Chosen>`/* takeChosen */
    delete from cart_address ca using cart c where c.id = ca.cart_id and c.visitor_id = ${visitorId}::bigint
    returning ca.shipping_address_id, ca.billing_address_id, ca.email, ca.delivery_location, ca.delivery_note`.execute(
    tx,
  )
  return rows[0]
}

/**
 * Writes a visitor's choices into the user's cart, replacing the user's earlier choices; the email is not
 * copied. Does nothing when the user has no cart.
 */
export async function giveChosen(
  tx: DbOrTx,
  userId: string,
  { now, ...chosen }: Chosen & { now: Date },
): Promise<void> {
  await sql`/* giveChosen */
    insert into cart_address (cart_id, shipping_address_id, billing_address_id, delivery_location, delivery_note, updated_at)
    select c.id, ${chosen.shipping_address_id}::uuid, ${chosen.billing_address_id}::uuid, ${chosen.delivery_location}::text, ${chosen.delivery_note}::text, ${now}
    from cart c where c.user_id = ${userId}::uuid
    on conflict (cart_id) do update set shipping_address_id = excluded.shipping_address_id, billing_address_id = excluded.billing_address_id,
      delivery_location = excluded.delivery_location, delivery_note = excluded.delivery_note, updated_at = excluded.updated_at`.execute(
    tx,
  )
}

/**
 * Makes a visitor's addresses the user's, hidden ones included. A visitor's default stays one only where the
 * user has none of that type.
 */
export async function moveAddresses(
  tx: DbOrTx,
  owners: { visitorId: number; userId: string },
): Promise<void> {
  await sql`/* moveAddresses */
    update address a set visitor_id = null, user_id = ${owners.userId}::uuid,
      is_default = a.is_default and not exists (select 1 from address o where o.user_id = ${owners.userId}::uuid and o.type = a.type and o.is_default)
    where a.visitor_id = ${owners.visitorId}::bigint`.execute(tx)
}

/** Returns city and state of a US ZIP code of five digits; undefined when unknown. */
export async function findZipPlace(db: DbOrTx, zip: string): Promise<ZipPlaceRow | undefined> {
  return db
    .selectFrom('zip_place')
    .modifyFront(named('findZipPlace'))
    .selectAll()
    .where('zip', '=', zip)
    .executeTakeFirst()
}
