import { documentOf } from '../../document.ts'
import type { GetCashOutSetupQuery, GetCashOutSetupQueryVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'

export const GetCashOutSetupDocument = /* #__PURE__ */ documentOf<GetCashOutSetupQuery, GetCashOutSetupQueryVariables>("query getCashOutSetup{__typename cashOutSetup{__typename ...CashOutSetupFields}}", [EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc], "8314fec89e1432052549a6ca2422788443013769bc951f48f32be5ca512f5851")
