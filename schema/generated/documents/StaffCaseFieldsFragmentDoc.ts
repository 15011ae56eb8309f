import { documentOf } from '../../document.ts'
import type { StaffCaseFieldsFragment } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'

export const StaffCaseFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffCaseFieldsFragment, unknown>("fragment StaffCaseFields on StaffCase{__typename case{__typename ...CaseFields}personId personName email takenBy colleagues{__typename id name}givenBefore offers{__typename ...ResolutionOfferFields}proposal{__typename offer title total by at isOwn whyNot}replyBy facts{__typename orderPlacedAt orderTotal orderPaidWith parcels{__typename id shipFrom statusLabel carrierName trackingCode packedBy packedAt deliveredAt}memberSince orders returns cases}why question{__typename itemNumber question answer isPublic}hints decline{__typename reasons{__typename id label words}whyNot}pieces{__typename itemNumber conditionDescription flaws intake{__typename at by}inspections{__typename id returnCode outcomeLabel reason photoIds by at}record{__typename id label by at}}macros{__typename id label text}history{__typename id kind fromStatus toStatus actor reason happenedAt}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc])
