import { documentOf } from '../../document.ts'
import type { ConfirmTextsMutation, ConfirmTextsMutationVariables } from '../types.ts'
import { TextsOutcomeFragmentDoc } from './TextsOutcomeFragmentDoc.ts'

export const ConfirmTextsDocument = /* #__PURE__ */ documentOf<ConfirmTextsMutation, ConfirmTextsMutationVariables>("mutation confirmTexts($code:String!){__typename confirmTexts(code:$code){__typename ...TextsOutcome}}", [TextsOutcomeFragmentDoc], "c87d293323d7e5511229aefddf06c2e5a3acd72d9a74232269c25bcd515983aa")
