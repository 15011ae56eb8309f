import { createHash } from 'node:crypto'
import { mayPreorder } from '@hemline/rules/auto-buys/auto-buys.ts'
import { isLegalNeeded } from '@hemline/rules/identity/legal.ts'
import { previousReferrerHeader } from '@hemline/rules/vocabulary/wire.ts'
import type { Context, Viewer } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { clientConfiguration, saveClientConfiguration } from './client-settings.ts'
import { isInternational, viewerCountry } from './country.ts'
import { preferencesOf, viewerProfile } from './facts.ts'
import { findUser } from './identity.db.ts'
import {
  acceptLegal,
  ensureVisitor,
  flagsOf,
  freeDeliveryOf,
  noteSource,
  splitKeyOf,
  termsInForce,
} from './identity.ts'
import { setCountry } from './set-country.ts'

/** Returns the page before, as a client's header names it that can't say so in the input; null without. */
const previousReferrerOf = ({ reply }: Context): string | null => {
  const header = reply.request.headers[previousReferrerHeader]
  return typeof header === 'string' && header !== '' ? header : null
}
const epochSeconds = (at: Date | null | undefined) => (at ? Math.floor(at.getTime() / 1000) : null)
/** Returns the account's row, read once a request; undefined for visitors. */
const account = (viewer: Viewer, ctx: Context) =>
  viewer.userId === null
    ? undefined
    : ctx.once(`user:${viewer.userId}`, () => findUser(ctx.db, viewer.userId ?? ''))

export const identityResolvers: Resolvers = {
  Query: {
    user: async (_, { referralContext }, ctx) => {
      await ensureVisitor(ctx)
      ctx.viewer.referralContext = referralContext ?? null
      return ctx.viewer
    },
    terms: (_, __, ctx) => termsInForce(ctx.db),
  },
  Mutation: {
    trackVisitor: async (_, { input }, ctx) => ({
      success: await noteSource(ctx, {
        referral_code: input.referralCode ?? null,
        referral_context: input.referralContext ?? null,
        referrer: input.referrer ?? previousReferrerOf(ctx),
        utm_campaign: input.utmCampaign ?? null,
      }),
    }),
    acceptLegal: async (_, { version }, ctx) => {
      await acceptLegal(ctx, version)
      return { user: ctx.viewer }
    },
    setCountry: (_, { input }, ctx) => setCountry(ctx, input),
    applyClientConfiguration: async (_, { input }, ctx) => ({
      clientConfiguration: await saveClientConfiguration(ctx, input.settings),
    }),
  },
  User: {
    loggedIn: (viewer) => viewer.userId !== null,
    id: (viewer) => viewer.userId,
    visitorId: (viewer) => viewer.visitorId,
    clientConfiguration: (_, __, ctx) => clientConfiguration(ctx),
    eligibleToPreorder: ({ userId, banned }) => mayPreorder({ loggedIn: userId !== null, banned }),
    firstPurchaseAt: async (viewer, _, ctx) => epochSeconds((await account(viewer, ctx))?.first_purchase_at),
    lastPurchaseAt: async (viewer, _, ctx) => epochSeconds((await account(viewer, ctx))?.last_purchase_at),
    itemOrderSeq: async (viewer, _, ctx) => (await viewerProfile(viewer, ctx)).orders,
    freeShippingThreshold: (_, __, ctx) => freeDeliveryOf(ctx),
    hasMobileApp: async (viewer, _, ctx) => (await viewerProfile(viewer, ctx)).hasMobileApp,
    hasPurchasedOrder: async (viewer, _, ctx) => Boolean((await account(viewer, ctx))?.first_purchase_at),
    heardFromSource: async (viewer, _, ctx) => (await account(viewer, ctx))?.heard_from_source ?? null,
    isInternational: (_, __, ctx) => isInternational(ctx),
    isLegalAcceptRequired: async (viewer, _, ctx) => {
      const row = await account(viewer, ctx)
      return row !== undefined && isLegalNeeded(row.legal_version, row.legal_in_force)
    },
    roles: (viewer) => [...viewer.roles],
    recentComplimentaryBag: async (viewer, _, ctx) =>
      (await viewerProfile(viewer, ctx)).recentComplimentaryBag,
    sellerSegment: async (viewer, _, ctx) => (await viewerProfile(viewer, ctx)).sellerSegment,
    sellerSizeGroup: async (viewer, _, ctx) => (await viewerProfile(viewer, ctx)).sellerSizeGroup,
    mdcOverride: async (viewer, _, ctx) => (await account(viewer, ctx))?.mdc_override ?? null,
    buyerPreferenceClusters: (viewer, _, ctx) => preferencesOf(viewer, ctx),
    userCountry: async (_, __, ctx) => ({ id: await viewerCountry(ctx) }),
    loyaltyTier: async (viewer, _, ctx) => (await account(viewer, ctx))?.loyalty_tier ?? null,
    splitBucketingKey: splitKeyOf,
    firstName: async (viewer, _, ctx) => (await account(viewer, ctx))?.first_name ?? null,
    lastName: async (viewer, _, ctx) => (await account(viewer, ctx))?.last_name ?? null,
    email: async (viewer, _, ctx) => (await account(viewer, ctx))?.email ?? null,
    emailHash: async (viewer, _, ctx) => {
      const email = (await account(viewer, ctx))?.email
      return email ? createHash('sha256').update(email.toLowerCase()).digest('hex') : null
    },
    createdAt: async (viewer, _, ctx) => (await account(viewer, ctx))?.created_at ?? null,
    featureFlags: (viewer, _, ctx) => flagsOf(ctx, viewer),
  },
}
