import { documentOf } from '../../document.ts'
import type { ShareStyleOutfitMutation, ShareStyleOutfitMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StyleOutfitFieldsFragmentDoc } from './StyleOutfitFieldsFragmentDoc.ts'

export const ShareStyleOutfitDocument = /* #__PURE__ */ documentOf<ShareStyleOutfitMutation, ShareStyleOutfitMutationVariables>("mutation shareStyleOutfit($id:ID!$shared:Boolean!){__typename shareStyleOutfit(id:$id shared:$shared){__typename outfit{__typename ...StyleOutfitFields}}}", [ItemCardFragmentDoc, StyleOutfitFieldsFragmentDoc], "fcade6ed7339cf780a1dd3f7577239ee2490aa6f1fd176e274480f1504b9f6ec")
