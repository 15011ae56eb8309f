import type { Resolvers } from '../../generated/resolvers.ts'
import {
  countsOf,
  eventsOf,
  feedFor,
  feedRowsOf,
  feedsOf,
  keysOf,
  newBrandsOf,
  outcomesOf,
  partnerFor,
  partnerOf,
  partnersFor,
  pieceCounts,
  termsOf,
} from './desk-views.ts'
import { myCounts, myEarned, myFeeds, myPartners, myPieces } from './mine.ts'
import { changesOfPage, setSupplierPage, supplierPage } from './pages.ts'
import { makePartnerLabel, partnerParcels } from './parcels.ts'
import { addPartnerPerson, peopleOf, removePartnerPerson } from './people.ts'
import { decidePartnerFeed, endPartnerKey, makePartnerKey, setPartnerTerms } from './staff.ts'

/** GraphQL resolvers of partners and their feeds, for people at work. */
export const partnersResolvers: Resolvers = {
  Query: {
    myPartners: (_, __, ctx) => myPartners(ctx),
    partnerParcels: (_, asked, ctx) => partnerParcels(ctx, asked),
    supplierPage: async (_, { slug }, ctx) => (await supplierPage(ctx, slug)) ?? null,
    staffPartners: (_, __, ctx) => partnersFor(ctx),
    staffPartner: async (_, { slug }, ctx) => (await partnerFor(ctx, slug)) ?? null,
    partnerFeed: async (_, { id }, ctx) => (await feedFor(ctx, id)) ?? null,
  },
  Mutation: {
    makePartnerKey: (_, { slug, replaces }, ctx) => makePartnerKey(ctx, { slug, replaces: replaces ?? null }),
    endPartnerKey: (_, asked, ctx) => endPartnerKey(ctx, asked),
    addPartnerPerson: (_, asked, ctx) => addPartnerPerson(ctx, asked),
    removePartnerPerson: (_, asked, ctx) => removePartnerPerson(ctx, asked),
    makePartnerLabel: (_, { parcelId }, ctx) => makePartnerLabel(ctx, parcelId),
    setSupplierPage: (_, { input }, ctx) => setSupplierPage(ctx, input),
    setPartnerTerms: (_, { input }, ctx) => setPartnerTerms(ctx, input),
    decidePartnerFeed: (_, { input }, ctx) => decidePartnerFeed(ctx, input),
  },
  MyPartner: {
    id: (partner) => String(partner.id),
    counts: (partner, _, ctx) => myCounts(ctx, partner),
    isPayee: (partner, _, ctx) => partner.account_id === ctx.viewer.userId,
    earned: (partner, _, ctx) => myEarned(ctx, partner),
    ladder: ({ ladder }) => ladder.map((step) => ({ ...step })),
    holdDays: (partner) => partner.hold_days,
    feeds: (partner, _, ctx) => myFeeds(ctx, partner),
    pieces: (partner, { status, page }, ctx) => myPieces(ctx, partner, { status: status ?? null, page }),
  },
  StaffPartner: {
    id: (partner) => String(partner.id),
    pieceCount: async (partner, _, ctx) => (await pieceCounts(ctx, partner)).pieces,
    listedCount: async (partner, _, ctx) => (await pieceCounts(ctx, partner)).listed,
    soldCount: async (partner, _, ctx) => (await pieceCounts(ctx, partner)).sold,
    earnings: async (partner, _, ctx) => (await pieceCounts(ctx, partner)).earnings,
    terms: (partner) => termsOf(partner),
    keys: (partner, _, ctx) => keysOf(ctx, partner),
    feeds: (partner, _, ctx) => feedsOf(ctx, partner),
    people: (partner, _, ctx) => peopleOf(ctx, partner),
    events: (partner, _, ctx) => eventsOf(ctx, partner),
  },
  SupplierPage: { changes: (page, _, ctx) => changesOfPage(ctx, page) },
  PartnerFeed: {
    partnerName: async (feed, _, ctx) => (await partnerOf(ctx, feed)).name,
    partnerSlug: async (feed, _, ctx) => (await partnerOf(ctx, feed)).slug,
    rowCount: (feed) => feed.row_count,
    badCount: async (feed, _, ctx) => (await countsOf(ctx, feed)).bad,
    missingCount: async (feed, _, ctx) => (await countsOf(ctx, feed)).missing,
    hasRows: (feed) => feed.counts === null,
    newBrandCount: async (feed, _, ctx) => (await countsOf(ctx, feed)).newBrand,
    doneCount: async (feed, _, ctx) => (await countsOf(ctx, feed)).done,
    outcomes: (feed, _, ctx) => outcomesOf(ctx, feed),
    newBrands: (feed, _, ctx) => newBrandsOf(ctx, feed),
    receivedAt: (feed) => feed.received_at,
    endedAt: (feed) => feed.ended_at,
    decidedBy: (feed) => feed.decided_by,
    decidedAt: (feed) => feed.decided_at,
    rows: (feed, asked, ctx) => feedRowsOf(ctx, feed, asked),
  },
}
