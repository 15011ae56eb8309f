import { documentOf } from '../../document.ts'
import type { TurnEarningsToCreditMutation, TurnEarningsToCreditMutationVariables } from '../types.ts'
import { CashOutFieldsFragmentDoc } from './CashOutFieldsFragmentDoc.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'
import { CashOutAnswerFragmentDoc } from './CashOutAnswerFragmentDoc.ts'

export const TurnEarningsToCreditDocument = /* #__PURE__ */ documentOf<TurnEarningsToCreditMutation, TurnEarningsToCreditMutationVariables>("mutation turnEarningsToCredit($input:EarningsUseInput!){__typename turnEarningsToCredit(input:$input){__typename ...CashOutAnswer}}", [CashOutFieldsFragmentDoc, EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc, CashOutAnswerFragmentDoc], "190da0da4f645cad5bba0a9aa61b3a2829ebcbda2cacc4554b3a75529c3b8a6b")
