import { documentOf } from '../../document.ts'
import type { GetCashOutQuery, GetCashOutQueryVariables } from '../types.ts'
import { CashOutFieldsFragmentDoc } from './CashOutFieldsFragmentDoc.ts'

export const GetCashOutDocument = /* #__PURE__ */ documentOf<GetCashOutQuery, GetCashOutQueryVariables>("query getCashOut($id:ID!){__typename cashOut(id:$id){__typename ...CashOutFields}}", [CashOutFieldsFragmentDoc], "d8a0e6fa2c5ab5c1d0c0b71342f7688310abbff760d7e2594c4a7c46c07a0249")
