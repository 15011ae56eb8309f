import { documentOf } from '../../document.ts'
import type { GetCashOutsQuery, GetCashOutsQueryVariables } from '../types.ts'
import { CashOutFieldsFragmentDoc } from './CashOutFieldsFragmentDoc.ts'

export const GetCashOutsDocument = /* #__PURE__ */ documentOf<GetCashOutsQuery, GetCashOutsQueryVariables>("query getCashOuts($page:Int){__typename cashOuts(page:$page){__typename nodes{__typename ...CashOutFields}totalCount hasNextPage}}", [CashOutFieldsFragmentDoc], "67e738a7c4212dce552875d6d927806e5a5ef3439cc3683719761a068d45ea0c")
