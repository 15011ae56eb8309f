// The address of what is new for a saved search. It names the pieces: once somebody has looked, the search
// has no news any more, and a page that is loaded again shows the same.

/** Returns the path of a saved search's page with these new pieces: "/saved/searches?new=…&pieces=12.15". */
export const newsHref = (searchId: string, itemNumbers: readonly number[]): string =>
  `/saved/searches?new=${searchId}&pieces=${itemNumbers.join('.')}`

type News = { searchId: string; itemNumbers: readonly number[] }

/**
 * Parses the query string of /saved/searches (`new`, `pieces`) as the id of a saved search and item numbers;
 * undefined when one of them is missing.
 */
export function readNews(search: string): News | undefined {
  const query = new URLSearchParams(search)
  const searchId = query.get('new')
  const itemNumbers = (query.get('pieces') ?? '').split('.').filter((one) => /^\d{1,12}$/.test(one))
  return searchId === null || itemNumbers.length === 0
    ? undefined
    : { searchId, itemNumbers: itemNumbers.map(Number) }
}
