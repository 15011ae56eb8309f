import { documentOf } from '../../document.ts'
import type { GetSupplierQuery, GetSupplierQueryVariables } from '../types.ts'

export const GetSupplierDocument = /* #__PURE__ */ documentOf<GetSupplierQuery, GetSupplierQueryVariables>("query getSupplier($reference:String!){__typename supplier(reference:$reference){__typename id name slug path active isRental filterKey bannerText logoText description bannerImages bannerAlt logo itemCount brandCount savingsPercent}}", [], "1c3dc0dc7cad22d9f96a52f8500d6e097249977ec6da02c46d6525f4e6439fc9")
