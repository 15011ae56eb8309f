// The screens about the shop itself; their names come with the first of them.

export const screens = {
  LegalScreen: async () => (await import('../domains/legal/LegalScreen.tsx')).LegalScreen,
  AboutScreen: async () => (await import('../domains/company/AboutScreen.tsx')).AboutScreen,
  ConceptScreen: async () => (await import('../domains/company/ConceptScreen.tsx')).ConceptScreen,
  GiftCardsScreen: async () => (await import('../domains/gift-cards/GiftCardsScreen.tsx')).GiftCardsScreen,
  BalanceScreen: async () => (await import('../domains/gift-cards/BalanceScreen.tsx')).BalanceScreen,
  BoughtCardsScreen: async () =>
    (await import('../domains/gift-cards/BoughtCardsScreen.tsx')).BoughtCardsScreen,
  RescuesScreen: async () => (await import('../domains/rescues/RescuesScreen.tsx')).RescuesScreen,
  RescueGroupScreen: async () => (await import('../domains/rescues/RescueGroupScreen.tsx')).RescueGroupScreen,
  RescueCheckoutScreen: async () =>
    (await import('../domains/rescues/RescueCheckoutScreen.tsx')).RescueCheckoutScreen,
  RescueConfirmationScreen: async () =>
    (await import('../domains/rescues/RescueConfirmationScreen.tsx')).RescueConfirmationScreen,
  FindAnythingScreen: async () =>
    (await import('../domains/company/FindAnythingScreen.tsx')).FindAnythingScreen,
  ContactScreen: async () => (await import('../domains/company/ContactScreen.tsx')).ContactScreen,
  SupportScreen: async () => (await import('../domains/company/SupportScreen.tsx')).SupportScreen,
  GoodbyeScreen: async () => (await import('../domains/company/GoodbyeScreen.tsx')).GoodbyeScreen,
  RobotsScreen: async () => (await import('../domains/company/RobotsScreen.tsx')).RobotsScreen,
  SitemapScreen: async () => (await import('../domains/company/SitemapScreen.tsx')).SitemapScreen,
  ResaleScreen: async () => (await import('../domains/resale/ResaleScreen.tsx')).ResaleScreen,
  ResaleReportScreen: async () =>
    (await import('../domains/resale/ResaleReportScreen.tsx')).ResaleReportScreen,
  PrivacyScreen: async () => (await import('../domains/privacy/PrivacyScreen.tsx')).PrivacyScreen,
  PrivacyConfirmationScreen: async () =>
    (await import('../domains/privacy/PrivacyConfirmationScreen.tsx')).PrivacyConfirmationScreen,
  DeleteScreen: async () => (await import('../domains/privacy/DeleteScreen.tsx')).DeleteScreen,
  DeletionLinkScreen: async () =>
    (await import('../domains/privacy/DeletionLinkScreen.tsx')).DeletionLinkScreen,
}

/** Imports the module that sends the company pages' first requests before their screens have loaded. */
export const early = () => import('../domains/company/early.ts')
