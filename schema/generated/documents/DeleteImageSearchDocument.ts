import { documentOf } from '../../document.ts'
import type { DeleteImageSearchMutation, DeleteImageSearchMutationVariables } from '../types.ts'

export const DeleteImageSearchDocument = /* #__PURE__ */ documentOf<DeleteImageSearchMutation, DeleteImageSearchMutationVariables>("mutation deleteImageSearch($id:ID!){__typename deleteImageSearch(id:$id){__typename id}}", [], "b81c636b7dff3a18c6db37e84a4260ddbca97298bb87c470dc25d7d2ee167ade")
