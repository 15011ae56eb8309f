// Parcels on their way, and the screens of people at work.
import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { screenOf } from './screen-of.ts'

const parent = { getParentRoute: () => rootRoute }
const screen = screenOf(() => import('./staff-screens.ts'))
const shipment = screen('ShipmentScreen')

export const shipmentRoute = createRoute({ ...parent, path: '/shipment/$type/$orderId', component: shipment })
export const shipmentParcelRoute = createRoute({ ...parent, path: '/shipment/$type/$orderId/$shipment', component: shipment })
export const employeeRoute = createRoute({
  ...parent,
  path: '/employee',
  component: screen('EmployeeScreen'),
})
export const pickRoute = createRoute({
  ...parent,
  path: '/employee/pick',
  component: screen('PickScreen'),
})
export const packRoute = createRoute({
  ...parent,
  path: '/employee/pack',
  component: screen('PackScreen'),
})
export const staffOrdersRoute = createRoute({
  ...parent,
  path: '/employee/orders',
  component: screen('OrdersScreen'),
})
export const staffOrderRoute = createRoute({
  ...parent,
  path: '/employee/orders/$orderId',
  component: screen('OrderScreen'),
})
