import { documentOf } from '../../document.ts'
import type { GetSupplierQuery, GetSupplierQueryVariables } from '../types.ts'

export const GetSupplierDocument = /* #__PURE__ */ documentOf<GetSupplierQuery, GetSupplierQueryVariables>("query getSupplier($reference:String!){__typename supplier(reference:$reference){__typename id name slug path active isRental filterKey bannerText logoText description bannerImages logo itemCount brandCount savingsPercent}}", [], "770931705d9ba14087514ddf395b5926389877dab9f230d3ae7772061526cdc7")
