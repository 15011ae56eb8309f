import { documentOf } from '../../document.ts'
import type { CashOutMutation, CashOutMutationVariables } from '../types.ts'
import { CashOutFieldsFragmentDoc } from './CashOutFieldsFragmentDoc.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'
import { CashOutAnswerFragmentDoc } from './CashOutAnswerFragmentDoc.ts'

export const CashOutDocument = /* #__PURE__ */ documentOf<CashOutMutation, CashOutMutationVariables>("mutation cashOut($input:CashOutInput!){__typename cashOut(input:$input){__typename ...CashOutAnswer}}", [CashOutFieldsFragmentDoc, EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc, CashOutAnswerFragmentDoc], "3d2528d325005e4500b038d264b9234817f95fe5eaf447cec41f01a6991825a1")
