import { placeAfterChoice, searchWithSaid } from '@hemline/rules/search/listing-text.ts'
import { type Listing, withToggled } from '@hemline/rules/search/listing-url.ts'
import { GetFacetsDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { count } from '../../platform/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { Opener } from '../../ui/Opener.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BrandFilter } from './BrandFilter.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import { CheckOption, type FilterContext, type FilterProps, type Go } from './CheckOption.tsx'
import { ColorFilter } from './ColorFilter.tsx'
import { ConditionFilter } from './ConditionFilter.tsx'
import styles from './Filters.module.css'
import { type FacetView, filterSections, type Section, viewOf } from './facets.ts'
import { likeliest } from './folded.ts'
import { filterAnchor } from './listing-query.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { SizeFilter } from './SizeFilter.tsx'
import { saidOf } from './said.ts'
import type { Items } from './use-listing.ts'

const checksFirst = 8

function Checks({ view, place, go }: FilterProps) {
  const [all, setAll] = useState(false)
  const shown = all ? view.options : likeliest(view.options, checksFirst)
  const rest = view.options.length - shown.length
  return (
    <>
      {shown.map((option) => (
        <CheckOption
          key={option.value}
          option={option}
          toggle={() => go(withToggled(place.search, view.key, option.value))}
        />
      ))}
      {rest > 0 && <LinkButton onClick={() => setAll(true)}>Show {count(rest)} more</LinkButton>}
    </>
  )
}

function Toggle({ view, place, go }: FilterProps) {
  const option = view.options[0]
  if (!option) return null
  return (
    <CheckOption
      option={{ ...option, label: view.label }}
      toggle={() => go(withToggled(place.search, view.key, 'true'))}
    />
  )
}

const bodies: Readonly<Record<string, (props: FilterProps) => React.ReactNode>> = {
  category_tags: CategoryFilter,
  sizing_id: SizeFilter,
  price: PriceFilter,
  brand_name_tags: BrandFilter,
  color_names: ColorFilter,
  condition: ConditionFilter,
}

function Body({ view, ...context }: FilterContext & { view: FacetView }) {
  const One = view.kind === 'TOGGLE' ? Toggle : (bodies[view.key] ?? Checks)
  return <One view={{ ...view, options: view.options ?? [] }} {...context} />
}

function Bones({ amount }: { amount: number }) {
  return (
    <div role="status" aria-label="Loading choices">
      {Array.from({ length: amount }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A placeholder has no key but its place.
        <Row key={i} noWrap className={styles.boneRow}>
          <Skeleton width={20} height={20} />
          <Skeleton width={`${58 - ((i * 17) % 30)}%`} height={12} />
        </Row>
      ))}
    </div>
  )
}

/** Shows filters whose options are requested only when the section is opened. */
function Later({ views, ...context }: FilterContext & { views: readonly FacetView[] }) {
  const wanted = views.filter((view) => view.options === undefined).map((view) => view.key)
  const [{ data, fetching, error }, ask] = useQuery({
    query: GetFacetsDocument,
    variables: { ...context.ask, facets: wanted, userInfo: {} },
    pause: wanted.length === 0,
  })
  const known = useRef(new Map<string, FacetView>())
  for (const facet of data?.items.facets ?? [])
    known.current.set(facet.key, viewOf(facet, context.place.search))
  const ready = views.flatMap((view) => (view.options ? [view] : (known.current.get(view.key) ?? [])))
  if (error && ready.length === 0) {
    return (
      <p className="small soft">
        These choices are out of reach.{' '}
        <LinkButton onClick={() => ask({ requestPolicy: 'network-only' })} inline>
          Try again
        </LinkButton>
      </p>
    )
  }
  if (ready.length === 0 && (fetching || !data)) return <Bones amount={views.length > 1 ? views.length : 6} />
  const filled = ready.filter((view) => view.kind === 'PRICE' || view.options?.length)
  if (filled.length === 0) return <p className="small soft">Nothing to choose from here.</p>
  return (
    <div className={fetching ? styles.stale : undefined}>
      {filled.map((view) => (
        <Body key={view.key} view={view} {...context} />
      ))}
    </div>
  )
}

function Group({ section, ...context }: FilterContext & { section: Section }) {
  const asked = globalThis.location.hash === filterAnchor(section.key)
  const [open, setOpen] = useState(section.first || section.chosen > 0 || asked)
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Once somebody has gone on, the focus stays where they put it.
    if (asked && document.activeElement === document.body) head.current?.querySelector('button')?.focus()
  }, [asked])
  return (
    <Panel edge="top" className={styles.group}>
      <h2 ref={head}>
        <Opener open={open} controls={id} icon={16} onToggle={() => setOpen(!open)}>
          <span>
            {section.label}
            {!open && section.chosen > 0 && (
              <small>
                <span className="sr">, </span>
                {count(section.chosen)} chosen
              </small>
            )}
          </span>
        </Opener>
      </h2>
      <Panel as="fieldset" id={id} padBottom={5} className={styles.body} hidden={!open}>
        <legend className="sr">{section.label}</legend>
        {open && <Later views={section.views} {...context} />}
      </Panel>
    </Panel>
  )
}

export type FiltersProps = FilterContext & { items: Items | undefined; answered: string; listing: Listing }

/**
 * Renders the groups of filters, for the rail and the sheet. Filters recognized in the search text appear as
 * chosen and can be removed.
 */
export function Filters({ items, answered, listing, place, go, ask }: FiltersProps) {
  const said = saidOf(listing, items, answered)
  const shown = { ...place, search: searchWithSaid(place.search, said.parts) }
  // With a corrected spelling, the counts are those of the corrected text.
  const counted =
    items?.correction?.applied && listing.text === answered
      ? { ...ask, query: said.text, skipSpellcheck: true }
      : ask
  const choose: Go = (next) => {
    const there = placeAfterChoice(place, said, next)
    go(there.search, there.pathname)
  }
  return filterSections(items, listing, shown.search).map((section) => (
    <Group key={section.key} section={section} place={shown} go={choose} ask={counted} />
  ))
}
