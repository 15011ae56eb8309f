import { documentOf } from '../../document.ts'
import type { RemoveChildSizesMutation, RemoveChildSizesMutationVariables } from '../types.ts'
import { ChildSizesFieldsFragmentDoc } from './ChildSizesFieldsFragmentDoc.ts'

export const RemoveChildSizesDocument = /* #__PURE__ */ documentOf<RemoveChildSizesMutation, RemoveChildSizesMutationVariables>("mutation removeChildSizes($id:ID!){__typename removeChildSizes(id:$id){__typename children{__typename ...ChildSizesFields}}}", [ChildSizesFieldsFragmentDoc], "1dc772b933edee381619d72649574241c7811e297c0a2f5cba4d037ba27c7473")
