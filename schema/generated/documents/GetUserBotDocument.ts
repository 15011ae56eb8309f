import { documentOf } from '../../document.ts'
import type { GetUserBotQuery, GetUserBotQueryVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'

export const GetUserBotDocument = /* #__PURE__ */ documentOf<GetUserBotQuery, GetUserBotQueryVariables>("query getUserBot($referralContext:String){__typename user(referralContext:$referralContext){__typename ...UserFields}}", [OfferFieldsFragmentDoc, UserPromotionFieldsFragmentDoc, UserFieldsFragmentDoc], "b349810c3fb8e886e586bb1e954ab5b40d05df6bf654133fc58745aabac81e63")
