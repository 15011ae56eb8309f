import type { Resolvers } from '../../generated/resolvers.ts'
import { brandDirectory } from './brand-directory.ts'
import { identicalOf, similarTo, supplierByReference } from './discovery.ts'
import { landingBlocks, landingCollage, landingPageBySlug, landingTotal } from './landing.ts'
import { outfitsFor } from './outfits.ts'

/** GraphQL resolvers of the brand directory, supplier pages, landing pages, similar pieces and outfits. */
export const discoveryResolvers: Resolvers = {
  Query: {
    brandDirectory: async (_, args, ctx) => (await brandDirectory(ctx, args)) ?? null,
    supplier: async (_, { reference }, ctx) => (await supplierByReference(ctx, reference)) ?? null,
    landingPage: async (_, { slug, release }, ctx) =>
      (await landingPageBySlug(ctx, slug, release ?? null)) ?? null,
    similarItems: async (_, args, ctx) => (await similarTo(ctx, args)) ?? null,
    identicalItems: async (_, args, ctx) => (await identicalOf(ctx, args)) ?? null,
    outfits: async (_, args, ctx) => (await outfitsFor(ctx, args)) ?? null,
  },
  LandingPage: {
    filters: (page) => page.filters.map(({ key, values }) => ({ key, values: [...values] })),
    totalCount: (page, _, ctx) => landingTotal(ctx, page),
    collage: (page, _, ctx) => landingCollage(ctx, page),
    blocks: (page, _, ctx) => landingBlocks(ctx, page),
  },
}
