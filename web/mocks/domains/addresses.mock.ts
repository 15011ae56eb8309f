// Addresses with the real rules: a saved address never changes; an edit creates another in its place.

import {
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
import type { Destination } from '@hemline/rules/pricing/totals-types.ts'
import type { AddressType } from '@hemline/rules/vocabulary/orders.ts'
import type { DeliveryLocation } from '@hemline/rules/vocabulary/shipping.ts'
import { type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import { type MockAddress, type MockCartAddress, mockPlaces } from '../seed/addresses.ts'
import { cartOf, type MockCart } from './cart.mock.ts'

type SaveInput = {
  id?: string | null
  type: AddressType
  address: AddressFields
  deliveryLocation?: DeliveryLocation | null
  makeDefault: boolean
}
type SetInput = {
  shippingAddressId?: string | null
  shippingAddress?: AddressFields | null
  billingAddressId?: string | null
  billingAddress?: AddressFields | null
  billingSameAsShipping?: boolean | null
  email?: string | null
  deliveryLocation?: DeliveryLocation | null
  deliveryNote?: string | null
}

/** The viewer’s address book, as the API answers it. */
export const bookOf = (ctx: MockContext, owner = ownerOf(ctx)) =>
  ctx.db.state.addresses
    .filter((one) => one.owner === owner && !one.hidden)
    .reverse()
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
const own = (ctx: MockContext, id: string): MockAddress => {
  const found = bookOf(ctx).find((one) => one.id === id)
  if (!found) throw refuse('NOT_FOUND', 'There is no such address.')
  return found
}
const invalid = (problems: FieldProblem[]) => ({
  __typename: 'AddressInvalid',
  message: addressInvalidMessage,
  problems,
})
const full = { __typename: 'AddressBookFull', message: addressBookFullMessage, limit: addressBookLimit }
const fieldsOf = (fields: AddressFields): AddressFields => ({
  ...fields,
  country: fields.country.trim().toUpperCase(),
})

function makeDefault(ctx: MockContext, row: MockAddress): void {
  for (const one of ctx.db.state.addresses)
    if (one.owner === row.owner && one.type === row.type) one.isDefault = one === row
}

function hide(ctx: MockContext, row: MockAddress, next: string | null): void {
  Object.assign(row, { hidden: true, isDefault: false })
  for (const chosen of Object.values(ctx.db.state.cartAddresses)) {
    if (chosen.shippingAddressId === row.id) chosen.shippingAddressId = next
    if (chosen.billingAddressId === row.id) chosen.billingAddressId = next
  }
}

function keep(
  ctx: MockContext,
  { type, address, deliveryLocation, ...input }: SaveInput,
  replaces?: MockAddress,
): MockAddress | undefined {
  const book = bookOf(ctx)
  const cleaned = cleanAddress(fieldsOf(address))
  const location = deliveryLocation === undefined ? (replaces?.deliveryLocation ?? null) : deliveryLocation
  const same = book.find(
    (one) =>
      one.type === type &&
      isSameAddress(one, cleaned) &&
      (deliveryLocation === undefined || one.deliveryLocation === location),
  )
  if (!same && !replaces && book.length >= addressBookLimit) return undefined
  const isDefault =
    input.makeDefault ||
    replaces?.isDefault === true ||
    !book.some((one) => one.type === type && one.isDefault)
  const id = `01920000-0000-7000-8000-${String(nextId(ctx.db)).padStart(12, '0')}`
  const row = same ?? {
    id,
    owner: ownerOf(ctx),
    type,
    ...cleaned,
    deliveryLocation: location,
    isDefault: false,
    hidden: false,
  }
  if (!same) ctx.db.state.addresses.push(row)
  if (replaces && replaces !== row) hide(ctx, replaces, row.id)
  if (isDefault) makeDefault(ctx, row)
  return row
}

function saveAddress(ctx: MockContext, input: SaveInput) {
  refuseBanned(ctx)
  const problems = addressProblems(fieldsOf(input.address))
  if (problems.length) return invalid(problems)
  const address = keep(ctx, input, input.id ? own(ctx, input.id) : undefined)
  return address ? { __typename: 'SaveAddressPayload', address, addresses: bookOf(ctx) } : full
}

function removeAddress(ctx: MockContext, id: string) {
  const gone = own(ctx, id)
  const wasDefault = gone.isDefault
  hide(ctx, gone, null)
  const next = wasDefault ? bookOf(ctx).find((one) => one.type === gone.type) : undefined
  if (next) makeDefault(ctx, next)
  return { id, addresses: bookOf(ctx) }
}

const untouched: MockCartAddress = {
  shippingAddressId: null,
  billingAddressId: null,
  email: null,
  deliveryLocation: null,
  deliveryNote: null,
}

function setCartAddress(ctx: MockContext, input: SetInput) {
  refuseBanned(ctx)
  const of = (name: 'shippingAddress' | 'billingAddress') =>
    (input[name] ? addressProblems(fieldsOf(input[name])) : []).map((one) => ({
      ...one,
      field: `${name}.${one.field}`,
    }))
  const email = typeof input.email === 'string' ? guestEmailProblem(input.email) : undefined
  const note = deliveryNoteProblem(input.deliveryNote)
  const problems = [
    ...(email ? [{ field: 'email', message: email }] : []),
    ...of('shippingAddress'),
    ...of('billingAddress'),
    ...(note ? [{ field: 'deliveryNote', message: note }] : []),
  ]
  if (problems.length) return invalid(problems)
  const idFor = (
    type: AddressType,
    id: string | null | undefined,
    address: AddressFields | null | undefined,
  ) =>
    id
      ? own(ctx, id).id
      : address
        ? (keep(ctx, { type, address, makeDefault: false })?.id ?? 'full')
        : undefined
  const shipping = idFor('shipping', input.shippingAddressId, input.shippingAddress)
  const billing = idFor('billing', input.billingAddressId, input.billingAddress)
  if (shipping === 'full' || billing === 'full') return full
  ctx.db.state.cartAddresses[ownerOf(ctx)] = {
    ...(ctx.db.state.cartAddresses[ownerOf(ctx)] ?? untouched),
    ...(shipping && { shippingAddressId: shipping }),
    ...(billing && { billingAddressId: billing }),
    ...(input.billingSameAsShipping && { billingAddressId: null }),
    ...(typeof input.email === 'string' && { email: input.email.trim() }),
    ...(input.deliveryLocation !== undefined && { deliveryLocation: input.deliveryLocation }),
    ...(input.deliveryNote !== undefined && { deliveryNote: input.deliveryNote?.trim() || null }),
  }
  return { __typename: 'SetCartAddressPayload', cart: cartOf(ctx) }
}

/** Returns the addresses of a cart: the chosen ones, else the user's default. */
function chosenOf(ctx: MockContext, owner: string) {
  const chosen = ctx.db.state.cartAddresses[owner] ?? untouched
  const book = bookOf(ctx, owner)
  const usual = owner.startsWith('user:')
    ? book.find((one) => one.type === 'shipping' && one.isDefault)
    : undefined
  const shipping =
    (chosen.shippingAddressId ? book.find((one) => one.id === chosen.shippingAddressId) : usual) ?? null
  const billing = book.find((one) => one.id === chosen.billingAddressId) ?? null
  return {
    ...chosen,
    shipping,
    billing,
    deliveryLocation: chosen.deliveryLocation ?? shipping?.deliveryLocation ?? null,
  }
}

/** Returns the cart's destination, for tax, fees and duty; null without an address. */
export function mockDestination(ctx: MockContext, owner: string): Destination | null {
  const { shipping } = chosenOf(ctx, owner)
  return shipping && destinationIn(shipping)
}

const cartField =
  (read: (chosen: ReturnType<typeof chosenOf>) => unknown) =>
  (cart: MockCart, _: unknown, ctx: MockContext) =>
    read(chosenOf(ctx, cart.owner))

export const addressesMocks = {
  Query: {
    myAddresses: (_: unknown, __: unknown, ctx: MockContext) => bookOf(ctx),
    zipPlace: (_: unknown, { zip }: { zip: string }) =>
      isZip(zip) ? (mockPlaces.find((one) => one.zip === zip.trim()) ?? null) : null,
  },
  Mutation: {
    saveAddress: (_: unknown, { input }: { input: SaveInput }, ctx: MockContext) => saveAddress(ctx, input),
    removeAddress: (_: unknown, { input }: { input: { id: string } }, ctx: MockContext) =>
      removeAddress(ctx, input.id),
    setCartAddress: (_: unknown, { input }: { input: SetInput }, ctx: MockContext) =>
      setCartAddress(ctx, input),
  },
  Cart: {
    addressId: cartField(({ shipping }) => shipping?.id ?? null),
    billingAddressId: cartField(({ shipping, billing }) => (billing ?? shipping)?.id ?? null),
    shippingAddress: cartField(({ shipping }) => shipping),
    billingAddress: cartField(({ shipping, billing }) => billing ?? shipping),
    billingSameAsShipping: cartField(({ billing }) => billing === null),
    email: cartField(({ email }) => email),
    deliveryLocation: cartField(({ deliveryLocation }) => deliveryLocation),
    deliveryNote: cartField(({ deliveryNote }) => deliveryNote),
  },
}
