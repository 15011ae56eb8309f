// The screens of the style chat; their names come with the first of them.

export const screens = {
  StyleChatScreen: async () => (await import('../domains/styling/StyleChatScreen.tsx')).StyleChatScreen,
  ChatsScreen: async () => (await import('../domains/styling/ChatsScreen.tsx')).ChatsScreen,
  ThreadScreen: async () => (await import('../domains/styling/ThreadScreen.tsx')).ThreadScreen,
  OutfitPageScreen: async () => (await import('../domains/styling/OutfitPageScreen.tsx')).OutfitPageScreen,
}
