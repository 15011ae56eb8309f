// What the address of the resolution hub says of a concern without an order: "?about=bag&bag=204411".
import { hubKindWords } from '@hemline/rules/cases/kinds.ts'
import type { CaseKind } from '@hemline/schema/generated/graphql.ts'

/** A concern without an order: its kind, if a page of the shop named one, and the number of its bag. */
export type Concern = { readonly kind: CaseKind | null; readonly bag: string | null }

/**
 * Returns the concern that the address names, with the bag it is about (null unless 1 to 24 letters, digits,
 * _ or -); `kind` is null for "else". Null for an address that names no concern.
 */
export function concernOf(asked: URLSearchParams): Concern | null {
  const about = asked.get('about')
  const kind = hubKindWords.find((one) => one.about === 'nothing' && one.kind === about)?.kind ?? null
  if (kind === null && about !== 'else') return null
  const bag = asked.get('bag')
  return { kind, bag: bag !== null && /^[\w-]{1,24}$/.test(bag) ? bag : null }
}
