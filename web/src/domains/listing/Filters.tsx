import { type Place, withToggled } from '@hemline/rules/listing-url.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { count } from '../../platform/format.ts'
import { BrandFilter } from './BrandFilter.tsx'
import { CheckOption, type FilterProps, isIdle } from './CheckOption.tsx'
import { swatchOf } from './color-swatches.ts'
import styles from './Filters.module.css'
import type { FacetView, Option } from './facets.ts'
import { likeliest } from './folded.ts'
import { PriceFilter } from './PriceFilter.tsx'

const sizesFirst = 16
const checksFirst = 8

/** Shows the likeliest options, and the rest when asked. */
function Folded({ options, first, children }: { options: readonly Option[]; first: number; children: (shown: readonly Option[]) => ReactNode }) {
  const [all, setAll] = useState(false)
  const shown = all ? options : likeliest(options, first)
  const rest = options.length - shown.length
  return (
    <>
      {children(shown)}
      {rest > 0 && (
        <button type="button" className={`${styles.more} link`} onClick={() => setAll(true)}>
          Show {count(rest)} more
        </button>
      )}
    </>
  )
}

function Sizes({ view, place, go }: FilterProps) {
  return (
    <Folded options={view.options} first={sizesFirst}>
      {(shown) => (
        <div className={`${styles.sizes} num`}>
          {shown.map((option) => (
            <button
              key={option.value}
              type="button"
              aria-pressed={option.selected}
              disabled={isIdle(option)}
              onClick={() => go(withToggled(place.search, view.key, option.value))}
            >
              {option.label}
            </button>
          ))}
        </div>
      )}
    </Folded>
  )
}

function Colors({ view, place, go }: FilterProps) {
  return (
    <div className={styles.dots}>
      {view.options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-label={option.label}
          title={option.count === null ? option.label : `${option.label}, ${count(option.count)}`}
          aria-pressed={option.selected}
          disabled={isIdle(option)}
          onClick={() => go(withToggled(place.search, view.key, option.value))}
        >
          <i style={{ background: swatchOf(option.value) }} />
        </button>
      ))}
    </div>
  )
}

function Checks({ view, place, go }: FilterProps) {
  return (
    <Folded options={view.options} first={checksFirst}>
      {(shown) =>
        shown.map((option) => <CheckOption key={option.value} option={option} toggle={() => go(withToggled(place.search, view.key, option.value))} />)
      }
    </Folded>
  )
}

function body(props: FilterProps): ReactNode {
  switch (props.view.key) {
    case 'sizing_id':
      return <Sizes {...props} />
    case 'price':
      return <PriceFilter {...props} />
    case 'brand_name_tags':
      return <BrandFilter {...props} />
    case 'color_names':
      return <Colors {...props} />
    default:
      return <Checks {...props} />
  }
}

type Props = { views: readonly FacetView[]; place: Place; go: (search: string) => void }

/** The groups of filters; the same in the rail and in the sheet. */
export function Filters({ views, place, go }: Props) {
  return views.map((view) => (
    <details key={view.key} className={styles.group} open>
      <summary>
        {view.label}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <fieldset className={styles.body}>
        <legend className="sr">{view.label}</legend>
        {body({ view, place, go })}
      </fieldset>
    </details>
  ))
}
