// What somebody asks of a picture, as it stands in the address: the frame, the balance, the filters.
import { chosenFilters, withFilter } from '@hemline/rules/search/listing-url.ts'
import { profileSizes } from '@hemline/rules/size-profile/my-sizes.ts'
import { type FilterInput, GetSizeProfilesDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { sameScreen } from '../../platform/focus.ts'
import { usePlace } from '../../platform/place.ts'
import { useSession } from '../identity/session.tsx'
import { type Box, boxOf, boxText } from './crop.ts'

const mySizesKey = 'my_sizes'
const usualBalance = 0.5

export type Look = {
  search: string
  /** The frame of the address; undefined while it stands on the largest thing. */
  box: Box | undefined
  balance: number
  /** The filters as the API takes them: saved sizes as sizes. */
  filters: FilterInput[]
  /** Undefined where the viewer has no saved sizes. */
  mySizes: boolean | undefined
  frame: (box: Box | undefined) => void
  weigh: (balance: number) => void
  filter: (key: string, values: readonly string[]) => void
  /** Goes to another query string of this page. */
  go: (search: string) => void
  toggleMySizes: () => void
  withoutFilters: () => void
}

/** Returns the ids of the viewer's saved sizes of all departments; none for visitors. */
function useSavedSizes(): readonly number[] {
  const { loggedIn } = useSession()
  const [{ data }] = useQuery({ query: GetSizeProfilesDocument, pause: !loggedIn })
  const profiles = loggedIn ? (data?.sizeProfiles ?? []) : []
  const ids = profiles.filter(({ enabled }) => enabled).flatMap((one) => profileSizes(one))
  return [...new Set(ids)]
}

function balanceOf(text: string | null): number {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return value >= 0 && value <= 1 ? value : usualBalance
}

/**
 * Hook: returns what the URL asks of a picture search: `box` (part of the picture), `balance` (kind or
 * color), `filters`, `mySizes`; and functions that change the URL: `frame`, `weigh`, `filter`,
 * `toggleMySizes`, `withoutFilters`.
 */
export function useLook(): Look {
  const { pathname, search } = usePlace()
  const router = useRouter()
  const sizes = useSavedSizes()
  const params = new URLSearchParams(search)
  const go = (next: string, replace = false) =>
    void router.navigate({ href: `${pathname}${next}`, replace, resetScroll: false, state: sameScreen })
  const wantsMine = params.get(mySizesKey) === 'true'
  const own = chosenFilters(search).filter(({ key }) => key !== mySizesKey)
  const mine = wantsMine && sizes.length > 0 ? [{ key: 'sizing_id', values: sizes.map(String) }] : []
  return {
    search,
    box: boxOf(params.get('box')),
    balance: balanceOf(params.get('balance')),
    filters: [...own, ...mine].map(({ key, values }) => ({ key, values: [...values] })),
    mySizes: sizes.length > 0 ? wantsMine : undefined,
    frame: (box) => go(withFilter(search, 'box', box ? boxText(box).split(',') : []), true),
    weigh: (balance) =>
      go(withFilter(search, 'balance', balance === usualBalance ? [] : [String(balance)]), true),
    go: (next) => go(next),
    filter: (key, values) => go(withFilter(search, key, values)),
    toggleMySizes: () => go(withFilter(search, mySizesKey, wantsMine ? [] : ['true'])),
    withoutFilters: () =>
      go([...own.map(({ key }) => key), mySizesKey].reduce((rest, key) => withFilter(rest, key, []), search)),
  }
}
