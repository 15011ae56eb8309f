import { withToggled } from '@hemline/rules/search/listing-url.ts'
import { GetFacetBrandsDocument } from '@hemline/schema/generated/graphql.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { count, countOf } from '../../platform/format.ts'
import { useSettled } from '../../platform/use-settled.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { look } from '../../ui/look.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { CheckOption, type FilterProps } from './CheckOption.tsx'
import styles from './Filters.module.css'
import type { Option } from './facets.ts'

const shownFirst = 6
const foundMost = 40
/** The pause in typing, in milliseconds, after which brands are requested. */
const pauseMs = 250
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns whether every typed word begins a word of the brand's name, as the API searches. */
const matches = (name: string, typed: string) => {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u)
  return fold(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)) || fold(name).startsWith(part))
}

/** Moves focus between the field and the brands below with the arrow keys. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:not(:disabled)')]
  const next = stops[stops.indexOf(event.target as HTMLInputElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function merged(known: readonly Option[], found: readonly Option[]): Option[] {
  const chosen = (one: Option) =>
    known.some((other) => other.selected && fold(other.value) === fold(one.value))
  return [
    ...known.filter((one) => one.selected),
    ...found.filter((one) => !chosen(one)).map((one) => ({ ...one, selected: false })),
  ]
}

/**
 * Renders the brand filter, with a search over all brands of the listing (up to 40, 250 ms after typing); six
 * brands are unfolded, chosen ones stay at the top.
 */
export function BrandFilter({ view, place, go, ask }: FilterProps) {
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const wanted = typed.trim()
  const text = useSettled(wanted, pauseMs)
  const [{ data, fetching }] = useQuery({
    query: GetFacetBrandsDocument,
    variables: { ...ask, text, amount: foundMost },
    pause: text === '' || wanted === '',
    context: quiet,
  })
  const near = view.options.filter((option) => !option.selected && matches(option.label, wanted))
  const answered = text === wanted && !fetching && data ? data.facetBrands : []
  const sorted = merged(view.options, wanted === '' || answered.length === 0 ? near : answered)
  const open = all || wanted !== ''
  const shown = open ? sorted : sorted.slice(0, Math.max(shownFirst, sorted.filter((o) => o.selected).length))
  const rest = sorted.length - shown.length
  const found = sorted.filter((option) => !option.selected).length
  const looking = wanted !== '' && (fetching || text !== wanted)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The element handles the arrow keys of the fields inside it.
    <div ref={list} onKeyDown={walk}>
      <SearchField
        className={look({ below: 2, tall: 44 }, styles.find)}
        label="Find a brand"
        placeholder="Find a brand"
        value={typed}
        onType={setTyped}
      />
      <p className="sr" role="status">
        {wanted !== '' && !looking && (found === 0 ? 'No brand found' : `${countOf(found, 'brand')} found`)}
      </p>
      <div className={open ? styles.scroll : undefined} aria-busy={looking}>
        {shown.map((option) => (
          <CheckOption
            key={option.value}
            option={option}
            toggle={() => go(withToggled(place.search, view.key, option.value))}
          >
            <bdi>{option.label}</bdi>
          </CheckOption>
        ))}
        {wanted !== '' && found === 0 && (
          <p className="small soft">{looking ? 'Looking…' : 'No brand here goes by that name.'}</p>
        )}
      </div>
      {rest > 0 && <LinkButton onClick={() => setAll(true)}>Show {count(rest)} more</LinkButton>}
    </div>
  )
}

/** The loaded brands can be searched without the API, so a failed request shows no message. */
const quiet = { quiet: true }
