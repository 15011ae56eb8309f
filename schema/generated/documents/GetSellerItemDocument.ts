import { documentOf } from '../../document.ts'
import type { GetSellerItemQuery, GetSellerItemQueryVariables } from '../types.ts'
import { SellerItemFieldsFragmentDoc } from './SellerItemFieldsFragmentDoc.ts'

export const GetSellerItemDocument = /* #__PURE__ */ documentOf<GetSellerItemQuery, GetSellerItemQueryVariables>("query getSellerItem($itemNumber:Float!){__typename sellerItem(itemNumber:$itemNumber){__typename ...SellerItemFields drops{__typename at price}prices{__typename at price}history{__typename id at words price}}}", [SellerItemFieldsFragmentDoc], "a9bad65181f7b26018d6317a3636ae8abf542d001ca55cca9cd60a6adb605c4d")
