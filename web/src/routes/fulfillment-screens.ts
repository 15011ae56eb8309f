// The screens of parcels. Nothing of them is known to the first page: not even their names.

export const screens = {
  ShipmentScreen: async () => (await import('../domains/fulfillment/ShipmentScreen.tsx')).ShipmentScreen,
}
