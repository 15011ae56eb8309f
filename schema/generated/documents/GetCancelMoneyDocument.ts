import { documentOf } from '../../document.ts'
import type { GetCancelMoneyQuery, GetCancelMoneyQueryVariables } from '../types.ts'

export const GetCancelMoneyDocument = /* #__PURE__ */ documentOf<GetCancelMoneyQuery, GetCancelMoneyQueryVariables>("query getCancelMoney($id:ID!$accessKey:String$lineIds:[ID!]!){__typename cancelMoney(id:$id accessKey:$accessKey lineIds:$lineIds){__typename rows{__typename key label amount}total back}}", [], "332faeca397abd88b69facc19a352e112b47c8d83ee536e692c10c45f5aa7bfa")
