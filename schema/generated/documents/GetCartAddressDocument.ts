import { documentOf } from '../../document.ts'
import type { GetCartAddressQuery, GetCartAddressQueryVariables } from '../types.ts'
import { AddressFieldsFragmentDoc } from './AddressFieldsFragmentDoc.ts'
import { CartAddressFieldsFragmentDoc } from './CartAddressFieldsFragmentDoc.ts'

export const GetCartAddressDocument = /* #__PURE__ */ documentOf<GetCartAddressQuery, GetCartAddressQueryVariables>("query getCartAddress($estimateTaxes:Boolean!=true){__typename activeCart(estimateTaxes:$estimateTaxes includeCartTotals:false){__typename cart{__typename ...CartAddressFields}}}", [AddressFieldsFragmentDoc, CartAddressFieldsFragmentDoc], "d763734cbb8b37d47289f6bec97c05df7755e9211d12d886a2c01619d2935b4a")
