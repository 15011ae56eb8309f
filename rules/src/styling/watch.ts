// "Tell me when something better comes": the listing of the pieces that could take the place of
// one piece of an outfit. A shopper saves the listing like any other, so that alerts, rhythm and stop button
// are those of saved searches.
import { kindBySlug } from '../catalogue/kinds/kinds.ts'
import type { Slot } from '../discovery/slots.ts'
import { leftOutKey } from '../saved-searches/listing-to-save.ts'
import { leftOutMost, leftOutWord } from '../search/left-out.ts'
import { withFilter } from '../search/listing-url.ts'
import { wishPurpose } from './answer.ts'
import type { Ban, Brief } from './brief.ts'
import { type Chosen, kindsFor, totalOf } from './compose.ts'
import { cutSlots, departmentsFor, isWanted, type SavedSizes, type StylePiece, sizesFor } from './limits.ts'
import { poolFilters } from './pool-filters.ts'

const plurals: Readonly<Record<Slot, string>> = {
  dress: 'Dresses',
  top: 'Tops',
  layer: 'Layers',
  coat: 'Coats',
  bottom: 'Bottoms',
  shoes: 'Shoes',
  bag: 'Bags',
  jewelry: 'Jewelry',
  extra: 'Accessories',
}

/** Wants that a listing can filter by. The kinds of a slot follow from `kindsFor`. */
const filterable: readonly string[] = [
  'color_names',
  'advanced_color_names',
  'materials',
  'brand_name_tags',
  'pattern',
  'style_tags',
  'neckline_tags',
  'sleeve_length',
]
/** Bans whose values are words that a piece's title, brand, color or cloth would say. */
const sayable: readonly string[] = [
  'color_names',
  'advanced_color_names',
  'materials',
  'brand_name_tags',
  'animal',
  'any',
]

type Filter = { key: string; values: string[] }
/** A listing that can be saved as a search. */
export type Watch = { title: string; path: string; filters: Filter[] }

const byKey = (wants: readonly Ban[]): Filter[] => {
  const keys = [...new Set(wants.map(({ key }) => key))]
  return keys.map((key) => ({
    key,
    values: [...new Set(wants.filter((one) => one.key === key).flatMap(({ values }) => values))],
  }))
}

/** A want is looked for in this piece's place when the piece meets it, or when nothing in the outfit does. */
const wantsHere = (
  worn: readonly Chosen<StylePiece>[],
  { slot, piece }: Chosen<StylePiece>,
  { wants }: Brief,
): Ban[] =>
  wants.filter(
    (want) =>
      filterable.includes(want.key) &&
      (isWanted(piece, want) ||
        (cutSlots.includes(slot) && !worn.some((other) => isWanted(other.piece, want)))),
  )

/**
 * Returns the listing of pieces that could replace `chosen` in the outfit `worn`: its kinds, sizes and
 * department, what was wanted and refused, and at most the price that keeps the outfit within the budget.
 */
export function watchFor(
  worn: readonly Chosen<StylePiece>[],
  chosen: Chosen<StylePiece>,
  { brief, saved }: { brief: Brief; saved: SavedSizes },
): Watch {
  const { slot } = chosen
  const rest = totalOf(worn.filter((one) => one !== chosen))
  const most =
    brief.budgetCents === null ? null : Math.max(chosen.piece.price_cents, brief.budgetCents - rest)
  const found = poolFilters(
    { ...brief, budgetCents: most },
    {
      slot,
      kinds: kindsFor(brief, slot),
      sizes: sizesFor(brief, saved, slot),
      departments: departmentsFor(brief.department, slot),
    },
  )
  const refused = new Set(
    found.without.filter(({ key }) => key === 'category_tags').flatMap(({ values }) => values),
  )
  const filters = [
    ...found.filters.map(({ key, values }) => ({
      key,
      values: values.filter((value) => key !== 'category_tags' || !isRefused(value, refused)),
    })),
    ...byKey(wantsHere(worn, chosen, brief)),
  ]
  // "down" as a word would leave out button-down shirts too.
  const leftOut = brief.bans
    .filter(({ key }) => sayable.includes(key))
    .flatMap(({ values }) =>
      values.flatMap((value) => (value === 'down' ? [] : (leftOutWord(value.replaceAll('-', ' ')) ?? []))),
    )
    .slice(0, leftOutMost)
  const all = [...filters, { key: leftOutKey, values: leftOut }].filter(({ values }) => values.length > 0)
  return {
    title: `${plurals[slot]}${wishPurpose(brief)}`,
    path: `/products${all.reduce((search, { key, values }) => withFilter(search, key, values), '')}`,
    filters: all,
  }
}

const isRefused = (slug: string, refused: ReadonlySet<string>): boolean => {
  const kind = kindBySlug(slug)
  return [slug, ...(kind ? [kind.root, ...kind.alsoIn] : [])].some((one) => refused.has(one))
}
