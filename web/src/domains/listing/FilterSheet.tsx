import { type Place, withoutFilters } from '@hemline/rules/listing-url.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Filters } from './Filters.tsx'
import type { FacetView } from './facets.ts'
import styles from './Listing.module.css'

type Props = { views: readonly FacetView[]; place: Place; go: (search: string) => void; chosen: number; total: number | undefined }

/** Below 1220 the filters come from the bottom; each choice counts at once, and the button says what is left. */
export function FilterSheet({ views, place, go, chosen, total }: Props) {
  const [open, setOpen] = useState(false)
  const footer = (
    <Button wide className="num" onClick={() => setOpen(false)}>
      {total === undefined ? 'Show items' : `Show ${countOf(total, 'item')}`}
    </Button>
  )
  return (
    <>
      <Button look="line" size="small" wide onClick={() => setOpen(true)} aria-haspopup="dialog">
        <SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden="true" />
        {chosen > 0 ? `Filter · ${chosen}` : 'Filter'}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filters" footer={footer}>
        {chosen > 0 && (
          <button type="button" className={`${styles.clear} link`} onClick={() => go(withoutFilters(place.search))}>
            Clear all
          </button>
        )}
        <Filters views={views} place={place} go={go} />
      </Sheet>
    </>
  )
}
