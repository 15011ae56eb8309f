import { documentOf } from '../../document.ts'
import type { RemoveStyleChipMutation, RemoveStyleChipMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StyleOutfitFieldsFragmentDoc } from './StyleOutfitFieldsFragmentDoc.ts'
import { StyleThreadFieldsFragmentDoc } from './StyleThreadFieldsFragmentDoc.ts'

export const RemoveStyleChipDocument = /* #__PURE__ */ documentOf<RemoveStyleChipMutation, RemoveStyleChipMutationVariables>("mutation removeStyleChip($threadId:ID!$key:String!){__typename removeStyleChip(threadId:$threadId key:$key){__typename ...on StyleThreadPayload{__typename thread{__typename ...StyleThreadFields}}...on UserError{__typename message}}}", [ItemCardFragmentDoc, StyleOutfitFieldsFragmentDoc, StyleThreadFieldsFragmentDoc], "f02cb4c0d25f57aa7a14ee561d39ae2c33cbb5b2f876572c11ff455773409840")
