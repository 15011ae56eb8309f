// The screens of what somebody picked out; their names come with the first of them.

export const screens = {
  CartScreen: async () => (await import('../domains/cart/CartScreen.tsx')).CartScreen,
  AddedScreen: async () => (await import('../domains/cart/AddedScreen.tsx')).AddedScreen,
  CheckoutScreen: async () => (await import('../domains/checkout/CheckoutScreen.tsx')).CheckoutScreen,
  StorefrontScreen: async () => (await import('../domains/storefront/StorefrontScreen.tsx')).StorefrontScreen,
  SharedScreen: async () => (await import('../domains/favorites/SharedScreen.tsx')).SharedScreen,
  SavedSearchesScreen: async () =>
    (await import('../domains/saved-searches/SavedSearchesScreen.tsx')).SavedSearchesScreen,
  StopBuyingScreen: async () => (await import('../domains/auto-buys/StopBuyingScreen.tsx')).StopBuyingScreen,
  FavoritesScreen: async () => (await import('../domains/favorites/FavoritesScreen.tsx')).FavoritesScreen,
}
