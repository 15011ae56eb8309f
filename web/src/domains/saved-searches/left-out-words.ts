// The words to leave out, which are among the filters of a listing and apart in a search to save.
import type { FilterInput } from '@hemline/schema/generated/graphql.ts'

/** Returns the words to leave out that are among the filters of a search; empty without any. */
export const wordsOf = (filters: readonly FilterInput[]): string[] => [
  ...(filters.find(({ key }) => key === 'without')?.values ?? []),
]

/** Returns the filters without the words to leave out, which a search to save names apart. */
export const withoutWords = (filters: readonly FilterInput[]): FilterInput[] =>
  filters.filter(({ key }) => key !== 'without')
