import { documentOf } from '../../document.ts'
import type { GetWaitingRefundsQuery, GetWaitingRefundsQueryVariables } from '../types.ts'

export const GetWaitingRefundsDocument = /* #__PURE__ */ documentOf<GetWaitingRefundsQuery, GetWaitingRefundsQueryVariables>("query getWaitingRefunds($page:Int!=1){__typename waitingRefunds(page:$page){__typename nodes{__typename id orderId orderLabel email name amount because since toldAt next canRemind}totalCount hasNextPage}}", [], "12a144d46f8812cc4abd468654eafe55f0dac3effad2934b432012444ac19484")
