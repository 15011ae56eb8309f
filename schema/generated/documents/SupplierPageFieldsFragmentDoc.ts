import { documentOf } from '../../document.ts'
import type { SupplierPageFieldsFragment } from '../types.ts'

export const SupplierPageFieldsFragmentDoc = /* #__PURE__ */ documentOf<SupplierPageFieldsFragment, unknown>("fragment SupplierPageFields on SupplierPage{__typename id supplierId slug kind title path version name logoText bannerText description moneyDoes pictureAlt wide narrow logo changes{__typename id at by words}}", [])
