import { documentOf } from '../../document.ts'
import type { StopAutoBuyMutation, StopAutoBuyMutationVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const StopAutoBuyDocument = /* #__PURE__ */ documentOf<StopAutoBuyMutation, StopAutoBuyMutationVariables>("mutation stopAutoBuy($searchId:ID!){__typename stopAutoBuy(searchId:$searchId){__typename savedSearch{__typename ...SavedSearchFields}}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "5aff55cca7a7cd540fa048c50e74a8598c3c3ec5736064371ab7197fd155a944")
