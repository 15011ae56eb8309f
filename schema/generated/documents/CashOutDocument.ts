import { documentOf } from '../../document.ts'
import type { CashOutMutation, CashOutMutationVariables } from '../types.ts'
import { CashOutFieldsFragmentDoc } from './CashOutFieldsFragmentDoc.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'
import { CashOutAnswerFragmentDoc } from './CashOutAnswerFragmentDoc.ts'

export const CashOutDocument = /* #__PURE__ */ documentOf<CashOutMutation, CashOutMutationVariables>("mutation cashOut($input:CashOutInput!){__typename cashOut(input:$input){__typename ...CashOutAnswer}}", [CashOutFieldsFragmentDoc, EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc, CashOutAnswerFragmentDoc], "e6398ea66001db54515a8168783ebc8c649f447e92fc00077812618d653e8e05")
