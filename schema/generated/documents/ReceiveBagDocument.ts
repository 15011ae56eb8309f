import { documentOf } from '../../document.ts'
import type { ReceiveBagMutation, ReceiveBagMutationVariables } from '../types.ts'
import { IntakeBagRowFragmentDoc } from './IntakeBagRowFragmentDoc.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'
import { IntakeBagFieldsFragmentDoc } from './IntakeBagFieldsFragmentDoc.ts'

export const ReceiveBagDocument = /* #__PURE__ */ documentOf<ReceiveBagMutation, ReceiveBagMutationVariables>("mutation receiveBag($input:ReceiveBagInput!){__typename receiveBag(input:$input){__typename ...on IntakeBagPayload{__typename bag{__typename ...IntakeBagFields}}...on WrongBagCode{__typename message reason}...on BagElsewhere{__typename message warehouseId}...on IntakeRefusal{__typename message field}}}", [IntakeBagRowFragmentDoc, IntakePieceFieldsFragmentDoc, IntakeBagFieldsFragmentDoc], "9e0afe48a1bcfea30cfe7aeb9efdcc71753535c13363ba5c844f2b1f3b8c92fe")
