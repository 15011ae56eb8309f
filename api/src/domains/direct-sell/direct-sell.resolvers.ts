import { flawKinds, materialNames } from '@hemline/rules/intake/pieces.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { brandsLike } from '../catalogue/catalogue.ts'
import {
  allowBrand,
  cancelDirectSale,
  changeDirectPrice,
  choicesOnce,
  closetOfPage,
  decideDirectListing,
  directGuess,
  directLabel,
  directListing,
  directPriceGuide,
  directPurchases,
  directReviews,
  directSale,
  directSales,
  directShop,
  moveDirectListing,
  openDirectShop,
  printDirectLabel,
  prohibitBrand,
  prohibitedBrands,
  rateDirectSale,
  reportListing,
  resaleEstimates,
  saveDirectDraft,
  sellAgain,
  sellersBehind,
  setDirectVacation,
  submitDirectListing,
} from './direct-sell.ts'

const brandsMost = 8

/** GraphQL resolvers of selling from person to person. */
export const directSellResolvers: Resolvers = {
  Storefront: { closet: (page, _, ctx) => closetOfPage(ctx, page.code) },
  Query: {
    directShop: (_, __, ctx) => directShop(ctx),
    directListing: (_, { id }, ctx) => directListing(ctx, id),
    directChoices: async (_, __, ctx) => ({
      ...(await choicesOnce(ctx)),
      materials: [...materialNames],
      flaws: flawKinds.map(({ name, words }) => ({ name, label: words })),
    }),
    directBrands: (_, { text }, ctx) => brandsLike(ctx.db, text, brandsMost),
    directGuess: (_, { photoIds }, ctx) => directGuess(ctx, photoIds),
    directLabel: (_, { photoId }, ctx) => directLabel(ctx, photoId),
    directPriceGuide: (_, asked, ctx) => directPriceGuide(ctx, asked),
    resaleEstimates: (_, { itemNumbers }, ctx) => resaleEstimates(ctx, itemNumbers),
    directSale: (_, { id }, ctx) => directSale(ctx, id),
    directSales: (_, { page }, ctx) => directSales(ctx, page),
    directPurchases: (_, { page }, ctx) => directPurchases(ctx, page),
    directReviews: (_, { page }, ctx) => directReviews(ctx, page),
    prohibitedBrands: (_, __, ctx) => prohibitedBrands(ctx),
  },
  Mutation: {
    openDirectShop: (_, { input }, ctx) => openDirectShop(ctx, input),
    setDirectVacation: (_, { until }, ctx) => setDirectVacation(ctx, until ?? null),
    saveDirectDraft: (_, { input }, ctx) => saveDirectDraft(ctx, input),
    submitDirectListing: (_, { id }, ctx) => submitDirectListing(ctx, id),
    changeDirectPrice: (_, asked, ctx) => changeDirectPrice(ctx, { ...asked, floor: asked.floor ?? null }),
    moveDirectListing: (_, { id, act }, ctx) => moveDirectListing(ctx, id, act),
    sellAgain: (_, { itemNumber }, ctx) => sellAgain(ctx, itemNumber),
    printDirectLabel: (_, { saleId }, ctx) => printDirectLabel(ctx, saleId),
    cancelDirectSale: (_, { saleId, reason }, ctx) => cancelDirectSale(ctx, saleId, reason),
    rateDirectSale: (_, { input }, ctx) => rateDirectSale(ctx, { ...input, words: input.words ?? '' }),
    reportListing: (_, { input }, ctx) => reportListing(ctx, { ...input, words: input.words ?? '' }),
    prohibitBrand: (_, said, ctx) => prohibitBrand(ctx, said),
    allowBrand: (_, { id }, ctx) => allowBrand(ctx, id),
    decideDirectListing: (_, asked, ctx) =>
      decideDirectListing(ctx, { ...asked, delistReason: asked.delistReason ?? null }),
  },
}

type Seller = { obj: { id: number } }
const behind = (batch: readonly Seller[], ctx: Context) => {
  const ids = batch.map(({ obj }) => obj.id)
  return ctx.once(`sellers-behind:${ids.join()}`, () => sellersBehind(ctx, ids))
}

/** Resolves who is behind the third-party sellers of a list, for all of them at once. */
export const directSellLoaders = {
  ThirdPartySeller: {
    isMember: async (batch: Seller[], ctx: Context) => (await behind(batch, ctx)).map((one) => one.isMember),
    code: async (batch: Seller[], ctx: Context) => (await behind(batch, ctx)).map((one) => one.code),
    stars: async (batch: Seller[], ctx: Context) => (await behind(batch, ctx)).map((one) => one.stars),
    reviewCount: async (batch: Seller[], ctx: Context) =>
      (await behind(batch, ctx)).map((one) => one.reviewCount),
  },
}
