// Keeps the state of a table of the employee area in the URL: text, state, hidden columns, and the row before
// the page.
import { useRouter } from '@tanstack/react-router'
import { usePlace } from '../../platform/place.ts'

export type ListPlace = { q: string; state: string; hide: string; before: string }

/**
 * Hook: the state of a desk table in the URL. `place` has text (`q`), `state`, hidden columns and `before`
 * (page); `hrefOf` returns the link with a part changed, on the first page again; `show` navigates there;
 * also `pathname` and `search`.
 */
export function useListPlace() {
  const router = useRouter()
  const { pathname, search } = usePlace()
  const asked = new URLSearchParams(search)
  const place: ListPlace = {
    q: asked.get('q') ?? '',
    state: asked.get('state') ?? '',
    hide: asked.get('hide') ?? '',
    before: asked.get('before') ?? '',
  }
  /** Another text or state begins at the first page again. */
  const hrefOf = (change: Partial<ListPlace>): string => {
    const wanted = Object.entries({ ...place, before: '', ...change }).filter(([, value]) => value !== '')
    const words = new URLSearchParams(wanted).toString()
    return words === '' ? pathname : `${pathname}?${words}`
  }
  const show = (change: Partial<ListPlace>) => void router.navigate({ href: hrefOf(change) })
  return { pathname, search, place, hrefOf, show }
}
