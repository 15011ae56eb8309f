import { documentOf } from '../../document.ts'
import type { GetResolutionOffersQuery, GetResolutionOffersQueryVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'

export const GetResolutionOffersDocument = /* #__PURE__ */ documentOf<GetResolutionOffersQuery, GetResolutionOffersQueryVariables>("query getResolutionOffers($input:ResolutionInput!){__typename resolutionOffers(input:$input){__typename ...on ResolutionOffers{__typename offers{__typename ...ResolutionOfferFields}why answerBy}...on CaseRefused{__typename message field}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ResolutionOfferFieldsFragmentDoc], "212f83b0f79ebf0816df0c1a0ea075b971b03ce5e6c36a311f8f93529b15886d")
