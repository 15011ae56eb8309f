// Keeps the state of a table of the employee area in the URL: text, kind, state, hidden columns and page.
import { useRouter } from '@tanstack/react-router'
import { usePlace } from '../../platform/place.ts'

/**
 * The state of a table. Its pages begin after the row `before`, or have a number, `page`; each is '' on the
 * first page.
 */
export type ListPlace = {
  q: string
  kind: string
  state: string
  hide: string
  before: string
  page: string
}

/**
 * Hook: the state of a desk table in the URL, `place`, and the number of its page; `hrefOf` returns the link
 * with a part changed, on the first page again; `show` navigates there, and `showPage` to another page; also
 * `pathname` and `search`.
 */
export function useListPlace() {
  const router = useRouter()
  const { pathname, search } = usePlace()
  const asked = new URLSearchParams(search)
  const place: ListPlace = {
    q: asked.get('q') ?? '',
    kind: asked.get('kind') ?? '',
    state: asked.get('state') ?? '',
    hide: asked.get('hide') ?? '',
    before: asked.get('before') ?? '',
    page: asked.get('page') ?? '',
  }
  const page = /^[1-9]\d{0,4}$/.test(place.page) ? Number(place.page) : 1
  /** Another text, kind or state begins at the first page again. */
  const hrefOf = (change: Partial<ListPlace>): string => {
    const wanted = Object.entries({ ...place, before: '', page: '', ...change }).filter(
      ([, value]) => value !== '',
    )
    const words = new URLSearchParams(wanted).toString()
    return words === '' ? pathname : `${pathname}?${words}`
  }
  const show = (change: Partial<ListPlace>) => void router.navigate({ href: hrefOf(change) })
  const showPage = (wanted: number) => show({ page: wanted === 1 ? '' : String(wanted) })
  return { pathname, search, place, page, hrefOf, show, showPage }
}
