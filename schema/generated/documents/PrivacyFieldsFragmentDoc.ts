import { documentOf } from '../../document.ts'
import type { PrivacyFieldsFragment } from '../types.ts'
import { OpenThingFieldsFragmentDoc } from './OpenThingFieldsFragmentDoc.ts'

export const PrivacyFieldsFragmentDoc = /* #__PURE__ */ documentOf<PrivacyFieldsFragment, unknown>("fragment PrivacyFields on Privacy{__typename id signal doNotSell email dataExport{__typename id status askedAt endsAt bytes}mayExport open{__typename ...OpenThingFields}givenUp stays refusal outcomes{__typename title outcome why}}", [OpenThingFieldsFragmentDoc])
