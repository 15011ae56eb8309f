import { documentOf } from '../../document.ts'
import type { SetAutoBuyMutation, SetAutoBuyMutationVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const SetAutoBuyDocument = /* #__PURE__ */ documentOf<SetAutoBuyMutation, SetAutoBuyMutationVariables>("mutation setAutoBuy($input:SetAutoBuyInput!){__typename setAutoBuy(input:$input){__typename ...on AutoBuyPayload{__typename savedSearch{__typename ...SavedSearchFields}}...on InvalidInput{__typename message fields{__typename field message}}...on LegalAcceptRequired{__typename message version}}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "3adddab19a9a4c4cab8a2d22f420214234bad8cc7406bfc06fa05a41b7c9b985")
