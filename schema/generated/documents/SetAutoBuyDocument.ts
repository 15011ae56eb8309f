import { documentOf } from '../../document.ts'
import type { SetAutoBuyMutation, SetAutoBuyMutationVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const SetAutoBuyDocument = /* #__PURE__ */ documentOf<SetAutoBuyMutation, SetAutoBuyMutationVariables>("mutation setAutoBuy($input:SetAutoBuyInput!){__typename setAutoBuy(input:$input){__typename ...on AutoBuyPayload{__typename savedSearch{__typename ...SavedSearchFields}}...on InvalidInput{__typename message fields{__typename field message}}...on LegalAcceptRequired{__typename message version}}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "af03fbc0863d07a92a46891f3fcf06c92b19150d8c2ceaea60dcca2567a666d3")
