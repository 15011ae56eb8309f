// The screens of an account and its orders; their names come with the first of them.

export const screens = {
  LogInScreen: async () => (await import('../domains/identity/LogInScreen.tsx')).LogInScreen,
  SignUpScreen: async () => (await import('../domains/identity/SignUpScreen.tsx')).SignUpScreen,
  PasswordScreen: async () => (await import('../domains/identity/PasswordScreen.tsx')).PasswordScreen,
  PasswordChangeScreen: async () =>
    (await import('../domains/identity/PasswordChangeScreen.tsx')).PasswordChangeScreen,
  MyScreen: async () => (await import('../domains/account/MyScreen.tsx')).MyScreen,
  OrdersScreen: async () => (await import('../domains/orders/OrdersScreen.tsx')).OrdersScreen,
  OrderScreen: async () => (await import('../domains/orders/OrderScreen.tsx')).OrderScreen,
  HubScreen: async () => (await import('../domains/cases/HubScreen.tsx')).HubScreen,
  HubTermsScreen: async () => (await import('../domains/cases/TermsScreen.tsx')).TermsScreen,
  CasesScreen: async () => (await import('../domains/cases/CasesScreen.tsx')).CasesScreen,
  CaseScreen: async () => (await import('../domains/cases/CaseScreen.tsx')).CaseScreen,
  GiftReturnScreen: async () => (await import('../domains/returns/GiftReturnScreen.tsx')).GiftReturnScreen,
  ReturnScreen: async () => (await import('../domains/returns/ReturnScreen.tsx')).ReturnScreen,
  ReturnsScreen: async () => (await import('../domains/returns/ReturnsScreen.tsx')).ReturnsScreen,
  ReturnDetailScreen: async () =>
    (await import('../domains/returns/ReturnDetailScreen.tsx')).ReturnDetailScreen,
  EditReturnScreen: async () => (await import('../domains/returns/EditReturnScreen.tsx')).EditReturnScreen,
  AskGoodyScreen: async () => (await import('../domains/goody-boxes/AskGoodyScreen.tsx')).AskGoodyScreen,
  GoodyBoxScreen: async () => (await import('../domains/goody-boxes/GoodyBoxScreen.tsx')).GoodyBoxScreen,
  BundleScreen: async () => (await import('../domains/orders/BundleScreen.tsx')).BundleScreen,
  ConfirmationScreen: async () =>
    (await import('../domains/orders/ConfirmationScreen.tsx')).ConfirmationScreen,
  ActivityScreen: async () => (await import('../domains/notifications/ActivityScreen.tsx')).ActivityScreen,
  SubscriptionsScreen: async () =>
    (await import('../domains/notifications/SubscriptionsScreen.tsx')).SubscriptionsScreen,
  UnsubscribeScreen: async () =>
    (await import('../domains/notifications/UnsubscribeScreen.tsx')).UnsubscribeScreen,
  MySizesScreen: async () => (await import('../domains/size-profile/MySizesScreen.tsx')).MySizesScreen,
  InvitesScreen: async () => (await import('../domains/referrals/InvitesScreen.tsx')).InvitesScreen,
  GiftScreen: async () => (await import('../domains/referrals/GiftScreen.tsx')).GiftScreen,
  SettingsScreen: async () => (await import('../domains/identity/SettingsScreen.tsx')).SettingsScreen,
}
