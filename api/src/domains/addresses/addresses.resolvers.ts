import type { Resolvers } from '../../generated/resolvers.ts'
import {
  cartAddressOf,
  myAddresses,
  removeAddress,
  saveAddress,
  setCartAddress,
  zipPlace,
} from './addresses.ts'

/** GraphQL resolvers of the address book and of a cart's addresses. */
export const addressesResolvers: Resolvers = {
  Query: {
    myAddresses: (_, __, ctx) => myAddresses(ctx),
    zipPlace: (_, { zip }, ctx) => zipPlace(ctx, zip),
  },
  Mutation: {
    saveAddress: (_, { input }, ctx) => saveAddress(ctx, input),
    removeAddress: (_, { input }, ctx) => removeAddress(ctx, input.id),
    setCartAddress: (_, { input }, ctx) => setCartAddress(ctx, input),
  },
  Address: {
    fullName: (row) => row.full_name,
    deliveryLocation: (row) => row.delivery_location,
    isDefault: (row) => row.is_default,
  },
  Cart: {
    addressId: async (cart, _, ctx) => (await cartAddressOf(ctx, cart)).shipping?.id ?? null,
    billingAddressId: async (cart, _, ctx) => {
      const { shipping, billing } = await cartAddressOf(ctx, cart)
      return (billing ?? shipping)?.id ?? null
    },
    shippingAddress: async (cart, _, ctx) => (await cartAddressOf(ctx, cart)).shipping,
    billingAddress: async (cart, _, ctx) => {
      const { shipping, billing } = await cartAddressOf(ctx, cart)
      return billing ?? shipping
    },
    billingSameAsShipping: async (cart, _, ctx) => (await cartAddressOf(ctx, cart)).billing === null,
    email: async (cart, _, ctx) => (await cartAddressOf(ctx, cart)).email,
    deliveryLocation: async (cart, _, ctx) => (await cartAddressOf(ctx, cart)).delivery_location,
    deliveryNote: async (cart, _, ctx) => (await cartAddressOf(ctx, cart)).delivery_note,
  },
}
