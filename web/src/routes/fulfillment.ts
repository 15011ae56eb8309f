// Parcels on their way to a shopper.
import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./fulfillment-screens.ts'))

export const fulfillmentRoutes = [
  route('/shipment/$type/$orderId', 'ShipmentScreen'),
  route('/shipment/$type/$orderId/$shipment', 'ShipmentScreen'),
] as const
