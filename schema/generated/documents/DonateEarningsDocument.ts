import { documentOf } from '../../document.ts'
import type { DonateEarningsMutation, DonateEarningsMutationVariables } from '../types.ts'
import { CashOutFieldsFragmentDoc } from './CashOutFieldsFragmentDoc.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'
import { CashOutAnswerFragmentDoc } from './CashOutAnswerFragmentDoc.ts'

export const DonateEarningsDocument = /* #__PURE__ */ documentOf<DonateEarningsMutation, DonateEarningsMutationVariables>("mutation donateEarnings($input:DonateEarningsInput!){__typename donateEarnings(input:$input){__typename ...CashOutAnswer}}", [CashOutFieldsFragmentDoc, EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc, CashOutAnswerFragmentDoc], "0c80eab47272e664b10f18f39a29b9e17f0ec0ae407808df092911c623249e96")
