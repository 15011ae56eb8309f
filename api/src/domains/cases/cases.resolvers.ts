import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { forGuest, type GuestKey } from '../orders/orders.ts'
import { forCase } from './by-key.ts'
import {
  answerCase,
  approveCase,
  caseForStaff,
  casesForStaff,
  casesOfViewer,
  closeCase,
  decideCase,
  declineCase,
  ownCase,
  refuseCase,
  resolutionItems,
  resolutionOffers,
  resolutionShippings,
  selectResolution,
  takeCase,
  viewCase,
  withdrawCase,
  writeToCase,
} from './cases.ts'
import type { CasePayload } from './talk.ts'

/** Returns a payload with the case as the shopper reads it; refusals pass as they are. */
async function shown<R extends { __typename: string }>(ctx: Context, result: CasePayload | R) {
  return result.__typename === 'CasePayload' && 'case' in result
    ? { __typename: 'CasePayload' as const, case: await viewCase(ctx, result.case) }
    : (result as R)
}

/** Runs a wish of a shopper, or of the guest of an order by its key; what the key doesn't open is refused. */
const asked = <Answer>(
  ctx: Context,
  key: GuestKey | null | undefined,
  ask: (as: Context) => Promise<Answer>,
) => forGuest(ctx, key, { ask, refused: (message) => refuseCase(message) })

/**
 * Runs a request about one case as its person: the viewer, or who has the key of its order or letter; what
 * the key doesn't open is refused.
 */
const askedOf = <Answer>(
  ctx: Context,
  named: { code: string; key: GuestKey | null | undefined },
  ask: (as: Context) => Promise<Answer>,
) => forCase(ctx, named, { ask, refused: (message) => refuseCase(message) })

/** GraphQL resolvers of cases. */
export const casesResolvers: Resolvers = {
  Query: {
    resolutionItems: (_, { orderId, byKey }, ctx) =>
      forGuest(ctx, byKey, { ask: (as) => resolutionItems(as, orderId), refused: () => [] }),
    resolutionShippings: (_, { orderId, byKey }, ctx) =>
      forGuest(ctx, byKey, { ask: (as) => resolutionShippings(as, orderId), refused: () => [] }),
    resolutionOffers: (_, { input, byKey }, ctx) => asked(ctx, byKey, (as) => resolutionOffers(as, input)),
    cases: (_, { page, byKey }, ctx) =>
      forGuest(ctx, byKey, {
        ask: (as) => casesOfViewer(as, page),
        refused: () => ({ nodes: [], totalCount: 0, hasNextPage: false }),
      }),
    case: (_, { code, byKey }, ctx) =>
      forCase(
        ctx,
        { code, key: byKey },
        {
          ask: async (as) => {
            const row = await ownCase(as, code)
            return row ? viewCase(as, row) : null
          },
          refused: () => null,
        },
      ),
    staffCases: (_, { status, search, kind, isProposed, page }, ctx) =>
      casesForStaff(ctx, {
        status: status ?? null,
        search: search ?? null,
        kind: kind ?? null,
        isProposed,
        page,
      }),
    staffCase: async (_, { code }, ctx) => (await caseForStaff(ctx, code)) ?? null,
  },
  Mutation: {
    selectResolution: async (_, { input, byKey }, ctx) =>
      shown(ctx, await asked(ctx, byKey, (as) => selectResolution(as, input))),
    writeToCase: async (_, { input, byKey }, ctx) =>
      shown(ctx, await askedOf(ctx, { code: input.code, key: byKey }, (as) => writeToCase(as, input))),
    withdrawCase: async (_, { code, byKey }, ctx) =>
      shown(ctx, await askedOf(ctx, { code, key: byKey }, (as) => withdrawCase(as, code))),
    takeCase: (_, asked, ctx) => takeCase(ctx, asked),
    answerCase: (_, { input }, ctx) => answerCase(ctx, input),
    decideCase: (_, { input }, ctx) => decideCase(ctx, input),
    approveCase: (_, { input }, ctx) => approveCase(ctx, input),
    declineCase: (_, { input }, ctx) => declineCase(ctx, input),
    closeCase: (_, { code }, ctx) => closeCase(ctx, code),
  },
}
