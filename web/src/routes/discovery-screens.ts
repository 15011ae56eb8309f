// The screens that lead into the shop; their names come with the first of them.

export const screens = {
  SupplierScreen: async () => (await import('../domains/discovery/SupplierScreen.tsx')).SupplierScreen,
  BrandsScreen: async () => (await import('../domains/discovery/BrandsScreen.tsx')).BrandsScreen,
  LandingScreen: async () => (await import('../domains/discovery/LandingScreen.tsx')).LandingScreen,
  SimilarScreen: async () => (await import('../domains/discovery/SimilarScreen.tsx')).SimilarScreen,
  MenuScreen: async () => (await import('../domains/discovery/MenuScreen.tsx')).MenuScreen,
  IdenticalScreen: async () => (await import('../domains/discovery/IdenticalScreen.tsx')).IdenticalScreen,
  FeaturedScreen: async () => (await import('../domains/discovery/FeaturedScreen.tsx')).FeaturedScreen,
  OutfitsScreen: async () => (await import('../domains/discovery/OutfitsScreen.tsx')).OutfitsScreen,
}
