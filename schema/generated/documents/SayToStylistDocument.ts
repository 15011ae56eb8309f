import { documentOf } from '../../document.ts'
import type { SayToStylistMutation, SayToStylistMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StyleOutfitFieldsFragmentDoc } from './StyleOutfitFieldsFragmentDoc.ts'
import { StyleThreadFieldsFragmentDoc } from './StyleThreadFieldsFragmentDoc.ts'

export const SayToStylistDocument = /* #__PURE__ */ documentOf<SayToStylistMutation, SayToStylistMutationVariables>("mutation sayToStylist($input:SayToStylistInput!){__typename sayToStylist(input:$input){__typename ...on StyleThreadPayload{__typename thread{__typename ...StyleThreadFields}}...on UserError{__typename message}}}", [ItemCardFragmentDoc, StyleOutfitFieldsFragmentDoc, StyleThreadFieldsFragmentDoc], "10c77fe52494052c41a48595c43548068b2135b020744e494aaca6bc6011a9df")
