import { documentOf } from '../../document.ts'
import type { GetResolutionOffersQuery, GetResolutionOffersQueryVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'

export const GetResolutionOffersDocument = /* #__PURE__ */ documentOf<GetResolutionOffersQuery, GetResolutionOffersQueryVariables>("query getResolutionOffers($input:ResolutionInput!$byKey:GuestKeyInput){__typename resolutionOffers(input:$input byKey:$byKey){__typename ...on ResolutionOffers{__typename offers{__typename ...ResolutionOfferFields}why answerBy}...on CaseRefused{__typename message field}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ResolutionOfferFieldsFragmentDoc], "92df703198d1f88e5c7707349d595675cbc7d2c68a46a8b6ee074b4fc4c598e6")
