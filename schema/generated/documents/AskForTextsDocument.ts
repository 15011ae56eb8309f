import { documentOf } from '../../document.ts'
import type { AskForTextsMutation, AskForTextsMutationVariables } from '../types.ts'
import { TextsOutcomeFragmentDoc } from './TextsOutcomeFragmentDoc.ts'

export const AskForTextsDocument = /* #__PURE__ */ documentOf<AskForTextsMutation, AskForTextsMutationVariables>("mutation askForTexts($phone:String!){__typename askForTexts(phone:$phone){__typename ...TextsOutcome}}", [TextsOutcomeFragmentDoc], "f2b554955c9f0c45462afc259e00e7e8d91fd12713dd6e20638aad83840d96e4")
