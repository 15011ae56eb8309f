// The screens of parcels and of people at work. Nothing of them is known to the first
// page: not even their names.

export const screens = {
  ShipmentScreen: async () => (await import('../domains/fulfillment/ShipmentScreen.tsx')).ShipmentScreen,
  EmployeeScreen: async () => (await import('../domains/employee/EmployeeScreen.tsx')).EmployeeScreen,
  PickScreen: async () => (await import('../domains/employee/PickScreen.tsx')).PickScreen,
  PackScreen: async () => (await import('../domains/employee/PackScreen.tsx')).PackScreen,
  OrdersScreen: async () => (await import('../domains/employee/OrdersScreen.tsx')).OrdersScreen,
  OrderScreen: async () => (await import('../domains/employee/OrderScreen.tsx')).OrderScreen,
}
