import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import {
  answerCase,
  approveCase,
  caseForStaff,
  casesForStaff,
  casesOfViewer,
  closeCase,
  decideCase,
  ownCase,
  resolutionItems,
  resolutionOffers,
  resolutionShippings,
  selectResolution,
  takeCase,
  viewCase,
  writeToCase,
} from './cases.ts'
import type { CasePayload } from './talk.ts'

/** Turns the row of a payload into what the shopper reads; refusals pass as they are. */
async function shown<R extends { __typename: string }>(ctx: Context, result: CasePayload | R) {
  return result.__typename === 'CasePayload' && 'case' in result
    ? { __typename: 'CasePayload' as const, case: await viewCase(ctx, result.case) }
    : (result as R)
}

/** GraphQL resolvers of cases. */
export const casesResolvers: Resolvers = {
  Query: {
    resolutionItems: (_, { orderId }, ctx) => resolutionItems(ctx, orderId),
    resolutionShippings: (_, { orderId }, ctx) => resolutionShippings(ctx, orderId),
    resolutionOffers: (_, { input }, ctx) => resolutionOffers(ctx, input),
    cases: (_, { page }, ctx) => casesOfViewer(ctx, page),
    case: async (_, { code }, ctx) => {
      const row = await ownCase(ctx, code)
      return row ? viewCase(ctx, row) : null
    },
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
    selectResolution: async (_, { input }, ctx) => shown(ctx, await selectResolution(ctx, input)),
    writeToCase: async (_, { input }, ctx) => shown(ctx, await writeToCase(ctx, input)),
    takeCase: (_, asked, ctx) => takeCase(ctx, asked),
    answerCase: (_, { input }, ctx) => answerCase(ctx, input),
    decideCase: (_, { input }, ctx) => decideCase(ctx, input),
    approveCase: (_, { input }, ctx) => approveCase(ctx, input),
    closeCase: (_, { code }, ctx) => closeCase(ctx, code),
  },
}
