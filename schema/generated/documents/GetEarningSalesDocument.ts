import { documentOf } from '../../document.ts'
import type { GetEarningSalesQuery, GetEarningSalesQueryVariables } from '../types.ts'

export const GetEarningSalesDocument = /* #__PURE__ */ documentOf<GetEarningSalesQuery, GetEarningSalesQueryVariables>("query getEarningSales($page:Int$bagNumber:ID$state:String){__typename earningSales(page:$page bagNumber:$bagNumber state:$state){__typename nodes{__typename id itemNumber title brand photoId bagNumber price lines{__typename kind amount}earnings credit state soldAt availableAt clawedBackAt}totalCount hasNextPage}}", [], "861aa9d5afe971f5962a82920d8b953799d43db84844585794becf1cc1434dcc")
