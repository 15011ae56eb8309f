import { documentOf } from '../../document.ts'
import type { ReleaseBagMutation, ReleaseBagMutationVariables } from '../types.ts'
import { IntakeBagRowFragmentDoc } from './IntakeBagRowFragmentDoc.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'
import { IntakeBagFieldsFragmentDoc } from './IntakeBagFieldsFragmentDoc.ts'

export const ReleaseBagDocument = /* #__PURE__ */ documentOf<ReleaseBagMutation, ReleaseBagMutationVariables>("mutation releaseBag($bagId:ID!){__typename releaseBag(bagId:$bagId){__typename ...on IntakeBagPayload{__typename bag{__typename ...IntakeBagFields}}...on IntakeRefusal{__typename message field}}}", [IntakeBagRowFragmentDoc, IntakePieceFieldsFragmentDoc, IntakeBagFieldsFragmentDoc], "7bb798dd12d7665594c66a5153a3a379991b6c72498239fbe67b245f490b54ac")
