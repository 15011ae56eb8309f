// The screens of the search by picture; their names come with the first of them.

export const screens = {
  ImageSearchScreen: async () =>
    (await import('../domains/image-search/ImageSearchScreen.tsx')).ImageSearchScreen,
  ImageSearchShareScreen: async () =>
    (await import('../domains/image-search/ImageSearchShareScreen.tsx')).ImageSearchShareScreen,
  ImageSearchErrorScreen: async () =>
    (await import('../domains/image-search/ImageSearchErrorScreen.tsx')).ImageSearchErrorScreen,
}
