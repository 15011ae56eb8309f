import { documentOf } from '../../document.ts'
import type { GetMyCreditsQuery, GetMyCreditsQueryVariables } from '../types.ts'

export const GetMyCreditsDocument = /* #__PURE__ */ documentOf<GetMyCreditsQuery, GetMyCreditsQueryVariables>("query getMyCredits{__typename myCredits{__typename id kind reason granted balance createdAt expiresAt moves{__typename id amount at kind reason orderId}}}", [], "96ed1fb74d653c47f42bf921ba7ec1a0980898638833b96cdce9d259f5b1a1bd")
