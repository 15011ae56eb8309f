import { documentOf } from '../../document.ts'
import type { GetCashOutSetupQuery, GetCashOutSetupQueryVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'

export const GetCashOutSetupDocument = /* #__PURE__ */ documentOf<GetCashOutSetupQuery, GetCashOutSetupQueryVariables>("query getCashOutSetup{__typename cashOutSetup{__typename ...CashOutSetupFields}}", [EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc], "81500e881eb58ecdb0c8d47f9347845dfd162f9cef5fceace226be5ef35da1d0")
