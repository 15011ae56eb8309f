import { documentOf } from '../../document.ts'
import type { GetDirectPriceGuideQuery, GetDirectPriceGuideQueryVariables } from '../types.ts'

export const GetDirectPriceGuideDocument = /* #__PURE__ */ documentOf<GetDirectPriceGuideQuery, GetDirectPriceGuideQueryVariables>("query getDirectPriceGuide($categoryId:Int!$brandName:String$condition:String!$price:Cents){__typename directPriceGuide(categoryId:$categoryId brandName:$brandName condition:$condition price:$price){__typename basis count low high suggested bars{__typename from to count}sold{__typename itemNumber photoId title sizeDisplay condition price days}days usualDiscount}}", [], "c1c9ab1cf1440cc08d2b9f33876b1685bcd30cc74011b4f122edd5bb469d7828")
