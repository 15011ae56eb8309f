import type { Resolvers } from '../../generated/resolvers.ts'
import { changePhone, confirmPhone, endPhoneChange, phoneOfUser, removePhone } from './phones.ts'

/** GraphQL resolvers of the phone of an account. */
export const phonesResolvers: Resolvers = {
  Query: {
    myPhone: (_, __, ctx) => (ctx.viewer.userId === null ? null : phoneOfUser(ctx, ctx.viewer.userId)),
  },
  Mutation: {
    changePhone: (_, { phone }, ctx) => changePhone(ctx, phone),
    confirmPhone: (_, { code }, ctx) => confirmPhone(ctx, code),
    endPhoneChange: (_, __, ctx) => endPhoneChange(ctx),
    removePhone: (_, __, ctx) => removePhone(ctx),
  },
}
