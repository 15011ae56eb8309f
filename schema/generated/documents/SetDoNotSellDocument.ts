import { documentOf } from '../../document.ts'
import type { SetDoNotSellMutation, SetDoNotSellMutationVariables } from '../types.ts'
import { OpenThingFieldsFragmentDoc } from './OpenThingFieldsFragmentDoc.ts'
import { PrivacyFieldsFragmentDoc } from './PrivacyFieldsFragmentDoc.ts'

export const SetDoNotSellDocument = /* #__PURE__ */ documentOf<SetDoNotSellMutation, SetDoNotSellMutationVariables>("mutation setDoNotSell($doNotSell:Boolean!){__typename setDoNotSell(doNotSell:$doNotSell){__typename ...PrivacyFields}}", [OpenThingFieldsFragmentDoc, PrivacyFieldsFragmentDoc], "73146bbb4aa9c452030fa9c778a522170f36f9d5826e6775aa81f677c426192d")
