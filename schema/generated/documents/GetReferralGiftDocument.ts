import { documentOf } from '../../document.ts'
import type { GetReferralGiftQuery, GetReferralGiftQueryVariables } from '../types.ts'

export const GetReferralGiftDocument = /* #__PURE__ */ documentOf<GetReferralGiftQuery, GetReferralGiftQueryVariables>("query getReferralGift($code:String!){__typename referralGift(code:$code){__typename code from isMine isOpen}}", [], "889508665787a639a0a370253b42a3e5ea9de61fe1b3c206c255e491a7c82004")
