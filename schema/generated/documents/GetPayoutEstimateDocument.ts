import { documentOf } from '../../document.ts'
import type { GetPayoutEstimateQuery, GetPayoutEstimateQueryVariables } from '../types.ts'
import { EstimatedPayoutFieldsFragmentDoc } from './EstimatedPayoutFieldsFragmentDoc.ts'

export const GetPayoutEstimateDocument = /* #__PURE__ */ documentOf<GetPayoutEstimateQuery, GetPayoutEstimateQueryVariables>("query getPayoutEstimate($input:PayoutEstimateInput!){__typename payoutEstimate(input:$input){__typename ...on PayoutEstimate{__typename service condition brandName tier categoryName basis basedOn count from{__typename ...EstimatedPayoutFields}to{__typename ...EstimatedPayoutFields}bagFee windowDays}...on TooFewSold{__typename message count needed}...on NoPayoutForBrand{__typename message}...on EstimateRefused{__typename message field}}}", [EstimatedPayoutFieldsFragmentDoc], "4e8c8607bf533f4023b4dd8e14174c3c9d2b28b5ddf3dbb4667a6042995a1e0a")
