import { documentOf } from '../../document.ts'
import type { StopAutoBuyMutation, StopAutoBuyMutationVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const StopAutoBuyDocument = /* #__PURE__ */ documentOf<StopAutoBuyMutation, StopAutoBuyMutationVariables>("mutation stopAutoBuy($searchId:ID!){__typename stopAutoBuy(searchId:$searchId){__typename savedSearch{__typename ...SavedSearchFields}}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "522aad286d25162f0c4614a98a4cbd19fbf5d9c2fa225c269379229e5b8a84d4")
