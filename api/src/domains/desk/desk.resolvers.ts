import type { Resolvers } from '../../generated/resolvers.ts'
import {
  bagsFor,
  deleteView,
  parcelsFor,
  peopleFor,
  personFor,
  personSearchesFor,
  putViewFirst,
  queuesFor,
  saveView,
  searchFor,
  setWarehouses,
  stateCountsFor,
  viewsFor,
} from './desk.ts'

/** GraphQL resolvers of what stands around the screens of people at work. */
export const deskResolvers: Resolvers = {
  Query: {
    deskQueues: (_, __, ctx) => queuesFor(ctx),
    staffSearch: (_, { search, only }, ctx) => searchFor(ctx, search, only),
    staffPerson: async (_, { id }, ctx) => (await personFor(ctx, id)) ?? null,
    personSearches: (_, __, ctx) => personSearchesFor(ctx),
    staffPeople: (_, asked, ctx) => peopleFor(ctx, asked),
    staffBags: (_, asked, ctx) => bagsFor(ctx, asked),
    staffParcels: (_, asked, ctx) => parcelsFor(ctx, asked),
    deskViews: (_, { screen }, ctx) => viewsFor(ctx, screen),
    deskStateCounts: (_, { screen }, ctx) => stateCountsFor(ctx, screen),
  },
  Mutation: {
    saveDeskView: (_, { input }, ctx) => saveView(ctx, input),
    deleteDeskView: (_, { id }, ctx) => deleteView(ctx, id),
    putDeskViewFirst: (_, { id }, ctx) => putViewFirst(ctx, id),
    setWarehousesOfPerson: (_, { input }, ctx) => setWarehouses(ctx, input),
  },
}
