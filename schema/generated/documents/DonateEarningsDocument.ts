import { documentOf } from '../../document.ts'
import type { DonateEarningsMutation, DonateEarningsMutationVariables } from '../types.ts'
import { CashOutFieldsFragmentDoc } from './CashOutFieldsFragmentDoc.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'
import { CashOutAnswerFragmentDoc } from './CashOutAnswerFragmentDoc.ts'

export const DonateEarningsDocument = /* #__PURE__ */ documentOf<DonateEarningsMutation, DonateEarningsMutationVariables>("mutation donateEarnings($input:DonateEarningsInput!){__typename donateEarnings(input:$input){__typename ...CashOutAnswer}}", [CashOutFieldsFragmentDoc, EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc, CashOutAnswerFragmentDoc], "cb4a6952a1d41ff01b5208853f20074f71f3ef3b595994e8e070f69402262c13")
