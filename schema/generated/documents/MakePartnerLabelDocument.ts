import { documentOf } from '../../document.ts'
import type { MakePartnerLabelMutation, MakePartnerLabelMutationVariables } from '../types.ts'
import { PartnerParcelFieldsFragmentDoc } from './PartnerParcelFieldsFragmentDoc.ts'

export const MakePartnerLabelDocument = /* #__PURE__ */ documentOf<MakePartnerLabelMutation, MakePartnerLabelMutationVariables>("mutation makePartnerLabel($parcelId:ID!){__typename makePartnerLabel(parcelId:$parcelId){__typename ...on PartnerParcelPayload{__typename parcel{__typename ...PartnerParcelFields}}...on PartnerRefused{__typename message field}}}", [PartnerParcelFieldsFragmentDoc], "c263da11c30a5531dd587350b84f7c34a4969fcbe137047c03f18ac2c2a099e1")
