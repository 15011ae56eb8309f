import { documentOf } from '../../document.ts'
import type { TurnEarningsToCreditMutation, TurnEarningsToCreditMutationVariables } from '../types.ts'
import { CashOutFieldsFragmentDoc } from './CashOutFieldsFragmentDoc.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'
import { CashOutAnswerFragmentDoc } from './CashOutAnswerFragmentDoc.ts'

export const TurnEarningsToCreditDocument = /* #__PURE__ */ documentOf<TurnEarningsToCreditMutation, TurnEarningsToCreditMutationVariables>("mutation turnEarningsToCredit($input:EarningsUseInput!){__typename turnEarningsToCredit(input:$input){__typename ...CashOutAnswer}}", [CashOutFieldsFragmentDoc, EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc, CashOutAnswerFragmentDoc], "f9f5b7f95abf93dd882a85a74768c85283ac9d43962fffbab571f0ddaa454c56")
