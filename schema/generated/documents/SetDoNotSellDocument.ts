import { documentOf } from '../../document.ts'
import type { SetDoNotSellMutation, SetDoNotSellMutationVariables } from '../types.ts'
import { OpenThingFieldsFragmentDoc } from './OpenThingFieldsFragmentDoc.ts'
import { PrivacyFieldsFragmentDoc } from './PrivacyFieldsFragmentDoc.ts'

export const SetDoNotSellDocument = /* #__PURE__ */ documentOf<SetDoNotSellMutation, SetDoNotSellMutationVariables>("mutation setDoNotSell($doNotSell:Boolean!){__typename setDoNotSell(doNotSell:$doNotSell){__typename ...PrivacyFields}}", [OpenThingFieldsFragmentDoc, PrivacyFieldsFragmentDoc], "2b07b732df5dde215b21bb648cf0e9b8756b2c1e8d9fa17b900c030c1113cfdd")
