import { documentOf } from '../../document.ts'
import type { GetGoodyAttemptQuery, GetGoodyAttemptQueryVariables } from '../types.ts'
import { ReserveGoodyOutcomeFragmentDoc } from './ReserveGoodyOutcomeFragmentDoc.ts'

export const GetGoodyAttemptDocument = /* #__PURE__ */ documentOf<GetGoodyAttemptQuery, GetGoodyAttemptQueryVariables>("query getGoodyAttempt($attemptKey:String!$boxId:ID!){__typename goodyAttempt(attemptKey:$attemptKey boxId:$boxId){__typename ...ReserveGoodyOutcome}}", [ReserveGoodyOutcomeFragmentDoc], "80b95b1fb95571c0ad3160d7fe913e94a6a18f41dd83e727692931fd83b5273a")
