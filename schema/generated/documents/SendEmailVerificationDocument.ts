import { documentOf } from '../../document.ts'
import type { SendEmailVerificationMutation, SendEmailVerificationMutationVariables } from '../types.ts'

export const SendEmailVerificationDocument = /* #__PURE__ */ documentOf<SendEmailVerificationMutation, SendEmailVerificationMutationVariables>("mutation sendEmailVerification{__typename sendEmailVerification{__typename sentTo}}", [], "16040d24336170b9f0c33c47db44fbf77529bfe96f4d0f092cdb827804fccb9d")
