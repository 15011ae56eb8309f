import { documentOf } from '../../document.ts'
import type { ClaimBagMutation, ClaimBagMutationVariables } from '../types.ts'
import { IntakeBagRowFragmentDoc } from './IntakeBagRowFragmentDoc.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'
import { IntakeBagFieldsFragmentDoc } from './IntakeBagFieldsFragmentDoc.ts'

export const ClaimBagDocument = /* #__PURE__ */ documentOf<ClaimBagMutation, ClaimBagMutationVariables>("mutation claimBag($bagId:ID!){__typename claimBag(bagId:$bagId){__typename ...on IntakeBagPayload{__typename bag{__typename ...IntakeBagFields}}...on BagTaken{__typename message by}...on IntakeRefusal{__typename message field}}}", [IntakeBagRowFragmentDoc, IntakePieceFieldsFragmentDoc, IntakeBagFieldsFragmentDoc], "dabe327caf5c51dc8441647e7d19b651311c846e0622fda6b46809d2e69d19e6")
