import { documentOf } from '../../document.ts'
import type { RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables } from '../types.ts'

export const RemoveSavedSearchDocument = /* #__PURE__ */ documentOf<RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables>("mutation removeSavedSearch($id:ID!){__typename removeSavedSearch(id:$id){__typename id}}", [], "8b70ecc4e8a40cc0f7ed55f9efd79c6f3c1049db66efaf92d8cecc0e8b03f1e6")
