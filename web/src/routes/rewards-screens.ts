// The screens of the rewards program and of credit; their cache's names come with the first of them.

export const screens = {
  BenefitsScreen: async () => (await import('../domains/rewards/BenefitsScreen.tsx')).BenefitsScreen,
  RedeemScreen: async () => (await import('../domains/rewards/RedeemScreen.tsx')).RedeemScreen,
  RewardsActivityScreen: async () =>
    (await import('../domains/rewards/RewardsActivityScreen.tsx')).RewardsActivityScreen,
  CreditsScreen: async () => (await import('../domains/rewards/CreditsScreen.tsx')).CreditsScreen,
}
