// What employees say of a piece beside its facts: that it is seldom seen, and the campaigns that it belongs
// to (specification §3 is_rare_find, search_tags).

/** The tags for campaigns, which the filter search_tags reads. */
export const searchTags = [
  'vacation',
  'capsule wardrobe',
  'office',
  'holiday',
  'weekend',
  'layering',
] as const

/** The picture that a rare find wears. */
export const rareFindBadge = '/badges/rare-find.svg'

/** Returns tags, each once, in the order of the shop's list; tags that the list does not have come last. */
export const tagsInOrder = (tags: readonly string[]): string[] => [
  ...searchTags.filter((tag) => tags.includes(tag)),
  ...new Set(tags.filter((tag) => !isSearchTag(tag))),
]

/** Returns whether a text is one of the tags for campaigns. */
export const isSearchTag = (text: string): boolean => (searchTags as readonly string[]).includes(text)
