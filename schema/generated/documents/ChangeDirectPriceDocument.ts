import { documentOf } from '../../document.ts'
import type { ChangeDirectPriceMutation, ChangeDirectPriceMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const ChangeDirectPriceDocument = /* #__PURE__ */ documentOf<ChangeDirectPriceMutation, ChangeDirectPriceMutationVariables>("mutation changeDirectPrice($id:ID!$price:Cents!$floor:Cents$takesOffers:Boolean!$comesDown:Boolean!){__typename changeDirectPrice(id:$id price:$price floor:$floor takesOffers:$takesOffers comesDown:$comesDown){__typename ...on DirectListingPayload{__typename listing{__typename ...DirectListingFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "a4f7d5a8ea0ac356c0d097f253cc55dc42e93b7e9578c580cea486b7d1910dc9")
