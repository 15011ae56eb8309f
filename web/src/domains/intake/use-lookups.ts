// Loads lookups of the grading station while somebody types: brands by their first letters, and prices of
// similar pieces. Typing never waits for them.
import { brandKeyOf } from '@hemline/rules/intake/intake.ts'
import {
  GetIntakeBrandsDocument,
  GetIntakeSuggestionDocument,
  type GetIntakeSuggestionQuery,
} from '@hemline/schema/generated/graphql.ts'
import { useRef } from 'react'
import { useClient, useQuery } from 'urql'
import type { Draft, DraftBrand, Step } from './draft.ts'

/** An option of the station's type-ahead fields. */
export type Option = { key: string; label: string; detail?: string; hex?: string }
export type Suggestion = GetIntakeSuggestionQuery['intakeSuggestion']

/**
 * Hook: brands for the typed text in the brand step: `options` for the list (with "Add …" for a new brand),
 * `found` brands, `settled`; `later` resolves to the brand that Enter means, also before the answer;
 * `waiting` is the running request.
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
 * Hook: `suggestion` is the suggested listing price (cents) of the drafted piece, undefined until known;
 * `now` resolves to the suggestion for a draft, waiting for one that is still loading.
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
