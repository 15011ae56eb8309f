import { documentOf } from '../../document.ts'
import type { GetCleanoutOfferQuery, GetCleanoutOfferQueryVariables } from '../types.ts'

export const GetCleanoutOfferDocument = /* #__PURE__ */ documentOf<GetCleanoutOfferQuery, GetCleanoutOfferQueryVariables>("query getCleanoutOffer{__typename cleanoutOffer{__typename variant services{__typename service fee windowDays{__typename from to}}incentives{__typename name words}charities{__typename id name about}processing{__typename from to}delayNotice refusal tryAgainInMinutes outstanding{__typename totalCount lastKitCreatedAt}}}", [], "3846d4690f896df2a7c1d642055015d769b4f0e1bc83ffcc6b966e5ade903349")
