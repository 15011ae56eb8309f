import { documentOf } from '../../document.ts'
import type { DeleteStyleThreadMutation, DeleteStyleThreadMutationVariables } from '../types.ts'

export const DeleteStyleThreadDocument = /* #__PURE__ */ documentOf<DeleteStyleThreadMutation, DeleteStyleThreadMutationVariables>("mutation deleteStyleThread($id:ID!){__typename deleteStyleThread(id:$id){__typename id}}", [], "b03cae070874618ceabb599a72ee3e3a60968ee3e1908bd73d911ef2640f6931")
