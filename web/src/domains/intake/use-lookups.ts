// Loads lookups of the grading station while somebody types: brands by their first letters, and prices of
// similar pieces. Typing never waits for them.
import { brandKeyOf } from '@hemline/rules/intake/intake.ts'
import {
  GetIntakeBrandsDocument,
  GetIntakeLikelyDocument,
  type GetIntakeLikelyQuery,
  GetIntakeSuggestionDocument,
  type GetIntakeSuggestionQuery,
} from '@hemline/schema/generated/graphql.ts'
import { useRef } from 'react'
import { useClient, useQuery } from 'urql'
import type { Draft, DraftBrand, Step } from './draft.ts'

/** An option of the station's type-ahead fields. */
export type Option = { key: string; label: string; detail?: string; hex?: string }
/** What a piece of the kind and brand is likeliest to be. */
export type Likely = NonNullable<GetIntakeLikelyQuery['intakeLikely']>
export type Suggestion = GetIntakeSuggestionQuery['intakeSuggestion']

/**
 * Hook: looks up brands for the typed text in the brand step. Returns `options` for the list (with "Add …"
 * for a new brand), `found` brands, `settled`; `later`, which calls back with the first brand for a text
 * whose answer is still to come (not at all without one); `waiting`, a ref to that request.
 */
export function useBrands(step: Step, typed: string) {
  const client = useClient()
  const text = typed.trim()
  const [{ data, fetching }] = useQuery({
    query: GetIntakeBrandsDocument,
    variables: { text },
    pause: step !== 'brand' || text === '',
  })
  const waiting = useRef<Promise<void>>(Promise.resolve())
  const found = step === 'brand' && text !== '' && !fetching ? (data?.intakeBrands ?? []) : []
  const isKnown = found.some((brand) => brandKeyOf(brand.name) === brandKeyOf(text))
  const options: Option[] = found.map((brand) => ({
    key: String(brand.id),
    label: brand.name,
    detail: brand.tier,
  }))
  if (text !== '' && !isKnown && !fetching)
    options.push({ key: 'new', label: `Add “${text}”`, detail: 'new brand' })
  /** The brand for a text whose answer is still on its way: it is told when it comes. */
  const later = (name: string, tell: (brand: DraftBrand) => void) => {
    waiting.current = client
      .query(GetIntakeBrandsDocument, { text: name })
      .toPromise()
      .then(({ data: answer }) => {
        const first = answer?.intakeBrands[0]
        if (first) tell({ id: first.id, name: first.name })
      })
  }
  return { options, settled: !fetching, found, later, waiting }
}

/**
 * Hook: returns `suggestion`, the suggested listing price (cents) of the drafted piece, undefined until
 * category, brand and condition are known; and `now`, which asks for a draft's at once and resolves to it, or
 * to undefined without category or condition and after a failure.
 */
export function useSuggestion({ category, brand, condition }: Draft) {
  const client = useClient()
  const known = category !== null && brand !== null && condition !== null
  const variables = { categoryId: category?.id ?? 0, brandId: brand?.id ?? null, condition: condition ?? '' }
  const [{ data, fetching }] = useQuery({ query: GetIntakeSuggestionDocument, variables, pause: !known })
  const suggestion = known && !fetching ? data?.intakeSuggestion : undefined
  const now = async (draft: Draft): Promise<Suggestion | undefined> => {
    if (!draft.category || !draft.condition) return undefined
    const asked = {
      categoryId: draft.category.id,
      brandId: draft.brand?.id ?? null,
      condition: draft.condition,
    }
    return (await client.query(GetIntakeSuggestionDocument, asked).toPromise()).data?.intakeSuggestion
  }
  return { suggestion, now }
}

/**
 * Hook: returns what a piece of the draft's category and brand is likeliest to be; null until both are known
 * and the answer is there. Typing never waits for it.
 */
export function useLikely({ category, brand }: Draft): Likely | null {
  const known = category !== null && brand !== null
  const variables = { categoryId: category?.id ?? 0, brandId: brand?.id ?? null }
  const [{ data, fetching }] = useQuery({ query: GetIntakeLikelyDocument, variables, pause: !known })
  return known && !fetching ? (data?.intakeLikely ?? null) : null
}
