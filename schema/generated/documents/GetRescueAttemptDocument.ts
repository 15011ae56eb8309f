import { documentOf } from '../../document.ts'
import type { GetRescueAttemptQuery, GetRescueAttemptQueryVariables } from '../types.ts'
import { PlaceRescueOutcomeFragmentDoc } from './PlaceRescueOutcomeFragmentDoc.ts'

export const GetRescueAttemptDocument = /* #__PURE__ */ documentOf<GetRescueAttemptQuery, GetRescueAttemptQueryVariables>("query getRescueAttempt($attemptKey:String!){__typename rescueAttempt(attemptKey:$attemptKey){__typename ...PlaceRescueOutcome}}", [PlaceRescueOutcomeFragmentDoc], "d805f986bbe84c992a7196f0ae23de254a940cdf87be708697e6c8da08c16714")
