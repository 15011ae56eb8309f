import { documentOf } from '../../document.ts'
import type { PutDeskViewFirstMutation, PutDeskViewFirstMutationVariables } from '../types.ts'
import { DeskViewFieldsFragmentDoc } from './DeskViewFieldsFragmentDoc.ts'
import { DeskViewsOutcomeFragmentDoc } from './DeskViewsOutcomeFragmentDoc.ts'

export const PutDeskViewFirstDocument = /* #__PURE__ */ documentOf<PutDeskViewFirstMutation, PutDeskViewFirstMutationVariables>("mutation putDeskViewFirst($id:ID!){__typename putDeskViewFirst(id:$id){__typename ...DeskViewsOutcome}}", [DeskViewFieldsFragmentDoc, DeskViewsOutcomeFragmentDoc], "fbbb35e784579abee40400266095aff6a0e9a60805e90e6e57ac1a422813d5f1")
