// The screens of kits; their names come with the first of them.

export const screens = {
  SellScreen: async () => (await import('../domains/cleanout/kits/SellScreen.tsx')).SellScreen,
  VisitorScreen: async () => (await import('../domains/cleanout/kits/VisitorScreen.tsx')).VisitorScreen,
  VisitorSellScreen: async () =>
    (await import('../domains/cleanout/kits/VisitorSellScreen.tsx')).VisitorSellScreen,
  VisitorDoneScreen: async () =>
    (await import('../domains/cleanout/kits/VisitorDoneScreen.tsx')).VisitorDoneScreen,
  VisitorOrderScreen: async () =>
    (await import('../domains/cleanout/kits/VisitorOrderScreen.tsx')).VisitorOrderScreen,
  VisitorOrderV2Screen: async () =>
    (await import('../domains/cleanout/kits/VisitorOrderScreen.tsx')).VisitorOrderV2Screen,
  PromoScreen: async () => (await import('../domains/cleanout/kits/PromoScreen.tsx')).PromoScreen,
  ActivateScreen: async () => (await import('../domains/cleanout/kits/ActivateScreen.tsx')).ActivateScreen,
  ActivatedScreen: async () => (await import('../domains/cleanout/kits/ActivatedScreen.tsx')).ActivatedScreen,
  LabelScreen: async () => (await import('../domains/cleanout/kits/LabelScreen.tsx')).LabelScreen,
  MyKitsScreen: async () => (await import('../domains/cleanout/kits/MyKitsScreen.tsx')).MyKitsScreen,
}
