import { documentOf } from '../../document.ts'
import type { GetCheckoutQuery, GetCheckoutQueryVariables } from '../types.ts'
import { AddressFieldsFragmentDoc } from './AddressFieldsFragmentDoc.ts'
import { CartAddressFieldsFragmentDoc } from './CartAddressFieldsFragmentDoc.ts'
import { SavedMethodFieldsFragmentDoc } from './SavedMethodFieldsFragmentDoc.ts'

export const GetCheckoutDocument = /* #__PURE__ */ documentOf<GetCheckoutQuery, GetCheckoutQueryVariables>("query getCheckout{__typename activeCart(estimateTaxes:true includeCartTotals:false){__typename cart{__typename ...CartAddressFields}}myAddresses{__typename ...AddressFields}myPhone{__typename number isDomestic}savedMethods{__typename ...SavedMethodFields}paymentSettings{__typename driver publicKey tokenUrl}}", [AddressFieldsFragmentDoc, CartAddressFieldsFragmentDoc, SavedMethodFieldsFragmentDoc], "38284bee9102a78c56a0515fd990007d11c62eee7946fdad27366b05df283c0e")
