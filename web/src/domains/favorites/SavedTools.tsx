// Which of the saved pieces are shown, and in which order.
import { favoriteShows, favoriteSorts } from '@hemline/rules/favorites/saved-view.ts'
import type { GetSavedQuery } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { TrendingDown } from 'lucide-react'
import { count, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ChipRow, chipClass } from '../../ui/Chip.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './Favorites.module.css'
import { priceRanges, readSaved, type SavedPlace, savedHref, showLabels, sortLabels } from './saved-place.ts'

type View = GetSavedQuery['favorites']['view']

/** Renders chips that filter the favorites (all, price drops, free, sold), each with its count. */
export function ShowChips({ search, counts }: { search: string; counts: View['counts'] }) {
  const { show } = readSaved(search)
  return (
    <ChipRow slide>
      {favoriteShows.map((one) => (
        <HrefLink
          key={one}
          className={chipClass}
          href={savedHref(search, 'show', one === 'all' ? undefined : one)}
          aria-current={one === show ? 'true' : undefined}
          resetScroll={false}
        >
          {showLabels[one]} <span className="num">{count(counts[one])}</span>
        </HrefLink>
      ))}
    </ChipRow>
  )
}

/**
 * Renders a notice with the number of favorites that cost less than when they were saved, and a link to them;
 * nothing without price drops or while they are shown.
 */
export function DropBar({ search, counts }: { search: string; counts: View['counts'] }) {
  const { drops, droppedBy } = counts
  if (drops === 0 || readSaved(search).show === 'drops') return null
  const one = drops === 1
  return (
    <Stack
      rows={3}
      tracks="start"
      align="center"
      below={8}
      padX={5}
      padY={4}
      surface="sale"
      round="control"
      className={styles.drops}
    >
      <TrendingDown className={look({ tone: 'sale' })} size={20} strokeWidth={1.5} aria-hidden="true" />
      <p>
        <b>
          {one
            ? 'One of your pieces costs less than when you saved it.'
            : `${count(drops)} of your pieces cost less than when you saved them.`}
        </b>{' '}
        <span className="soft num">
          {one ? '' : 'Together '}
          {money(droppedBy)} less.
        </span>
      </p>
      <HrefLink
        className={buttonClass({ look: 'line', size: 'small' })}
        href={savedHref(search, 'show', 'drops')}
        resetScroll={false}
      >
        {one ? 'Show it' : `Show the ${count(drops)}`}
      </HrefLink>
    </Stack>
  )
}

type SelectProps = {
  label: string
  choice: keyof SavedPlace
  search: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
}

function PlaceSelect({ label, choice, search, value, options }: SelectProps) {
  const router = useRouter()
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) =>
        void router.navigate({ href: savedHref(search, choice, event.target.value), resetScroll: false })
      }
    >
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** Renders three selects for the favorites page: sort order, kind of piece and price range. */
export function SavedSelects({ search, kinds }: { search: string; kinds: View['kinds'] }) {
  const place = readSaved(search)
  const ranges = Object.entries(priceRanges).map(([key, { label }]) => [key, label] as const)
  const ofKinds = kinds.map(({ slug, name, count: some }) => [slug, `${name} (${count(some)})`] as const)
  return (
    <Grid columns={3} gap={3} className={styles.selects}>
      <PlaceSelect
        label="Sort"
        choice="sort"
        search={search}
        value={place.sort === 'loved' ? '' : place.sort}
        options={favoriteSorts.map((one) => [one === 'loved' ? '' : one, sortLabels[one]] as const)}
      />
      <PlaceSelect
        label="Kind"
        choice="kind"
        search={search}
        value={place.kind ?? ''}
        options={[['', 'All kinds'], ...ofKinds]}
      />
      <PlaceSelect
        label="Price"
        choice="price"
        search={search}
        value={place.price ?? ''}
        options={[['', 'Any price'], ...ranges]}
      />
    </Grid>
  )
}
