import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import type { ReturnPayload } from './requests.ts'
import {
  answerReturnOffer,
  bookPickUp,
  cancelReturn,
  createGiftReturn,
  createReturn,
  dropOffPlacesOf,
  editReturn,
  findGiftToReturn,
  giftsOfOrders,
  hasReturnedBefore,
  inspectByStaff,
  makeGiftCode,
  ownReturn,
  quoteReturn,
  receiveByStaff,
  returnForStaff,
  returnsForStaff,
  returnsOfViewer,
  returnsSetup,
  viewReturn,
} from './returns.ts'

/** Turns the row of a payload into what the shopper reads; refusals pass as they are. */
async function shown<R extends { __typename: string }>(ctx: Context, result: ReturnPayload | R) {
  return result.__typename === 'ReturnPayload' && 'return' in result
    ? { __typename: 'ReturnPayload' as const, return: await viewReturn(ctx, result.return) }
    : (result as R)
}

/** GraphQL resolvers of returns. */
export const returnsResolvers: Resolvers = {
  Query: {
    orderReturnsSetup: (_, { orderId, returnId }, ctx) =>
      returnsSetup(ctx, { orderId: orderId ?? null, returnId: returnId ?? null }),
    returnQuote: (_, { lines, returnId }, ctx) => quoteReturn(ctx, lines, returnId ?? null),
    returns: (_, { page }, ctx) => returnsOfViewer(ctx, page),
    return: async (_, { id }, ctx) => {
      const row = await ownReturn(ctx, id)
      return row ? viewReturn(ctx, row) : null
    },
    dropOffPlaces: (_, { returnId }, ctx) => dropOffPlacesOf(ctx, returnId),
    staffReturns: (_, { status, search, page }, ctx) =>
      returnsForStaff(ctx, { status: status ?? null, search: search ?? null, page }),
    staffReturn: async (_, { code }, ctx) => (await returnForStaff(ctx, code)) ?? null,
  },
  Mutation: {
    createReturn: async (_, { input }, ctx) => shown(ctx, await createReturn(ctx, input)),
    editReturn: async (_, { input }, ctx) => shown(ctx, await editReturn(ctx, input)),
    cancelReturn: async (_, { id }, ctx) => shown(ctx, await cancelReturn(ctx, id)),
    makeGiftCode: (_, { orderId, accessKey }, ctx) =>
      makeGiftCode(ctx, { orderId, accessKey: accessKey ?? null }),
    findGift: (_, { gift }, ctx) => findGiftToReturn(ctx, gift),
    createGiftReturn: async (_, { input }, ctx) => shown(ctx, await createGiftReturn(ctx, input)),
    bookPickUp: async (_, asked, ctx) => shown(ctx, await bookPickUp(ctx, asked)),
    answerReturnOffer: async (_, asked, ctx) => shown(ctx, await answerReturnOffer(ctx, asked)),
    receiveReturn: (_, { code }, ctx) => receiveByStaff(ctx, code),
    inspectReturnedPiece: (_, { input }, ctx) => inspectByStaff(ctx, input),
  },
  User: {
    showWaiveRestockingFeeModal: async (viewer, _, ctx) =>
      viewer.userId !== null && !(await hasReturnedBefore(ctx, viewer.userId)),
  },
}

/** GraphQL loaders of what returns say about orders. */
export const returnsLoaders = { Order: { gift: giftsOfOrders } }
