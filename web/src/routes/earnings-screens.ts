// The screens of earnings and the ways they leave; their names come with the first of them.

export const screens = {
  MyEarningsScreen: async () => (await import('../domains/earnings/MyEarningsScreen.tsx')).MyEarningsScreen,
  EarningsScreen: async () => (await import('../domains/earnings/EarningsScreen.tsx')).EarningsScreen,
  CashOutScreen: async () => (await import('../domains/earnings/CashOutScreen.tsx')).CashOutScreen,
  CashScreen: async () => (await import('../domains/earnings/CashScreen.tsx')).CashScreen,
  CreditCashScreen: async () => (await import('../domains/earnings/CreditCashScreen.tsx')).CreditCashScreen,
  CreditScreen: async () => (await import('../domains/earnings/CreditScreen.tsx')).CreditScreen,
  DonateScreen: async () => (await import('../domains/earnings/DonateScreen.tsx')).DonateScreen,
  GiveScreen: async () => (await import('../domains/earnings/GiveScreen.tsx')).GiveScreen,
  DonationScreen: async () => (await import('../domains/earnings/DonationScreen.tsx')).DonationScreen,
  ResultScreen: async () => (await import('../domains/earnings/ResultScreen.tsx')).ResultScreen,
  VerifyEmailScreen: async () =>
    (await import('../domains/earnings/VerifyEmailScreen.tsx')).VerifyEmailScreen,
}
