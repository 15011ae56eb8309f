import { documentOf } from '../../document.ts'
import type { HoldStyleOutfitMutation, HoldStyleOutfitMutationVariables } from '../types.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'
import { StyleOutfitFieldsFragmentDoc } from './StyleOutfitFieldsFragmentDoc.ts'

export const HoldStyleOutfitDocument = /* #__PURE__ */ documentOf<HoldStyleOutfitMutation, HoldStyleOutfitMutationVariables>("mutation holdStyleOutfit($id:ID!){__typename holdStyleOutfit(id:$id){__typename ...on HoldOutfitPayload{__typename expiresAt cart{__typename ...CartFields}outfit{__typename ...StyleOutfitFields}}...on OutfitNotHeld{__typename message itemNumbers}...on CartFull{__typename message}...on TooManyHolds{__typename message}}}", [CartGiftCardFieldsFragmentDoc, ItemCardFragmentDoc, AppliedGiftCardFieldsFragmentDoc, CartTotalsFieldsFragmentDoc, BundleFieldsFragmentDoc, CartShippingFieldsFragmentDoc, CartFieldsFragmentDoc, StyleOutfitFieldsFragmentDoc], "65eb2020e68f9bf55df865ba8b9b12e2a8f9d69ab26dc9f344dce016133259ac")
