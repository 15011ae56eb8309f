import { documentOf } from '../../document.ts'
import type { GetCleanoutOfferQuery, GetCleanoutOfferQueryVariables } from '../types.ts'

export const GetCleanoutOfferDocument = /* #__PURE__ */ documentOf<GetCleanoutOfferQuery, GetCleanoutOfferQueryVariables>("query getCleanoutOffer{__typename cleanoutOffer{__typename variant services{__typename service fee windowDays{__typename from to}}incentives{__typename name words}charities{__typename id slug name about}processing{__typename from to}delayNotice refusal tryAgainInMinutes outstanding{__typename totalCount lastKitCreatedAt}}}", [], "91414b38064fb96d97faf5f396e260bee346c6b7a858938e8511747acd2cf239")
