import { documentOf } from '../../document.ts'
import type { GetSupplierPageQuery, GetSupplierPageQueryVariables } from '../types.ts'
import { SupplierPageFieldsFragmentDoc } from './SupplierPageFieldsFragmentDoc.ts'

export const GetSupplierPageDocument = /* #__PURE__ */ documentOf<GetSupplierPageQuery, GetSupplierPageQueryVariables>("query getSupplierPage($slug:String!){__typename supplierPage(slug:$slug){__typename ...SupplierPageFields}}", [SupplierPageFieldsFragmentDoc], "4dd9274a812a4eab4b79f638f206a14eff309eb34d37ec99d00c41ba8c217ddd")
