import { documentOf } from '../../document.ts'
import type { ChangeDirectPriceMutation, ChangeDirectPriceMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const ChangeDirectPriceDocument = /* #__PURE__ */ documentOf<ChangeDirectPriceMutation, ChangeDirectPriceMutationVariables>("mutation changeDirectPrice($id:ID!$price:Cents!$floor:Cents$takesOffers:Boolean!$comesDown:Boolean!){__typename changeDirectPrice(id:$id price:$price floor:$floor takesOffers:$takesOffers comesDown:$comesDown){__typename ...on DirectListingPayload{__typename listing{__typename ...DirectListingFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "9409c2e455d88f0421e562ef3c0bc5ffe422cb6f195e89b8cc1a7f10e341bd88")
