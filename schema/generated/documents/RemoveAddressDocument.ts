import { documentOf } from '../../document.ts'
import type { RemoveAddressMutation, RemoveAddressMutationVariables } from '../types.ts'
import { AddressFieldsFragmentDoc } from './AddressFieldsFragmentDoc.ts'

export const RemoveAddressDocument = /* #__PURE__ */ documentOf<RemoveAddressMutation, RemoveAddressMutationVariables>("mutation removeAddress($input:RemoveAddressInput!){__typename removeAddress(input:$input){__typename id addresses{__typename ...AddressFields}}}", [AddressFieldsFragmentDoc], "51e15a67092f46fa6504197dc849d11ee7bdd88ec93e466d53e54d0a93f69230")
