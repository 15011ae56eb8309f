// Parcels on their way, and the screens of people at work.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

const parent = { getParentRoute: () => rootRoute }
const shipment = lazyRouteComponent(() => import('../domains/fulfillment/ShipmentScreen.tsx'), 'ShipmentScreen')

export const shipmentRoute = createRoute({ ...parent, path: '/shipment/$type/$orderId', component: shipment })
export const shipmentParcelRoute = createRoute({ ...parent, path: '/shipment/$type/$orderId/$shipment', component: shipment })
export const employeeRoute = createRoute({
  ...parent,
  path: '/employee',
  component: lazyRouteComponent(() => import('../domains/employee/EmployeeScreen.tsx'), 'EmployeeScreen'),
})
export const pickRoute = createRoute({
  ...parent,
  path: '/employee/pick',
  component: lazyRouteComponent(() => import('../domains/employee/PickScreen.tsx'), 'PickScreen'),
})
export const packRoute = createRoute({
  ...parent,
  path: '/employee/pack',
  component: lazyRouteComponent(() => import('../domains/employee/PackScreen.tsx'), 'PackScreen'),
})
export const staffOrdersRoute = createRoute({
  ...parent,
  path: '/employee/orders',
  component: lazyRouteComponent(() => import('../domains/employee/OrdersScreen.tsx'), 'OrdersScreen'),
})
export const staffOrderRoute = createRoute({
  ...parent,
  path: '/employee/orders/$orderId',
  component: lazyRouteComponent(() => import('../domains/employee/OrderScreen.tsx'), 'OrderScreen'),
})
