import { documentOf } from '../../document.ts'
import type { GetGoodyCheckoutQuery, GetGoodyCheckoutQueryVariables } from '../types.ts'
import { AddressFieldsFragmentDoc } from './AddressFieldsFragmentDoc.ts'

export const GetGoodyCheckoutDocument = /* #__PURE__ */ documentOf<GetGoodyCheckoutQuery, GetGoodyCheckoutQueryVariables>("query getGoodyCheckout{__typename goodySetup{__typename terms}myAddresses{__typename ...AddressFields}paymentSettings{__typename driver publicKey tokenUrl}}", [AddressFieldsFragmentDoc], "14d11bc303f6e501948664843eddc33da1df5b58655b746dc16e1856f541bd4b")
