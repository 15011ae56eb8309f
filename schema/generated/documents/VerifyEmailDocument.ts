import { documentOf } from '../../document.ts'
import type { VerifyEmailMutation, VerifyEmailMutationVariables } from '../types.ts'

export const VerifyEmailDocument = /* #__PURE__ */ documentOf<VerifyEmailMutation, VerifyEmailMutationVariables>("mutation verifyEmail($token:String!){__typename verifyEmail(token:$token){__typename ...on EmailVerified{__typename email isChange}...on EmailNotVerified{__typename message}}}", [], "77e2489cd5b2c9209424dbac6f78f32c9dae601ccbc1b2922038f8520659ec2c")
