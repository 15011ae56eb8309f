// The screens of bags and pieces; their names come with the first of them.

export const screens = {
  CleanoutsScreen: async () => (await import('../domains/consignment/CleanoutsScreen.tsx')).CleanoutsScreen,
  ItemsScreen: async () => (await import('../domains/consignment/ItemsScreen.tsx')).ItemsScreen,
  BagScreen: async () => (await import('../domains/consignment/BagScreen.tsx')).BagScreen,
  MyStockScreen: async () => (await import('../domains/partners/MyStockScreen.tsx')).MyStockScreen,
  MyPartnerPageScreen: async () =>
    (await import('../domains/partners/PartnerPageScreens.tsx')).MyPartnerPageScreen,
  ItemScreen: async () => (await import('../domains/consignment/ItemScreen.tsx')).ItemScreen,
}
