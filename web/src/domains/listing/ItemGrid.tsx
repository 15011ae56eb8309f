import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { drawnParts } from '../../platform/drawn-parts.ts'
import { useGradual } from '../../platform/gradual.ts'
import { idle } from '../../platform/idle.ts'
import { useDesktop } from '../../platform/viewport.ts'
import { classes } from '../../ui/classes.ts'
import { Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { ItemCard, ItemCardSkeleton } from './ItemCard.tsx'
import styles from './ItemGrid.module.css'

const shelf = look({ flow: 'shelf', gap: 'grid', bleeds: true }, styles.row)

/**
 * Returns how many cards are visible without scrolling; the pictures of the first row load before all
 * others.
 */
const inSight = (desktop: boolean) => (desktop ? { eager: 5, high: 5 } : { eager: 4, high: 2 })

/**
 * The number of cards that the first grid of a visit renders at once, and the number added at a time
 * afterwards, since the browser is still busy with new code.
 */
const atOnce = { first: 6, step: 4 }
const atOnceWide = { first: 10, step: 5 }

type GridProps = {
  items: readonly ItemCardFragment[]
  withRail?: boolean /** The piece that stands first because somebody came through it. */
  marked?: string | undefined
}

/**
 * Renders the list element of a card grid; `withRail`: beside a rail of filters. With `long`, the browser
 * lays out the cards in sight first and the others once it is idle, so that links below don't move while a
 * shopper scrolls.
 */
export function CardList({
  withRail,
  long = false,
  children,
}: {
  withRail: boolean
  long?: boolean
  children: ReactNode
}) {
  const [far, setFar] = useState(long)
  useEffect(() => {
    void idle().then(() => setFar(false))
  }, [])
  return (
    <Stack
      as="ul"
      gap={0}
      tracks={2}
      className={classes(styles.grid, long && styles.long, far && styles.far, withRail && styles.rail)}
    >
      {children}
    </Stack>
  )
}

/**
 * Shows pieces in a grid: on the first page of a visit ten at once and five in each later task (six and four
 * in a narrow window), later all at once. The piece `marked` has a line that says so.
 */
export function ItemGrid({ items, withRail = false, marked }: GridProps) {
  const desktop = useDesktop()
  const { eager, high } = inSight(desktop)
  const drawn = useGradual(items.length, {
    ...(desktop ? atOnceWide : atOnce),
    whole: drawnParts.has('grid'),
  })
  useEffect(() => {
    drawnParts.add('grid')
  }, [])
  return (
    <CardList withRail={withRail} long>
      {items.map((item, i) => (
        <li key={item.id}>
          {i < drawn && (
            <ItemCard
              item={item}
              eager={i < eager}
              high={i < high}
              mark={item.id === marked ? 'You came for this' : undefined}
            />
          )}
        </li>
      ))}
    </CardList>
  )
}

/** Renders placeholders in the shape of a card grid while pieces load. */
export function ItemGridSkeleton({ amount = 10, withRail = false }: { amount?: number; withRail?: boolean }) {
  return (
    <div role="status" aria-label="Loading pieces">
      <Stack gap={0} tracks={2} className={classes(styles.grid, withRail ? styles.rail : '')}>
        {Array.from({ length: amount }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A placeholder has no key but its place.
          <ItemCardSkeleton key={i} />
        ))}
      </Stack>
    </div>
  )
}

/** Renders one row of pieces as cards; on phones it scrolls sideways. `eager`: visible without scrolling. */
export function ItemRow({ items, eager = false }: { items: readonly ItemCardFragment[]; eager?: boolean }) {
  return (
    <ul className={shelf}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} eager={eager} sizes="(min-width: 1220px) 18vw, 44vw" />
        </li>
      ))}
    </ul>
  )
}

/** Renders placeholders in the shape of a row of cards while pieces load. */
export function ItemRowSkeleton() {
  return (
    <div className={shelf} role="status" aria-label="Loading pieces">
      {Array.from({ length: 5 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A placeholder has no key but its place.
        <ItemCardSkeleton key={i} />
      ))}
    </div>
  )
}
