// The address of the screen that asks. While the next screen loads, the router already has the next address,
// but the old screen still stands and must go on reading its own.
import { useMatch } from '@tanstack/react-router'
import { stringifySearch } from './search-params.ts'

export type Place = { pathname: string; search: string }

/** Hook: returns the path and the query string (with its "?") of the screen that calls it. */
export function usePlace(): Place {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const search = useMatch({ strict: false, select: (match) => stringifySearch(match.search) })
  return { pathname, search }
}
