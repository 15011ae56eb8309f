import { documentOf } from '../../document.ts'
import type { DonateRestMutation, DonateRestMutationVariables } from '../types.ts'
import { SellerItemFieldsFragmentDoc } from './SellerItemFieldsFragmentDoc.ts'

export const DonateRestDocument = /* #__PURE__ */ documentOf<DonateRestMutation, DonateRestMutationVariables>("mutation donateRest($input:DonateRestInput!){__typename donateRest(input:$input){__typename ...on DonateRestPayload{__typename charityName items{__typename ...SellerItemFields}}...on UserError{__typename message}}}", [SellerItemFieldsFragmentDoc], "7b82bfb62cc899301dab1addf785a5736478044a40a9fe46d6f827e8eee75359")
