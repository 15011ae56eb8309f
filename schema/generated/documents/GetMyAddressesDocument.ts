import { documentOf } from '../../document.ts'
import type { GetMyAddressesQuery, GetMyAddressesQueryVariables } from '../types.ts'
import { AddressFieldsFragmentDoc } from './AddressFieldsFragmentDoc.ts'

export const GetMyAddressesDocument = /* #__PURE__ */ documentOf<GetMyAddressesQuery, GetMyAddressesQueryVariables>("query getMyAddresses{__typename myAddresses{__typename ...AddressFields}}", [AddressFieldsFragmentDoc], "d0acaf1d35a1a95a4a4d873fe39105a77bc25c4a7a7b01ff988b87edfde001a7")
