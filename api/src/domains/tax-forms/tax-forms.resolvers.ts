import type { Resolvers } from '../../generated/resolvers.ts'
import { signTaxForm, taxSetup } from './tax-forms.ts'

/** GraphQL resolvers of sellers' tax forms. */
export const taxFormsResolvers: Resolvers = {
  Query: {
    taxSetup: (_, __, ctx) => taxSetup(ctx),
  },
  Mutation: {
    signTaxForm: async (_, { input }, ctx) => {
      const result = await signTaxForm(ctx, input)
      return result.__typename === 'TaxFormSigned' ? { ...result, setup: await taxSetup(ctx) } : result
    },
  },
}
