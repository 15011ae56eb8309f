import { documentOf } from '../../document.ts'
import type { FinishBagMutation, FinishBagMutationVariables } from '../types.ts'
import { IntakeBagRowFragmentDoc } from './IntakeBagRowFragmentDoc.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'
import { IntakeBagFieldsFragmentDoc } from './IntakeBagFieldsFragmentDoc.ts'

export const FinishBagDocument = /* #__PURE__ */ documentOf<FinishBagMutation, FinishBagMutationVariables>("mutation finishBag($bagId:ID!$reason:String){__typename finishBag(bagId:$bagId reason:$reason){__typename ...on IntakeBagPayload{__typename bag{__typename ...IntakeBagFields}}...on IntakeRefusal{__typename message field}}}", [IntakeBagRowFragmentDoc, IntakePieceFieldsFragmentDoc, IntakeBagFieldsFragmentDoc], "98d394cd47e628678cd7292afcd10f095bfacae5c178932bc01ae5e65f4ee5a0")
