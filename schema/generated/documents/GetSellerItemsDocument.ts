import { documentOf } from '../../document.ts'
import type { GetSellerItemsQuery, GetSellerItemsQueryVariables } from '../types.ts'
import { SellerItemFieldsFragmentDoc } from './SellerItemFieldsFragmentDoc.ts'

export const GetSellerItemsDocument = /* #__PURE__ */ documentOf<GetSellerItemsQuery, GetSellerItemsQueryVariables>("query getSellerItems($status:String$bagNumber:ID$page:Int){__typename sellerItems(status:$status bagNumber:$bagNumber page:$page){__typename totalCount counts{__typename status label count}nodes{__typename ...SellerItemFields}}}", [SellerItemFieldsFragmentDoc], "354468d73f40ff87a9b3bf0c0bf17f2944bd36a2f19c4dba7df525598c27bb64")
