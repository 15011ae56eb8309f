import { documentOf } from '../../document.ts'
import type { GetKitQuery, GetKitQueryVariables } from '../types.ts'
import { KitFieldsFragmentDoc } from './KitFieldsFragmentDoc.ts'

export const GetKitDocument = /* #__PURE__ */ documentOf<GetKitQuery, GetKitQueryVariables>("query getKit($id:ID!){__typename kit(id:$id){__typename ...KitFields}}", [KitFieldsFragmentDoc], "ac951579060e8b1d0006aefe672f2da505d584d6cd594663fac11462a0b9d46a")
