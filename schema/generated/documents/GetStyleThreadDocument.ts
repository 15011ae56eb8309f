import { documentOf } from '../../document.ts'
import type { GetStyleThreadQuery, GetStyleThreadQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StyleOutfitFieldsFragmentDoc } from './StyleOutfitFieldsFragmentDoc.ts'
import { StyleThreadFieldsFragmentDoc } from './StyleThreadFieldsFragmentDoc.ts'

export const GetStyleThreadDocument = /* #__PURE__ */ documentOf<GetStyleThreadQuery, GetStyleThreadQueryVariables>("query getStyleThread($id:ID!){__typename styleThread(id:$id){__typename ...StyleThreadFields}}", [ItemCardFragmentDoc, StyleOutfitFieldsFragmentDoc, StyleThreadFieldsFragmentDoc], "3f9713cb4dddd7c34920e38d16ca623deca678723b83b0c00e83bbe02ffb970b")
