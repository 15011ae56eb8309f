// Where a screen is. While the next screen's code or data is on its way the router already knows the next
// address, and the old screen still stands: it has to go on reading its own.
import { useMatch } from '@tanstack/react-router'
import { stringifySearch } from './search-params.ts'

export type Place = { pathname: string; search: string }

/** Path and query string of the screen that asks. */
export function usePlace(): Place {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const search = useMatch({ strict: false, select: (match) => stringifySearch(match.search) })
  return { pathname, search }
}
