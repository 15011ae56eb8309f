import { documentOf } from '../../document.ts'
import type { GetRescueCheckoutQuery, GetRescueCheckoutQueryVariables } from '../types.ts'
import { RescueGroupFieldsFragmentDoc } from './RescueGroupFieldsFragmentDoc.ts'
import { AddressFieldsFragmentDoc } from './AddressFieldsFragmentDoc.ts'

export const GetRescueCheckoutDocument = /* #__PURE__ */ documentOf<GetRescueCheckoutQuery, GetRescueCheckoutQueryVariables>("query getRescueCheckout($groupId:ID!){__typename rescueGroup(id:$groupId){__typename ...RescueGroupFields}myAddresses{__typename ...AddressFields}paymentSettings{__typename driver publicKey tokenUrl}}", [RescueGroupFieldsFragmentDoc, AddressFieldsFragmentDoc], "64d76bbf157a3e33b8ca2c0df351e78e789feef089cc760a914240018ce32ee0")
