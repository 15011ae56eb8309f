// Parcels on their way, and the screens of people at work.
import { routeOf } from './screen-of.ts'

const route = routeOf(() => import('./staff-screens.ts'))

export const staffRoutes = [
  route('/shipment/$type/$orderId', 'ShipmentScreen'),
  route('/shipment/$type/$orderId/$shipment', 'ShipmentScreen'),
  route('/employee', 'EmployeeScreen'),
  route('/employee/pick', 'PickScreen'),
  route('/employee/pack', 'PackScreen'),
  route('/employee/orders', 'OrdersScreen'),
  route('/employee/orders/$orderId', 'OrderScreen'),
] as const
