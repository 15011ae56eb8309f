// Keeps the state of a table of the employee area in the URL: text, kind, state, order, hidden columns, page.
import { type SortedScreen, sortAfterPress } from '@hemline/rules/desk/sorting.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePlace } from '../../platform/place.ts'
import { keepList } from './last-list.ts'

/**
 * The state of a table. A page has a number, `page`, and where the table is long also begins after the row
 * `before` or ends ahead of the row `until`; each is '' on the first page.
 */
export type ListPlace = {
  q: string
  kind: string
  state: string
  sort: string
  hide: string
  before: string
  until: string
  page: string
}

/**
 * Hook: returns the state of a desk table in the URL, `place`, and the number of its page; `hrefOf` returns
 * the link with a part changed, on the first page again; `show` navigates there, `showPage` to another page,
 * and `pressSort` to the order after a press on a column; also `pathname` and `search`.
 */
export function useListPlace() {
  const router = useRouter()
  const { pathname, search } = usePlace()
  useEffect(() => void keepList(pathname, search), [pathname, search])
  const asked = new URLSearchParams(search)
  const place: ListPlace = {
    q: asked.get('q') ?? '',
    kind: asked.get('kind') ?? '',
    state: asked.get('state') ?? '',
    sort: asked.get('sort') ?? '',
    hide: asked.get('hide') ?? '',
    before: asked.get('before') ?? '',
    until: asked.get('until') ?? '',
    page: asked.get('page') ?? '',
  }
  const page = /^[1-9]\d{0,4}$/.test(place.page) ? Number(place.page) : 1
  /** Another text, kind, state or order begins at the first page again. */
  const hrefOf = (change: Partial<ListPlace>): string => {
    const wanted = Object.entries({ ...place, before: '', until: '', page: '', ...change }).filter(
      ([, value]) => value !== '',
    )
    const words = new URLSearchParams(wanted).toString()
    return words === '' ? pathname : `${pathname}?${words}`
  }
  const show = (change: Partial<ListPlace>) => void router.navigate({ href: hrefOf(change) })
  const showPage = (wanted: number) => show({ page: wanted === 1 ? '' : String(wanted) })
  const pressSort = (screen: SortedScreen, key: string) =>
    show({ sort: sortAfterPress(screen, place.sort, key) })
  return { pathname, search, place, page, hrefOf, show, showPage, pressSort }
}
