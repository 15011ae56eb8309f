// The screens of the grading table. Nothing of them is known to the first page: not even their names.

export const screens = {
  IntakeScreen: async () => (await import('../domains/intake/IntakeScreen.tsx')).IntakeScreen,
  GradingScreen: async () => (await import('../domains/intake/GradingScreen.tsx')).GradingScreen,
  ListingScreen: async () => (await import('../domains/intake/ListingScreen.tsx')).ListingScreen,
  ReviewScreen: async () => (await import('../domains/intake/ReviewScreen.tsx')).ReviewScreen,
}
