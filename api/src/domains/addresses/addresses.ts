// The address books of visitors and users, and the shipping and billing addresses of carts (specification
// §3, §5; decision 0051).

import {
  type Address,
  type AddressFields,
  addressBookFullMessage,
  addressBookLimit,
  addressInvalidMessage,
  addressProblems,
  cleanAddress,
  destinationIn,
  isSameAddress,
} from '@hemline/rules/addresses/addresses.ts'
import { guestEmailProblem } from '@hemline/rules/addresses/guest-email.ts'
import { deliveryNoteProblem } from '@hemline/rules/addresses/shown.ts'
import { type FieldProblem, isZip } from '@hemline/rules/common/validation.ts'
import { robotMessage } from '@hemline/rules/errors/catalogue.ts'
import type { Destination } from '@hemline/rules/pricing/totals-types.ts'
import type { AddressType } from '@hemline/rules/vocabulary/orders.ts'
import { addressWritesPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { DeliveryLocation } from '@hemline/rules/vocabulary/shipping.ts'
import type { Context } from '../../context.ts'
import type { AddressInput, SaveAddressInput, SetCartAddressInput } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { type Source, together } from '../../platform/named-statements.db.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { activeCart, type CartRow } from '../cart/cart.ts'
import { ensureOwner, type Owner, ownerOf } from '../identity/identity.ts'
import {
  type AddressRow,
  type CartAddressChange,
  type CartAddressRow,
  findCartAddress,
  findZipPlace,
  giveChosen,
  hideAddress,
  insertAddress,
  listAddresses,
  lockAddresses,
  moveAddresses,
  setDefault,
  takeChosen,
  upsertCartAddress,
  type ZipPlaceRow,
} from './addresses.db.ts'

export type { AddressRow, CartAddressRow }
/** The address has problems, one per field. */
export type AddressInvalid = { __typename: 'AddressInvalid'; message: string; problems: FieldProblem[] }
/** The address book has reached its limit of addresses. */
export type AddressBookFull = { __typename: 'AddressBookFull'; message: string; limit: number }
/** The saved address and the whole address book after it. */
export type SaveAddressPayload = {
  __typename: 'SaveAddressPayload'
  address: AddressRow
  addresses: AddressRow[]
}
/** The cart whose addresses were set. */
export type SetCartAddressPayload = { __typename: 'SetCartAddressPayload'; cart: CartRow }

const notFound = () => refuse('NOT_FOUND', 'There is no such address.')
const invalid = (problems: FieldProblem[]): AddressInvalid => ({
  __typename: 'AddressInvalid',
  message: addressInvalidMessage,
  problems,
})
const bookFull: AddressBookFull = {
  __typename: 'AddressBookFull',
  message: addressBookFullMessage,
  limit: addressBookLimit,
}

/** Returns the viewer's addresses: defaults first, then the newest; empty for a viewer without identity. */
export async function myAddresses(ctx: Context): Promise<AddressRow[]> {
  const owner = ownerOf(ctx.viewer)
  return owner ? listAddresses(ctx.db, owner) : []
}

/** Returns the addresses of a member's book, for jobs: defaults first, then the newest. */
export const addressesOfMember = (db: DbOrTx, userId: string): Promise<AddressRow[]> =>
  listAddresses(db, { user_id: userId, visitor_id: null })

const fieldsOf = (input: AddressInput): AddressFields => ({
  ...input,
  country: (input.country ?? 'US').trim().toUpperCase(),
})
const addressOf = ({ full_name, ...row }: AddressRow): Address => ({ ...row, fullName: full_name })

async function ownerWriting(ctx: Context): Promise<Owner> {
  const owner = await ensureOwner(ctx)
  const key = `addresses:${owner.user_id ?? `visitor-${owner.visitor_id}`}`
  const wait = await secondsToWait(ctx.db, ctx.now(), [{ key, ...addressWritesPerOwner }])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  return owner
}

type Keeping = {
  type: AddressType
  address: Address
  location: DeliveryLocation | null | undefined
  makeDefault: boolean
  replaces?: AddressRow
}

/**
 * Returns the id of the row with this address: an equal row, or a new one; undefined when the address book is
 * full. Hides `replaces` and moves its carts to the returned row. It becomes the default when asked, when
 * `replaces` was it, or when its type has none.
 */
async function keepAddress(
  ctx: Context,
  tx: Tx,
  owner: Owner,
  keeping: Keeping,
): Promise<string | undefined> {
  const { type, address, location, replaces } = keeping
  const others = await listAddresses(tx, owner)
  const delivery_location = location === undefined ? (replaces?.delivery_location ?? null) : location
  const same = others.find(
    (one) =>
      one.type === type &&
      isSameAddress(addressOf(one), address) &&
      (location === undefined || one.delivery_location === delivery_location),
  )
  if (!same && !replaces && others.length >= addressBookLimit) return undefined
  const id = same?.id ?? uuidv7(ctx.now().getTime())
  const isDefault =
    keeping.makeDefault ||
    replaces?.is_default === true ||
    !others.some((one) => one.type === type && one.is_default)
  if (!same)
    await insertAddress(tx, {
      id,
      type,
      address,
      ...owner,
      delivery_location,
      is_default: false,
      created_at: ctx.now(),
    })
  if (replaces && replaces.id !== id) await hideAddress(tx, replaces.id, { now: ctx.now(), next: id })
  if (isDefault) await setDefault(tx, owner, { id, type })
  return id
}

/**
 * Saves an address to the viewer's address book (a shipping address unless said); with `id` it replaces that
 * address, which is hidden. Saving the same address twice keeps one row. Returned refusals: AddressInvalid
 * (every field's problem), AddressBookFull. Throws NOT_FOUND for an id outside the viewer's book,
 * RATE_LIMITED.
 */
export async function saveAddress(
  ctx: Context,
  input: SaveAddressInput,
): Promise<SaveAddressPayload | AddressInvalid | AddressBookFull> {
  const owner = await ownerWriting(ctx)
  const fields = fieldsOf(input.address)
  const problems = addressProblems(fields)
  if (problems.length) return invalid(problems)
  const { type = 'shipping', deliveryLocation: location, makeDefault = false } = input
  const keeping = { type, address: cleanAddress(fields), location, makeDefault }
  return inTransaction<SaveAddressPayload | AddressBookFull>(ctx.db, 'SaveAddressPayload', async (tx) => {
    await lockAddresses(tx, owner)
    const replaces = input.id ? await ownAddress(tx, owner, input.id) : undefined
    const id = await keepAddress(ctx, tx, owner, { ...keeping, ...(replaces && { replaces }) })
    if (!id) return bookFull
    const addresses = await listAddresses(tx, owner)
    const address = addresses.find((one) => one.id === id)
    if (!address) throw new Error('addresses: saved and not there')
    return { __typename: 'SaveAddressPayload', address, addresses }
  })
}

async function ownAddress(db: DbOrTx, owner: Owner, id: string): Promise<AddressRow> {
  const found = (await listAddresses(db, owner)).find((one) => one.id === id)
  if (!found) throw notFound()
  return found
}

/**
 * Hides an address of the viewer's book; when it was the default, the newest of its type becomes the default.
 * Returns its id and the remaining addresses. Throws NOT_FOUND for an id outside the viewer's book and for a
 * viewer without one.
 */
export async function removeAddress(
  ctx: Context,
  id: string,
): Promise<{ id: string; addresses: AddressRow[] }> {
  const owner = ownerOf(ctx.viewer)
  if (!owner) throw notFound()
  return inTransaction(ctx.db, async (tx) => {
    await lockAddresses(tx, owner)
    const gone = await ownAddress(tx, owner, id)
    await hideAddress(tx, id, { now: ctx.now() })
    const next = gone.is_default
      ? (await listAddresses(tx, owner)).find((one) => one.type === gone.type)
      : undefined
    if (next) await setDefault(tx, owner, next)
    return { id, addresses: await listAddresses(tx, owner) }
  })
}

function cartAddressProblems(input: SetCartAddressInput): FieldProblem[] {
  const of = (name: 'shippingAddress' | 'billingAddress') =>
    (input[name] ? addressProblems(fieldsOf(input[name])) : []).map((one) => ({
      ...one,
      field: `${name}.${one.field}`,
    }))
  const email = typeof input.email === 'string' ? guestEmailProblem(input.email) : undefined
  const note = deliveryNoteProblem(input.deliveryNote)
  return [
    ...(email ? [{ field: 'email', message: email }] : []),
    ...of('shippingAddress'),
    ...of('billingAddress'),
    ...(note ? [{ field: 'deliveryNote', message: note }] : []),
  ]
}

/**
 * Sets the viewer cart's shipping and billing address, the guest's email and the delivery note; fields that
 * the input leaves out stay. Typed addresses are saved to the book, too. Returned refusals: AddressInvalid
 * (fields named like shippingAddress.zip), AddressBookFull. Throws NOT_FOUND for an address outside the
 * viewer's book, FORBIDDEN for robots, RATE_LIMITED.
 */
export async function setCartAddress(
  ctx: Context,
  input: SetCartAddressInput,
): Promise<SetCartAddressPayload | AddressInvalid | AddressBookFull> {
  const owner = await ownerWriting(ctx)
  const problems = cartAddressProblems(input)
  if (problems.length) return invalid(problems)
  const cart = await activeCart(ctx, true)
  if (!cart) throw refuse('FORBIDDEN', robotMessage)
  return inTransaction<SetCartAddressPayload | AddressBookFull>(
    ctx.db,
    'SetCartAddressPayload',
    async (tx) => {
      await lockAddresses(tx, owner)
      const shipping = await idFor(ctx, tx, owner, {
        type: 'shipping',
        id: input.shippingAddressId,
        address: input.shippingAddress,
      })
      const billing = await idFor(ctx, tx, owner, {
        type: 'billing',
        id: input.billingAddressId,
        address: input.billingAddress,
      })
      if (shipping === 'full' || billing === 'full') return bookFull
      await upsertCartAddress(tx, cart.id, { now: ctx.now(), ...changeOf(input, { shipping, billing }) })
      return { __typename: 'SetCartAddressPayload', cart }
    },
  )
}

type Choice = { type: AddressType; id: string | null | undefined; address: AddressInput | null | undefined }

/**
 * Returns the id of a chosen or typed address, undefined when neither is given, 'full' when the book has no
 * room.
 */
async function idFor(
  ctx: Context,
  tx: Tx,
  owner: Owner,
  { type, id, address }: Choice,
): Promise<string | 'full' | undefined> {
  if (id) return (await ownAddress(tx, owner, id)).id
  if (!address) return undefined
  return (
    (await keepAddress(ctx, tx, owner, {
      type,
      address: cleanAddress(fieldsOf(address)),
      location: undefined,
      makeDefault: false,
    })) ?? 'full'
  )
}

type Ids = { shipping: string | undefined; billing: string | undefined }

function changeOf(input: SetCartAddressInput, { shipping, billing }: Ids): CartAddressChange {
  const { email, deliveryLocation, deliveryNote } = input
  return {
    ...(shipping && { shipping_address_id: shipping }),
    ...(billing && { billing_address_id: billing }),
    ...(input.billingSameAsShipping && { billing_address_id: null }),
    ...(typeof email === 'string' && { email: email.trim() }),
    ...(deliveryLocation !== undefined && { delivery_location: deliveryLocation }),
    ...(deliveryNote !== undefined && { delivery_note: deliveryNote?.trim() || null }),
  }
}

const nothing: CartAddressRow = {
  shipping: null,
  billing: null,
  email: null,
  delivery_location: null,
  delivery_note: null,
}

/**
 * Returns the addresses of a cart; where no shipping address is chosen, the user's default; all null for an
 * unknown cart. Read once per request; pass a transaction to read its uncommitted state.
 */
export function cartAddressOf(ctx: Context, cart: CartRow, db: DbOrTx = ctx.db): Promise<CartAddressRow> {
  const load = async (source: Source) => (await findCartAddress(source, cart.id)) ?? nothing
  return db === ctx.db
    ? ctx.once(`cart-address:${cart.id}`, () => load(together({ key: ctx, db })))
    : load(db)
}

/** Returns the destination of a cart for tax, fees and duty; null until a shipping address is known. */
export async function destinationOf(
  ctx: Context,
  cart: CartRow,
  db: DbOrTx = ctx.db,
): Promise<Destination | null> {
  const { shipping } = await cartAddressOf(ctx, cart, db)
  return shipping && destinationIn(shipping)
}

/**
 * Moves a visitor's addresses and the cart's address choices to the user's account at log-in. Runs
 * `mergeCarts` in between, because the visitor's cart is gone after it, and returns its result.
 */
export async function mergeAddresses<T>(
  ctx: Context,
  tx: DbOrTx,
  owners: { visitorId: number; userId: string },
  mergeCarts: () => Promise<T>,
): Promise<T> {
  await lockAddresses(tx, { user_id: owners.userId, visitor_id: null })
  await moveAddresses(tx, owners)
  const chosen = await takeChosen(tx, owners.visitorId)
  const merged = await mergeCarts()
  if (chosen) await giveChosen(tx, owners.userId, { ...chosen, now: ctx.now() })
  return merged
}

const keptPlaces = 5000
const placesOf = new WeakMap<Context['db'], Map<string, ZipPlaceRow>>()

/**
 * Returns city and state of a US ZIP code; null when the code is malformed or unknown. Up to 5000 known
 * places are cached in the process, because places don't change while it runs.
 */
export async function zipPlace(ctx: Context, zip: string): Promise<ZipPlaceRow | null> {
  const wanted = zip.trim()
  if (!isZip(wanted)) return null
  const places = placesOf.get(ctx.db) ?? new Map<string, ZipPlaceRow>()
  placesOf.set(ctx.db, places)
  const kept = places.get(wanted)
  if (kept) return kept
  const place = (await findZipPlace(ctx.db, wanted)) ?? null
  if (place && places.size < keptPlaces) places.set(wanted, place)
  return place
}
