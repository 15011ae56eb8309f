import type { Resolvers } from '../../generated/resolvers.ts'
import { fitBasisOf, fitNoteFor, forgetFit, saveBodyMeasure } from './fit.ts'
import { fromPiece } from './from-piece.ts'
import {
  childrenOf,
  choicesFor,
  expanded,
  profileOf,
  profilesOf,
  removeChildSizes,
  saveChildSizes,
  upsertSizeProfile,
} from './size-profile.ts'

export const sizeProfileResolvers: Resolvers = {
  Query: {
    sizeProfile: (_, { departmentTag, v2Sizes }, ctx) => profileOf(ctx, departmentTag, v2Sizes !== false),
    sizeProfiles: async (_, __, ctx) => (await profilesOf(ctx)).map(expanded),
    sizeChoices: (_, { departmentTag }, ctx) => choicesFor(ctx, departmentTag),
    childSizes: (_, __, ctx) => childrenOf(ctx),
    fitNote: (_, { itemNumber }, ctx) => fitNoteFor(ctx, itemNumber),
    fitBasis: (_, __, ctx) => fitBasisOf(ctx),
    sizesFromPiece: (_, args, ctx) => fromPiece(ctx, args),
  },
  Mutation: {
    upsertSizeProfile: (_, { input, v2Sizes, withExpansions }, ctx) =>
      upsertSizeProfile(ctx, input, { v2Sizes: v2Sizes !== false, withExpansions: withExpansions === true }),
    saveChildSizes: (_, { input }, ctx) => saveChildSizes(ctx, input),
    removeChildSizes: (_, { id }, ctx) => removeChildSizes(ctx, id),
    saveBodyMeasure: (_, args, ctx) => saveBodyMeasure(ctx, args),
    forgetFit: (_, __, ctx) => forgetFit(ctx),
  },
}
