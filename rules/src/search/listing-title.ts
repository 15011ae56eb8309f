// Composes the title of a listing (specification §5: built from brand, category, style and condition;
// fallback 'Item').
import { joinLabels, lowerWords, sentenceName } from '../common/labels.ts'
import type { Condition } from '../vocabulary/items.ts'

/** The parts of a title, each as display text. */
export type TitleParts = {
  /** Department in front of the noun: 'Women’s', 'Plus'; empty for a listing of all departments. */
  owner?: string | undefined
  brands?: readonly string[]
  categories?: readonly string[] | undefined
  styles?: readonly string[]
  conditions?: readonly Condition[]
}

const lowerFirst = (text: string) =>
  /^[A-Z][a-z’' ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Condition grades that share the word 'condition': 'excellent & good condition'. */
const grades: Partial<Record<Condition, string>> = {
  excellent: 'excellent',
  very_good: 'very good',
  good: 'good',
}
const otherConditions: Partial<Record<Condition, string>> = {
  new_with_tags: 'new with tags',
  repaired: 'repaired',
  flawed_gem: 'flawed gems',
}

function conditionWords(conditions: readonly Condition[]): string {
  const others = conditions.flatMap((one) => otherConditions[one] ?? [])
  const graded = conditions.flatMap((one) => grades[one] ?? [])
  const words = joinLabels([...others, ...graded])
  return graded.length > 0 ? `${words} condition` : words
}

/** Most brands, categories or styles that a title names; the chips list all of them. */
const namedMost = 4
const named = (labels: readonly string[]): string =>
  joinLabels(
    labels.length > namedMost
      ? [...labels.slice(0, namedMost - 1), `${labels.length - namedMost + 1} more`]
      : labels,
  )

/**
 * Returns the title of a listing: 'Women’s Theory & Vince dresses, minimal, excellent condition'. Without
 * a category the noun is 'Item'.
 */
export function listingTitle({
  owner = '',
  brands = [],
  categories = [],
  styles = [],
  conditions = [],
}: TitleParts): string {
  const before = [owner, named(brands)].filter(Boolean).join(' ')
  const noun = named(categories)
  const bare = styles.length === 0 && conditions.length === 0
  // A brand or department by itself is a title: 'Theory', 'Women'.
  const things = noun
    ? before
      ? lowerWords(noun)
      : sentenceName(noun)
    : before && bare
      ? ''
      : before
        ? 'items'
        : 'Item'
  const style = named(styles.map(lowerFirst))
  const condition = conditionWords(conditions)
  return [[before, things].filter(Boolean).join(' '), style, condition].filter(Boolean).join(', ')
}
