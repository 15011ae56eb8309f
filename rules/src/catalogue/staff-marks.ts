// What employees say of a piece beside its facts: that it is seldom seen, and the campaigns that it belongs
// to (specification §3 is_rare_find, search_tags, access_levels, curation_ids; decision 0279).
import { earlyAccessLevel } from './product-access.ts'

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

/** The most collections that a piece belongs to. */
export const curationsMost = 10
/** Returns whether a text is the number of a collection: 1 to 9999. */
export const isCuration = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text)
/** Returns the numbers of collections, each once, the lowest first. */
export const curationsInOrder = (ids: readonly string[]): string[] =>
  [...new Set(ids.map((one) => one.trim()))].toSorted((a, b) => Number(a) - Number(b))

/** Returns a piece's access levels with or without early access; other levels stay. */
export const withEarlyAccess = (levels: readonly string[], isEarly: boolean): string[] => [
  ...levels.filter((one) => one !== earlyAccessLevel),
  ...(isEarly ? [earlyAccessLevel] : []),
]
/** Returns whether members of the upper tiers may buy a piece of these levels first. */
export const isEarlyAccess = (levels: readonly string[]): boolean => levels.includes(earlyAccessLevel)
