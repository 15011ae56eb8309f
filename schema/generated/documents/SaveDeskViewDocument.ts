import { documentOf } from '../../document.ts'
import type { SaveDeskViewMutation, SaveDeskViewMutationVariables } from '../types.ts'
import { DeskViewFieldsFragmentDoc } from './DeskViewFieldsFragmentDoc.ts'
import { DeskViewsOutcomeFragmentDoc } from './DeskViewsOutcomeFragmentDoc.ts'

export const SaveDeskViewDocument = /* #__PURE__ */ documentOf<SaveDeskViewMutation, SaveDeskViewMutationVariables>("mutation saveDeskView($input:SaveDeskViewInput!){__typename saveDeskView(input:$input){__typename ...DeskViewsOutcome}}", [DeskViewFieldsFragmentDoc, DeskViewsOutcomeFragmentDoc], "0deed1b8c22873ef75da368f458f66387149541546d9873e5bb7f11e58d2ffdc")
