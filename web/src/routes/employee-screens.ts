// The screens of the employee area. Nothing of them is known to the first page: not even their names.

export const screens = {
  EmployeeScreen: async () => (await import('../domains/employee/EmployeeScreen.tsx')).EmployeeScreen,
  PickScreen: async () => (await import('../domains/employee/PickScreen.tsx')).PickScreen,
  ShelfScreen: async () => (await import('../domains/bins/ShelfScreen.tsx')).ShelfScreen,
  PackScreen: async () => (await import('../domains/employee/PackScreen.tsx')).PackScreen,
  OrdersScreen: async () => (await import('../domains/employee/OrdersScreen.tsx')).OrdersScreen,
  OrderScreen: async () => (await import('../domains/employee/OrderScreen.tsx')).OrderScreen,
  PeopleScreen: async () => (await import('../domains/employee/PeopleScreen.tsx')).PeopleScreen,
  BagsScreen: async () => (await import('../domains/employee/BagsScreen.tsx')).BagsScreen,
  ParcelsScreen: async () => (await import('../domains/employee/ParcelsScreen.tsx')).ParcelsScreen,
  PersonScreen: async () => (await import('../domains/employee/PersonScreen.tsx')).PersonScreen,
  ItemsScreen: async () => (await import('../domains/employee/ItemsScreen.tsx')).ItemsScreen,
  ItemScreen: async () => (await import('../domains/employee/ItemScreen.tsx')).ItemScreen,
  PreviewScreen: async () => (await import('../domains/employee/PreviewScreen.tsx')).PreviewScreen,
  StaffGoodyScreen: async () =>
    (await import('../domains/goody-boxes/StaffGoodyScreen.tsx')).StaffGoodyScreen,
  StaffRescuesScreen: async () =>
    (await import('../domains/rescues/StaffRescuesScreen.tsx')).StaffRescuesScreen,
  WaitingRefundsScreen: async () =>
    (await import('../domains/employee/WaitingRefundsScreen.tsx')).WaitingRefundsScreen,
  StaffCasesScreen: async () => (await import('../domains/cases/StaffCasesScreen.tsx')).StaffCasesScreen,
  StaffCaseScreen: async () => (await import('../domains/cases/StaffCaseScreen.tsx')).StaffCaseScreen,
  StaffReturnsScreen: async () =>
    (await import('../domains/returns/StaffReturnsScreen.tsx')).StaffReturnsScreen,
  StaffReturnScreen: async () => (await import('../domains/returns/StaffReturnScreen.tsx')).StaffReturnScreen,
  ReturnsScreen: async () => (await import('../domains/employee/ReturnsScreen.tsx')).ReturnsScreen,
  ContentScreen: async () => (await import('../domains/content/ContentScreen.tsx')).ContentScreen,
  ContentReleaseScreen: async () =>
    (await import('../domains/content/ContentReleaseScreen.tsx')).ContentReleaseScreen,
  HomeEditsScreen: async () => (await import('../domains/home-edits/HomeEditsScreen.tsx')).HomeEditsScreen,
  PartnersScreen: async () => (await import('../domains/partners/PartnersScreen.tsx')).PartnersScreen,
  PartnerScreen: async () => (await import('../domains/partners/PartnerScreen.tsx')).PartnerScreen,
  PartnerFeedScreen: async () =>
    (await import('../domains/partners/PartnerFeedScreen.tsx')).PartnerFeedScreen,
  StaffPartnerPageScreen: async () =>
    (await import('../domains/partners/PartnerPageScreens.tsx')).StaffPartnerPageScreen,
  FlagsScreen: async () => (await import('../domains/experiments/FlagsScreen.tsx')).FlagsScreen,
  ExperimentsScreen: async () =>
    (await import('../domains/experiments/ExperimentsScreen.tsx')).ExperimentsScreen,
  ExperimentScreen: async () =>
    (await import('../domains/experiments/ExperimentScreen.tsx')).ExperimentScreen,
  SearchesScreen: async () => (await import('../domains/employee/SearchesScreen.tsx')).SearchesScreen,
  AnalyticsScreen: async () => (await import('../domains/analytics/AnalyticsScreen.tsx')).AnalyticsScreen,
  JobsScreen: async () => (await import('../domains/employee/JobsScreen.tsx')).JobsScreen,
}
