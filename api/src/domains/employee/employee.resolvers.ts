import type { Resolvers } from '../../generated/resolvers.ts'
import {
  actByStaff,
  editByStaff,
  giveUpByStaff,
  jobsFor,
  madeWordsFor,
  moveReturn,
  retryByStaff,
  returnsFor,
  staffItemFor,
  staffItemsFor,
} from './employee.ts'

/** GraphQL resolvers of the employee area: pieces, seller returns and jobs. */
export const employeeResolvers: Resolvers = {
  Query: {
    staffItem: async (_, { itemNumber }, ctx) => (await staffItemFor(ctx, itemNumber)) ?? null,
    staffItems: (_, wish, ctx) => staffItemsFor(ctx, wish),
    madeWords: async (_, { input }, ctx) => (await madeWordsFor(ctx, input)) ?? null,
    sellerReturns: (_, __, ctx) => returnsFor(ctx),
    jobs: (_, __, ctx) => jobsFor(ctx),
  },
  Mutation: {
    editItem: (_, { input }, ctx) => editByStaff(ctx, input),
    changeItemState: (_, { input }, ctx) => actByStaff(ctx, input),
    moveSellerReturn: (_, { itemNumber, to }, ctx) => moveReturn(ctx, itemNumber, to),
    retryJob: (_, { id, reason }, ctx) => retryByStaff(ctx, id, reason),
    giveUpJob: (_, { id, reason }, ctx) => giveUpByStaff(ctx, id, reason),
  },
}
