import { documentOf } from '../../document.ts'
import type { GetMyCreditsQuery, GetMyCreditsQueryVariables } from '../types.ts'

export const GetMyCreditsDocument = /* #__PURE__ */ documentOf<GetMyCreditsQuery, GetMyCreditsQueryVariables>("query getMyCredits{__typename myCredits{__typename id kind canBePaidOut reason granted balance createdAt expiresAt moves{__typename id amount at kind reason orderId}}}", [], "9c29e28d161011bbbc1b300e2db3bb88819b2c3dbdad540a330eb92defbe1c3b")
