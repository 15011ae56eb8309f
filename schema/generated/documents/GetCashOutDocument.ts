import { documentOf } from '../../document.ts'
import type { GetCashOutQuery, GetCashOutQueryVariables } from '../types.ts'
import { CashOutFieldsFragmentDoc } from './CashOutFieldsFragmentDoc.ts'

export const GetCashOutDocument = /* #__PURE__ */ documentOf<GetCashOutQuery, GetCashOutQueryVariables>("query getCashOut($id:ID!){__typename cashOut(id:$id){__typename ...CashOutFields}}", [CashOutFieldsFragmentDoc], "55de32a34c1b04b8b41eb250dc3a447ef3cc625e930a496282232752a3f8b29e")
