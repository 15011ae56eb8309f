import { documentOf } from '../../document.ts'
import type { ResolutionOfferFieldsFragment } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'

export const ResolutionOfferFieldsFragmentDoc = /* #__PURE__ */ documentOf<ResolutionOfferFieldsFragment, unknown>("fragment ResolutionOfferFields on ResolutionOffer{__typename offer title terms total sums{__typename ...ReturnSumFields}to{__typename ...ReturnSumFields}item{__typename ...ReturnPieceLine conditionDescription}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc])
