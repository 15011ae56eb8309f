import { documentOf } from '../../document.ts'
import type { GetStyleOutfitQuery, GetStyleOutfitQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StyleOutfitFieldsFragmentDoc } from './StyleOutfitFieldsFragmentDoc.ts'

export const GetStyleOutfitDocument = /* #__PURE__ */ documentOf<GetStyleOutfitQuery, GetStyleOutfitQueryVariables>("query getStyleOutfit($threadId:ID!$id:ID!){__typename styleOutfit(threadId:$threadId id:$id){__typename ...StyleOutfitFields}}", [ItemCardFragmentDoc, StyleOutfitFieldsFragmentDoc], "c6b510a95a1431648312fecda853001b22ea0ccb4b131df78e8b5b0ddf958f03")
