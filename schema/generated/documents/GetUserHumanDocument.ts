import { documentOf } from '../../document.ts'
import type { GetUserHumanQuery, GetUserHumanQueryVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'
import { SizeProfileFieldsFragmentDoc } from './SizeProfileFieldsFragmentDoc.ts'

export const GetUserHumanDocument = /* #__PURE__ */ documentOf<GetUserHumanQuery, GetUserHumanQueryVariables>("query getUserHuman($referralContext:String){__typename user(referralContext:$referralContext){__typename ...UserFields}sizeProfile(departmentTag:\"women\" v2Sizes:true){__typename ...SizeProfileFields}}", [OfferFieldsFragmentDoc, UserPromotionFieldsFragmentDoc, UserFieldsFragmentDoc, SizeProfileFieldsFragmentDoc], "d3e7ef6c26677219348404cd94d48a01aa2c9a367f3742799e059ab6e6aa71ae")
