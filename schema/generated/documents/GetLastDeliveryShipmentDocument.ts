import { documentOf } from '../../document.ts'
import type { GetLastDeliveryShipmentQuery, GetLastDeliveryShipmentQueryVariables } from '../types.ts'

export const GetLastDeliveryShipmentDocument = /* #__PURE__ */ documentOf<GetLastDeliveryShipmentQuery, GetLastDeliveryShipmentQueryVariables>("query getLastDeliveryShipment{__typename lastDeliveryShipment{__typename id deliveredAt orderId}}", [], "97ae38b145b1c3223e7e9377881801b8232b36dd0fef5996d9b5a321423fba2c")
