import { documentOf } from '../../document.ts'
import type { GetCashOutsQuery, GetCashOutsQueryVariables } from '../types.ts'
import { CashOutFieldsFragmentDoc } from './CashOutFieldsFragmentDoc.ts'

export const GetCashOutsDocument = /* #__PURE__ */ documentOf<GetCashOutsQuery, GetCashOutsQueryVariables>("query getCashOuts($page:Int){__typename cashOuts(page:$page){__typename nodes{__typename ...CashOutFields}totalCount hasNextPage}}", [CashOutFieldsFragmentDoc], "c08e69f3c057cbf0674f443d82c1ba66634b4c8fdd291fb4df2159f2185d5098")
