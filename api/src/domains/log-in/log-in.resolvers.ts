import type { Resolvers } from '../../generated/resolvers.ts'
import { changeEmail, endEmailChange, sendEmailChangeAgain } from './email-change.ts'
import { sendEmailVerification, verifyEmail } from './email-verification.ts'
import { finishLogIn } from './finish-log-in.ts'
import { logIn, logOut, signUp } from './log-in.ts'
import { changePassword, changePasswordByMail, requestPasswordChange } from './password-change.ts'
import { confirmPassword } from './password-confirm.ts'
import { changeName } from './profile.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  endDevice,
  endOtherDevices,
  endTwoStep,
  renewRecoveryCodes,
  securityOf,
} from './security.ts'

export const logInResolvers: Resolvers = {
  Query: { security: (_, __, ctx) => securityOf(ctx) },
  Mutation: {
    signUp: (_, { input }, ctx) => signUp(ctx, input),
    logIn: (_, { input }, ctx) => logIn(ctx, input),
    logOut: (_, __, ctx) => logOut(ctx),
    requestPasswordChange: (_, { input }, ctx) => requestPasswordChange(ctx, input),
    changePasswordByMail: (_, { input }, ctx) => changePasswordByMail(ctx, input),
    changePassword: (_, { input }, ctx) => changePassword(ctx, input),
    sendEmailVerification: (_, __, ctx) => sendEmailVerification(ctx),
    verifyEmail: (_, { token }, ctx) => verifyEmail(ctx, token),
    changeName: (_, name, ctx) => changeName(ctx, name),
    changeEmail: (_, { email }, ctx) => changeEmail(ctx, email),
    sendEmailChangeAgain: (_, __, ctx) => sendEmailChangeAgain(ctx),
    endEmailChange: (_, __, ctx) => endEmailChange(ctx),
    finishLogIn: (_, { input }, ctx) => finishLogIn(ctx, input),
    beginTwoStep: (_, __, ctx) => beginTwoStep(ctx),
    confirmTwoStep: (_, { code }, ctx) => confirmTwoStep(ctx, code),
    renewRecoveryCodes: (_, __, ctx) => renewRecoveryCodes(ctx),
    endTwoStep: (_, __, ctx) => endTwoStep(ctx),
    endDevice: (_, { id }, ctx) => endDevice(ctx, id),
    endOtherDevices: (_, __, ctx) => endOtherDevices(ctx),
    confirmPassword: (_, { password }, ctx) => confirmPassword(ctx, password),
  },
}
