import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { asNobody, forGuest, type GuestKey } from '../orders/orders.ts'
import type { ReturnPayload } from './requests.ts'
import {
  answerReturnOffer,
  bookPickUp,
  cancelPickUp,
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
  refuseReturn,
  returnForStaff,
  returnsForStaff,
  returnsOfViewer,
  returnsSetup,
  viewReturn,
} from './returns.ts'

/** Returns a payload with the return as the shopper reads it; refusals pass as they are. */
async function shown<R extends { __typename: string }>(ctx: Context, result: ReturnPayload | R) {
  return result.__typename === 'ReturnPayload' && 'return' in result
    ? { __typename: 'ReturnPayload' as const, return: await viewReturn(ctx, result.return) }
    : (result as R)
}

/** Runs a wish of a shopper, or of the guest of an order by its key; what the key doesn't open is refused. */
const asked = <Answer>(
  ctx: Context,
  key: GuestKey | null | undefined,
  ask: (as: Context) => Promise<Answer>,
) => forGuest(ctx, key, { ask, refused: (message) => refuseReturn(message) })

/** GraphQL resolvers of returns. */
export const returnsResolvers: Resolvers = {
  Query: {
    orderReturnsSetup: (_, { orderId, returnId, byKey }, ctx) => {
      const wish = { orderId: orderId ?? null, returnId: returnId ?? null }
      return forGuest(ctx, byKey, {
        ask: (as) => returnsSetup(as, wish),
        refused: () => returnsSetup(asNobody(ctx), wish),
      })
    },
    returnQuote: (_, { lines, returnId, byKey }, ctx) =>
      asked(ctx, byKey, (as) => quoteReturn(as, lines, { returnId: returnId ?? null })),
    returns: (_, { page, byKey }, ctx) =>
      forGuest(ctx, byKey, {
        ask: (as) => returnsOfViewer(as, page),
        refused: () => ({ nodes: [], totalCount: 0, hasNextPage: false }),
      }),
    return: (_, { id, byKey }, ctx) =>
      forGuest(ctx, byKey, {
        ask: async (as) => {
          const row = await ownReturn(as, id)
          return row ? viewReturn(as, row) : null
        },
        refused: () => null,
      }),
    dropOffPlaces: (_, { returnId, byKey }, ctx) =>
      forGuest(ctx, byKey, { ask: (as) => dropOffPlacesOf(as, returnId), refused: () => [] }),
    staffReturns: (_, { status, search, page, hasArrived }, ctx) =>
      returnsForStaff(ctx, { status: status ?? null, search: search ?? null, page, hasArrived }),
    staffReturn: async (_, { code }, ctx) => (await returnForStaff(ctx, code)) ?? null,
  },
  Mutation: {
    createReturn: async (_, { input, byKey }, ctx) =>
      shown(ctx, await asked(ctx, byKey, (as) => createReturn(as, input))),
    editReturn: async (_, { input, byKey }, ctx) =>
      shown(ctx, await asked(ctx, byKey, (as) => editReturn(as, input))),
    cancelReturn: async (_, { id, byKey }, ctx) =>
      shown(ctx, await asked(ctx, byKey, (as) => cancelReturn(as, id))),
    makeGiftCode: (_, { orderId, accessKey }, ctx) =>
      makeGiftCode(ctx, { orderId, accessKey: accessKey ?? null }),
    findGift: (_, { gift }, ctx) => findGiftToReturn(ctx, gift),
    createGiftReturn: async (_, { input }, ctx) => shown(ctx, await createGiftReturn(ctx, input)),
    bookPickUp: async (_, { byKey, ...wish }, ctx) =>
      shown(ctx, await asked(ctx, byKey, (as) => bookPickUp(as, wish))),
    cancelPickUp: async (_, { returnId, byKey }, ctx) =>
      shown(ctx, await asked(ctx, byKey, (as) => cancelPickUp(as, returnId))),
    answerReturnOffer: async (_, { byKey, ...wish }, ctx) =>
      shown(ctx, await asked(ctx, byKey, (as) => answerReturnOffer(as, wish))),
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
