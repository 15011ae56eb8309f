import { documentOf } from '../../document.ts'
import type { CashOutAnswerFragment } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutFieldsFragmentDoc } from './CashOutFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'

export const CashOutAnswerFragmentDoc = /* #__PURE__ */ documentOf<CashOutAnswerFragment, unknown>("fragment CashOutAnswer on CashOutResult{__typename ...on CashOutPayload{__typename cashOut{__typename ...CashOutFields}setup{__typename ...CashOutSetupFields}}...on CashOutRefused{__typename message need}...on LegalAcceptRequired{__typename message}}", [EarningsFieldsFragmentDoc, CashOutFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc])
