// The screens that lead sellers in; their names come with the first of them.
export const screens = {
  CleanoutHomeScreen: async () =>
    (await import('../domains/cleanout/ways/CleanoutHomeScreen.tsx')).CleanoutHomeScreen,
  GuideScreen: async () => (await import('../domains/cleanout/ways/GuideScreen.tsx')).GuideScreen,
  CommonBrandsScreen: async () =>
    (await import('../domains/cleanout/ways/CommonBrandsScreen.tsx')).CommonBrandsScreen,
  IneligibleBrandsScreen: async () =>
    (await import('../domains/cleanout/ways/IneligibleBrandsScreen.tsx')).IneligibleBrandsScreen,
  ImpactScreen: async () => (await import('../domains/cleanout/ways/ImpactScreen.tsx')).ImpactScreen,
  EstimateScreen: async () => (await import('../domains/cleanout/ways/EstimateScreen.tsx')).EstimateScreen,
  ChooseServiceScreen: async () =>
    (await import('../domains/cleanout/ways/ChooseServiceScreen.tsx')).ChooseServiceScreen,
  StandardScreen: async () => (await import('../domains/cleanout/ways/ServiceScreen.tsx')).StandardScreen,
  PremiumScreen: async () => (await import('../domains/cleanout/ways/ServiceScreen.tsx')).PremiumScreen,
  DonationScreen: async () => (await import('../domains/cleanout/ways/ServiceScreen.tsx')).DonationScreen,
  BetaScreen: async () => (await import('../domains/cleanout/ways/BetaScreen.tsx')).BetaScreen,
  PartnerScreen: async () => (await import('../domains/cleanout/ways/PartnerScreen.tsx')).PartnerScreen,
  PartnerPageScreen: async () =>
    (await import('../domains/cleanout/partners/PartnerPageScreen.tsx')).PartnerPageScreen,
  RetailerFaqScreen: async () =>
    (await import('../domains/cleanout/partners/RetailerFaqScreen.tsx')).RetailerFaqScreen,
  RetailerLabelScreen: async () =>
    (await import('../domains/cleanout/partners/RetailerLabelScreen.tsx')).RetailerLabelScreen,
  WaitlistScreen: async () => (await import('../domains/waitlist/WaitlistScreen.tsx')).WaitlistScreen,
  DirectSurveyScreen: async () =>
    (await import('../domains/waitlist/DirectSurveyScreen.tsx')).DirectSurveyScreen,
  SurveyScreen: async () => (await import('../domains/cleanout/ways/SurveyScreen.tsx')).SurveyScreen,
}
