import { documentOf } from '../../document.ts'
import type { PieceOfferFieldsFragment } from '../types.ts'
import { OfferItemFieldsFragmentDoc } from './OfferItemFieldsFragmentDoc.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'

export const PieceOfferFieldsFragmentDoc = /* #__PURE__ */ documentOf<PieceOfferFieldsFragment, unknown>("fragment PieceOfferFields on PieceOffer{__typename id status statusLabel isSeller otherName otherCode otherFacts items{__typename ...OfferItemFields}asking turns{__typename id isMine amount words at isBelowFloor payout{__typename ...DirectPayoutFields}}goodUntil canAnswer canWithdraw canCounter lowest highest atAsking{__typename ...DirectPayoutFields}payUntil isBlocked}", [OfferItemFieldsFragmentDoc, DirectPayoutFieldsFragmentDoc])
