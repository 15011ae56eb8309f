import { documentOf } from '../../document.ts'
import type { AskGoodyBoxMutation, AskGoodyBoxMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { GoodyBoxFieldsFragmentDoc } from './GoodyBoxFieldsFragmentDoc.ts'
import { GoodyBoxOutcomeFragmentDoc } from './GoodyBoxOutcomeFragmentDoc.ts'

export const AskGoodyBoxDocument = /* #__PURE__ */ documentOf<AskGoodyBoxMutation, AskGoodyBoxMutationVariables>("mutation askGoodyBox($input:AskGoodyBoxInput!){__typename askGoodyBox(input:$input){__typename ...GoodyBoxOutcome}}", [ItemCardFragmentDoc, GoodyBoxFieldsFragmentDoc, GoodyBoxOutcomeFragmentDoc], "235fdafe77370102c00b302155a4f199e0bfb65b86d33892c9f97fd69645cbf5")
