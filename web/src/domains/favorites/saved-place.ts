// What the address of the saved pieces says: which of them, in which order, and on which page.
import {
  type FavoriteShow,
  type FavoriteSort,
  favoriteShows,
  favoriteSorts,
} from '@hemline/rules/favorites/saved-view.ts'

/** Ranges of prices to choose from, in cents, by their name in the address. */
export const priceRanges = {
  'under-25': { label: 'Under $25', maxPrice: 2499 },
  '25-50': { label: '$25 to $50', minPrice: 2500, maxPrice: 5000 },
  '50-100': { label: '$50 to $100', minPrice: 5000, maxPrice: 10_000 },
  'over-100': { label: 'Over $100', minPrice: 10_001 },
} as const
type PriceRange = keyof typeof priceRanges

export const sortLabels: Readonly<Record<FavoriteSort, string>> = {
  loved: 'Last saved first',
  drop: 'Largest price drop',
  price_low_high: 'Price, low to high',
  price_high_low: 'Price, high to low',
}
export const showLabels: Readonly<Record<FavoriteShow, string>> = {
  all: 'All',
  drops: 'Price drops',
  free: 'Still free',
  sold: 'Sold',
}

const known = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value)

export type SavedPlace = {
  sort: FavoriteSort
  show: FavoriteShow
  kind: string | undefined
  price: PriceRange | undefined
  list: string | undefined
}

/**
 * Parses the query string of /saved/favorites into sort order (else 'loved'), what to show (else 'all'),
 * range of prices, kind and list. Unknown orders, shows and ranges are ignored; kind and list are returned
 * unchecked.
 */
export function readSaved(search: string): SavedPlace {
  const query = new URLSearchParams(search)
  return {
    sort: known(favoriteSorts, query.get('sort')) ?? 'loved',
    show: known(favoriteShows, query.get('show')) ?? 'all',
    kind: query.get('kind') ?? undefined,
    price: known(Object.keys(priceRanges) as PriceRange[], query.get('price')),
    list: query.get('list') ?? undefined,
  }
}

/** Returns the FavoritesView input for the API from the parsed query string; prices in cents. */
export function viewOf({ sort, show, kind, price, list }: SavedPlace) {
  const range: { minPrice?: number; maxPrice?: number } = price ? priceRanges[price] : {}
  return {
    sort,
    show,
    kind: kind ?? null,
    listId: list ?? null,
    minPrice: range.minPrice ?? null,
    maxPrice: range.maxPrice ?? null,
  }
}

/**
 * Returns the URL of /saved/favorites with one parameter set, or removed when the value is empty; the page
 * number is dropped.
 */
export function savedHref(search: string, key: keyof SavedPlace, value: string | undefined): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (value) query.set(key, value)
  else query.delete(key)
  const text = query.toString()
  return text === '' ? '/saved/favorites' : `/saved/favorites?${text}`
}
