// The screens of selling from one person to another; their names come with the first of them.

export const screens = {
  SellScreen: async () => (await import('../domains/direct-sell/SellScreen.tsx')).SellScreen,
  OpenedScreen: async () => (await import('../domains/direct-sell/OpenedScreen.tsx')).OpenedScreen,
  CreateScreen: async () => (await import('../domains/direct-sell/listing/CreateScreen.tsx')).CreateScreen,
  ListedScreen: async () => (await import('../domains/direct-sell/listing/ListedScreen.tsx')).ListedScreen,
  SaleScreen: async () => (await import('../domains/direct-sell/sales/SaleScreen.tsx')).SaleScreen,
  PurchasesScreen: async () =>
    (await import('../domains/direct-sell/sales/PurchasesScreen.tsx')).PurchasesScreen,
  OffersScreen: async () => (await import('../domains/offers/OffersScreen.tsx')).OffersScreen,
  OfferScreen: async () => (await import('../domains/offers/OfferScreen.tsx')).OfferScreen,
  StaffReportsScreen: async () =>
    (await import('../domains/safety/StaffReportsScreen.tsx')).StaffReportsScreen,
  StaffDirectScreen: async () =>
    (await import('../domains/direct-sell/StaffDirectScreen.tsx')).StaffDirectScreen,
}
