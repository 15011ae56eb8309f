import { withoutFilters } from '@hemline/rules/search/listing-url.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row } from '../../ui/layout.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { FiltersProps } from './Filters.tsx'
import { LazyFilters, loadFilters } from './LazyFilters.tsx'
import styles from './Listing.module.css'

type Props = FiltersProps & { chosen: number; fetching: boolean }

/**
 * Renders the filters in a sheet from the bottom, on screens below 1220 px. Each choice applies at once; the
 * button shows the number of pieces left.
 */
export function FilterSheet({ chosen, fetching, ...filters }: Props) {
  const total = filters.items?.totalCount
  // The page that the host drew asks for the sheet by this address.
  const [open, setOpen] = useState(() => globalThis.location.hash === '#filters')
  const footer = (
    <Button wide className={`num ${fetching ? styles.counting : ''}`} onClick={() => setOpen(false)}>
      <span aria-live="polite">{total === undefined ? 'Show items' : `Show ${countOf(total, 'item')}`}</span>
    </Button>
  )
  return (
    <>
      <Button
        look="line"
        size="small"
        wide
        onPointerEnter={loadFilters}
        onFocus={loadFilters}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        <SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden="true" />
        {chosen > 0 ? `Filter · ${chosen}` : 'Filter'}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filters" footer={footer}>
        <Row gap={0} noWrap tall={44} className={styles.sheetTop}>
          {chosen > 0 ? (
            <LinkButton onClick={() => filters.go(withoutFilters(filters.place.search))}>
              Clear all
            </LinkButton>
          ) : (
            <p className="small soft">Each choice counts at once.</p>
          )}
        </Row>
        <LazyFilters {...filters} />
      </Sheet>
    </>
  )
}
