import {
  type BagGroup,
  bagGroupLabels,
  bagGroups,
  bagSortLabels,
  bagSorts,
  isBagGroup,
  isBagSort,
} from '@hemline/rules/bags/bag-lists.ts'
import { parsePage } from '@hemline/rules/common/paging.ts'
import { useRouter } from '@tanstack/react-router'
import type { Place } from '../../platform/place.ts'
import { Row } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './Bags.module.css'

export type BagsAsked = {
  page: number
  group?: BagGroup
  year?: number
  sort: (typeof bagSorts)[number]
}

/**
 * Reads page, group, year and sort of the list of bags from a URL query; unknown values are left out, the
 * sort defaults to newest.
 */
export function readBagsAsked(search: string): BagsAsked {
  const query = new URLSearchParams(search)
  const group = query.get('state') ?? ''
  const year = /^\d{4}$/.exec(query.get('year') ?? '')?.[0]
  const sort = query.get('sort') ?? ''
  return {
    page: parsePage(query.get('page')),
    ...(isBagGroup(group) && { group }),
    ...(year && { year: Number(year) }),
    sort: isBagSort(sort) ? sort : 'newest',
  }
}

type Props = { place: Place; asked: BagsAsked; years: readonly number[] }

/** Renders the filters (group, year) and sort of the list of bags; a choice is written to the URL. */
export function BagFilters({ place, asked, years }: Props) {
  const router = useRouter()
  const choose = (name: string) => (event: { target: { value: string } }) => {
    const query = new URLSearchParams(place.search)
    query.delete('page')
    if (event.target.value) query.set(name, event.target.value)
    else query.delete(name)
    void router.navigate({ href: `${place.pathname}?${query}`.replace(/\?$/, ''), resetScroll: false })
  }
  return (
    <Row gap={4} align="end" below={2} className={styles.filters}>
      <SelectField label="State" value={asked.group ?? ''} onChange={choose('state')}>
        <option value="">All</option>
        {(Object.keys(bagGroups) as BagGroup[]).map((group) => (
          <option key={group} value={group}>
            {bagGroupLabels[group]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Year" value={asked.year ?? ''} onChange={choose('year')}>
        <option value="">All years</option>
        {asked.year !== undefined && !years.includes(asked.year) && (
          <option value={asked.year}>{asked.year}</option>
        )}
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
      <SelectField label="Sort" value={asked.sort} onChange={choose('sort')}>
        {bagSorts.map((sort) => (
          <option key={sort} value={sort}>
            {bagSortLabels[sort]}
          </option>
        ))}
      </SelectField>
    </Row>
  )
}
