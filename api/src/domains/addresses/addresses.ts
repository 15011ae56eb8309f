// Where parcels go and who pays: the addresses of visitors and users, and what a cart says of them
// (specification §3, §5; decision 0051).

import {
  type Address,
  type AddressFields,
  addressBookFullMessage,
  addressBookLimit,
  addressInvalidMessage,
  addressProblems,
  cleanAddress,
  deliveryNoteProblem,
  destinationIn,
  guestEmailProblem,
  isSameAddress,
} from '@hemline/rules/addresses/addresses.ts'
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
export type AddressInvalid = { __typename: 'AddressInvalid'; message: string; problems: FieldProblem[] }
export type AddressBookFull = { __typename: 'AddressBookFull'; message: string; limit: number }
export type SaveAddressPayload = {
  __typename: 'SaveAddressPayload'
  address: AddressRow
  addresses: AddressRow[]
}
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

/** The viewer's addresses: defaults in front, then the newest. */
export async function myAddresses(ctx: Context): Promise<AddressRow[]> {
  const owner = ownerOf(ctx.viewer)
  return owner ? listAddresses(ctx.db, owner) : []
}

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
 * The row that holds an address: one that says the same, or a new one. `replaces` is hidden, and carts that
 * went there go on to the new row. Undefined when the book is full.
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
 * Saves an address to the viewer's book; with `id` in place of that one, which is hidden. The same address
 * saved twice is one. Refuses: AddressInvalid (every field's problem), AddressBookFull. Throws NOT_FOUND for
 * an id that is not the viewer's.
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
 * Takes an address out of the viewer's book; the newest of its type becomes the default.
 * Throws NOT_FOUND for another's.
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
 * Says where the viewer's cart goes, who is billed, and how to reach a guest; what the input leaves out
 * stays. Addresses that are typed are saved, too. Refuses: AddressInvalid, with the address's name before its
 * field; AddressBookFull. Throws NOT_FOUND for an address of somebody else.
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

/** The id of a chosen or typed address; undefined when neither is given. */
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
 * What a cart says of its addresses; where nothing was chosen a user's default. Read once a request; hand it
 * a transaction to see what that sees.
 */
export function cartAddressOf(ctx: Context, cart: CartRow, db: DbOrTx = ctx.db): Promise<CartAddressRow> {
  const load = async (source: Source) => (await findCartAddress(source, cart.id)) ?? nothing
  return db === ctx.db
    ? ctx.once(`cart-address:${cart.id}`, () => load(together({ key: ctx, db })))
    : load(db)
}

/** Where a cart goes, for tax, fees and duty; null until that is known. */
export async function destinationOf(
  ctx: Context,
  cart: CartRow,
  db: DbOrTx = ctx.db,
): Promise<Destination | null> {
  const { shipping } = await cartAddressOf(ctx, cart, db)
  return shipping && destinationIn(shipping)
}

/**
 * Gives a visitor's addresses to the account at log-in, and what was chosen for the cart; `mergeCarts` runs
 * in between, since the visitor's cart is gone after it.
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
 * The place of a US ZIP code; null when it is none, or not known. Places never change while a
 * process runs, so it keeps them.
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
