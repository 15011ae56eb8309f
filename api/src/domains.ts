// The API's domains in layers: each may call the door (x.ts) of those before it, never of those after it.
import type { Context } from './context.ts'
import { cartLoaders, cartResolvers } from './domains/cart/cart.resolvers.ts'
import { catalogueLoaders, catalogueResolvers } from './domains/catalogue/catalogue.resolvers.ts'
import { companyResolvers } from './domains/company/company.resolvers.ts'
import { discoveryResolvers } from './domains/discovery/discovery.resolvers.ts'
import { favoritesLoaders, favoritesResolvers } from './domains/favorites/favorites.resolvers.ts'
import { identityResolvers } from './domains/identity/identity.resolvers.ts'
import { logInResolvers } from './domains/log-in/log-in.resolvers.ts'
import { pricingResolvers } from './domains/pricing/pricing.resolvers.ts'
import { searchResolvers } from './domains/search/search.resolvers.ts'
import { seoResolvers } from './domains/seo/seo.resolvers.ts'
import { sizeGuidesResolvers } from './domains/size-guides/size-guides.resolvers.ts'

export const layers = [
  ['identity', 'catalogue', 'ledger'],
  ['cart', 'favorites', 'search', 'size-guides', 'company', 'seo'],
  ['discovery', 'log-in'],
  ['pricing'],
] as const

export const resolvers = [
  identityResolvers,
  catalogueResolvers,
  cartResolvers,
  favoritesResolvers,
  searchResolvers,
  discoveryResolvers,
  sizeGuidesResolvers,
  seoResolvers,
  companyResolvers,
  logInResolvers,
  pricingResolvers,
]

/** Fields answered for all items of a list at once, by type. */
export const loaders = { Item: { ...catalogueLoaders.Item, ...cartLoaders.Item, ...favoritesLoaders.Item } } satisfies Record<
  string,
  Record<string, (batch: never, ctx: Context) => Promise<unknown[]>>
>
