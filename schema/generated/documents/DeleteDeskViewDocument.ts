import { documentOf } from '../../document.ts'
import type { DeleteDeskViewMutation, DeleteDeskViewMutationVariables } from '../types.ts'
import { DeskViewFieldsFragmentDoc } from './DeskViewFieldsFragmentDoc.ts'
import { DeskViewsOutcomeFragmentDoc } from './DeskViewsOutcomeFragmentDoc.ts'

export const DeleteDeskViewDocument = /* #__PURE__ */ documentOf<DeleteDeskViewMutation, DeleteDeskViewMutationVariables>("mutation deleteDeskView($id:ID!){__typename deleteDeskView(id:$id){__typename ...DeskViewsOutcome}}", [DeskViewFieldsFragmentDoc, DeskViewsOutcomeFragmentDoc], "0e1ce64d40250b7096d3674f7c1a5638e6c9711a99cf336a1bf7f2b3be30d66b")
