import { documentOf } from '../../document.ts'
import type { DecidePartnerFeedMutation, DecidePartnerFeedMutationVariables } from '../types.ts'
import { PartnerFeedFieldsFragmentDoc } from './PartnerFeedFieldsFragmentDoc.ts'

export const DecidePartnerFeedDocument = /* #__PURE__ */ documentOf<DecidePartnerFeedMutation, DecidePartnerFeedMutationVariables>("mutation decidePartnerFeed($input:DecidePartnerFeedInput!){__typename decidePartnerFeed(input:$input){__typename ...on PartnerFeedPayload{__typename feed{__typename ...PartnerFeedFields}}...on PartnerRefused{__typename message field}}}", [PartnerFeedFieldsFragmentDoc], "73786fab5385c8635920b4f2507dcd4b59a94ccdb1d602a1d4faf8cad69caecd")
