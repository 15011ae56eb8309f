import { documentOf } from '../../document.ts'
import type { GetGoodyBoxQuery, GetGoodyBoxQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { GoodyBoxFieldsFragmentDoc } from './GoodyBoxFieldsFragmentDoc.ts'

export const GetGoodyBoxDocument = /* #__PURE__ */ documentOf<GetGoodyBoxQuery, GetGoodyBoxQueryVariables>("query getGoodyBox($id:ID!){__typename goodyBox(id:$id){__typename ...GoodyBoxFields}}", [ItemCardFragmentDoc, GoodyBoxFieldsFragmentDoc], "631d82ff2b2e436b38fe92c8b86b79b437ac8b14148c5ce26741182175dfa084")
