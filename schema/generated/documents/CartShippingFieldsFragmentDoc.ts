import { documentOf } from '../../document.ts'
import type { CartShippingFieldsFragment } from '../types.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'

export const CartShippingFieldsFragmentDoc = /* #__PURE__ */ documentOf<CartShippingFieldsFragment, unknown>("fragment CartShippingFields on Cart{__typename groups{__typename key deliveryKey source title shipFrom estimate minEstimate maxEstimate shipsSeparately warehouseId productIds}shippingOptions{__typename id groupKey deliveryEstimate descriptionOverride dropshipperId label maxShippingEstimate minShippingEstimate name price productId productKey selected serviceType tax shippingEstimateDetailed{__typename itemNumbers minEstimate maxEstimate warehouseId}}cartIncentives{__typename id type state content percent}bundleMessages activeBundle{__typename ...BundleFields}}", [BundleFieldsFragmentDoc])
