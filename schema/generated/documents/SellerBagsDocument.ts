import { documentOf } from '../../document.ts'
import type { SellerBagsQuery, SellerBagsQueryVariables } from '../types.ts'
import { KitFieldsFragmentDoc } from './KitFieldsFragmentDoc.ts'
import { SellerBagFieldsFragmentDoc } from './SellerBagFieldsFragmentDoc.ts'

export const SellerBagsDocument = /* #__PURE__ */ documentOf<SellerBagsQuery, SellerBagsQueryVariables>("query sellerBags($bagType:String$page:Int$group:String$year:Int$sort:String){__typename sellerBags(bagType:$bagType page:$page group:$group year:$year sort:$sort){__typename nodes{__typename ...SellerBagFields}years totalCount hasNextPage}}", [KitFieldsFragmentDoc, SellerBagFieldsFragmentDoc], "7aa26815e280bfebc4288e09a084d65ca82736143a21d28bb05b8cbb987bd3ef")
