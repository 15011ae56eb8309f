import { documentOf } from '../../document.ts'
import type { GetEarningSalesQuery, GetEarningSalesQueryVariables } from '../types.ts'

export const GetEarningSalesDocument = /* #__PURE__ */ documentOf<GetEarningSalesQuery, GetEarningSalesQueryVariables>("query getEarningSales($page:Int$bagNumber:ID$state:String){__typename earningSales(page:$page bagNumber:$bagNumber state:$state){__typename nodes{__typename id itemNumber title brand photoId bagNumber price lines{__typename kind amount}earnings credit state soldAt availableAt holdDays path clawedBackAt}totalCount hasNextPage}}", [], "2d20b7c2fc795cafa54b7b88192031308f5fe5fb2815847490af1904af9dcad1")
