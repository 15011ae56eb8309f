import { documentOf } from '../../document.ts'
import type { SaveAddressMutation, SaveAddressMutationVariables } from '../types.ts'
import { AddressFieldsFragmentDoc } from './AddressFieldsFragmentDoc.ts'

export const SaveAddressDocument = /* #__PURE__ */ documentOf<SaveAddressMutation, SaveAddressMutationVariables>("mutation saveAddress($input:SaveAddressInput!){__typename saveAddress(input:$input){__typename ...on SaveAddressPayload{__typename address{__typename ...AddressFields}addresses{__typename ...AddressFields}}...on UserError{__typename message}...on AddressInvalid{__typename problems{__typename field message}}...on AddressBookFull{__typename limit}}}", [AddressFieldsFragmentDoc], "2743fe77ea7a4dd70aa8b7845e2e2fb47ad36a22a64165c7862609ef7fa8d485")
