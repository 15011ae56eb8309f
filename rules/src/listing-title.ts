// How a listing is called (specification §5: built from brand, category, style and condition; fallback 'Item').
import { joinLabels } from './labels.ts'
import type { Condition } from './vocabulary/items.ts'

export type TitleParts = {
  /** Whose: 'Women’s', 'Plus'; empty when the listing is everybody's. */
  owner?: string
  brands?: readonly string[]
  categories?: readonly string[]
  styles?: readonly string[]
  conditions?: readonly Condition[]
}

const lowerFirst = (text: string) => (/^[A-Z][a-z’' ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

const conditionWords: Record<Condition, string> = {
  new_with_tags: 'new with tags',
  excellent: 'excellent condition',
  very_good: 'very good condition',
  good: 'good condition',
  repaired: 'repaired',
  flawed_gem: 'flawed gems',
}

/** 'Women’s Theory & Vince dresses, minimal, excellent condition'. Without a category the noun is 'Item'. */
export function listingTitle({ owner = '', brands = [], categories = [], styles = [], conditions = [] }: TitleParts): string {
  const before = [owner, joinLabels(brands)].filter(Boolean).join(' ')
  const noun = joinLabels(categories)
  const bare = styles.length === 0 && conditions.length === 0
  // A brand or department by itself is a title: 'Theory', 'Women'.
  const things = noun ? (before ? lowerWords(noun) : noun) : before && bare ? '' : before ? 'items' : 'Item'
  const style = joinLabels(styles.map(lowerFirst))
  const condition = joinLabels(conditions.map((one) => conditionWords[one]))
  return [[before, things].filter(Boolean).join(' '), style, condition].filter(Boolean).join(', ')
}

/** 'Coats & Jackets' → 'coats & jackets'; phrases with a single capital letter keep it: 'T-Shirts' → 'T-shirts'. */
function lowerWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/\bt-shirt/g, 'T-shirt')
    .replace(/\bv-neck/g, 'V-neck')
    .replace(/\ba-line/g, 'A-line')
}
