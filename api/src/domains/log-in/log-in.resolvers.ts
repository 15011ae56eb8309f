import type { Resolvers } from '../../generated/resolvers.ts'
import { sendEmailVerification, verifyEmail } from './email-verification.ts'
import { logIn, logOut, signUp } from './log-in.ts'
import { changePassword, changePasswordByMail, requestPasswordChange } from './password-change.ts'
import { confirmPassword } from './password-confirm.ts'

export const logInResolvers: Resolvers = {
  Mutation: {
    signUp: (_, { input }, ctx) => signUp(ctx, input),
    logIn: (_, { input }, ctx) => logIn(ctx, input),
    logOut: (_, __, ctx) => logOut(ctx),
    requestPasswordChange: (_, { input }, ctx) => requestPasswordChange(ctx, input),
    changePasswordByMail: (_, { input }, ctx) => changePasswordByMail(ctx, input),
    changePassword: (_, { input }, ctx) => changePassword(ctx, input),
    sendEmailVerification: (_, __, ctx) => sendEmailVerification(ctx),
    verifyEmail: (_, { token }, ctx) => verifyEmail(ctx, token),
    confirmPassword: (_, { password }, ctx) => confirmPassword(ctx, password),
  },
}
