import { documentOf } from '../../document.ts'
import type { GetBagEarningsQuery, GetBagEarningsQueryVariables } from '../types.ts'

export const GetBagEarningsDocument = /* #__PURE__ */ documentOf<GetBagEarningsQuery, GetBagEarningsQueryVariables>("query getBagEarnings($bagNumber:ID!){__typename bagEarnings(bagNumber:$bagNumber){__typename bagNumber brought pending cleared nextClearsAt lastClearsAt undated available receipts{__typename id receiptNumber charityName pieces amount givenAt}}}", [], "86990abe4f0296b261617128ba20708928bb75a5d358debfd6b6910dc47cecaf")
