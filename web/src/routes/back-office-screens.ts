// The screens of the back office. Nothing of them is known to the first page: not even their names.

export const screens = {
  ItemsScreen: async () => (await import('../domains/employee/ItemsScreen.tsx')).ItemsScreen,
  ItemScreen: async () => (await import('../domains/employee/ItemScreen.tsx')).ItemScreen,
  PreviewScreen: async () => (await import('../domains/employee/PreviewScreen.tsx')).PreviewScreen,
  ReturnsScreen: async () => (await import('../domains/employee/ReturnsScreen.tsx')).ReturnsScreen,
  JobsScreen: async () => (await import('../domains/employee/JobsScreen.tsx')).JobsScreen,
}
