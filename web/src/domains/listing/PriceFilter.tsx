import { priceValue, valuesOf, withFilter } from '@hemline/rules/listing-url.ts'
import { type FocusEvent, type FormEvent, useState } from 'react'
import type { FilterProps } from './CheckOption.tsx'
import styles from './Filters.module.css'
import type { Option } from './facets.ts'

type Range = { from: number; to: number }
const readRange = (value: string): Range => {
  const [from = '', to = ''] = value.split('-')
  return { from: from ? Number(from) : 0, to: to ? Number(to) : Number.POSITIVE_INFINITY }
}

const overlap = (a: Range, b: Range) => a.from < b.to && a.to > b.from

function Histogram({ options, chosen }: { options: readonly Option[]; chosen: string | undefined }) {
  const counted = options.filter((option) => /^[\d.]*-[\d.]*$/.test(option.value) && option.count !== null)
  // The chosen range comes as a bucket of its own across the bands: it is no bar.
  const bars = counted.filter(
    (bar) => !counted.some((other) => other !== bar && bar.selected && overlap(readRange(bar.value), readRange(other.value))),
  )
  const top = Math.max(1, ...bars.map((bar) => bar.count ?? 0))
  if (bars.length < 3) return null
  const range = chosen ? readRange(chosen) : undefined
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map((bar) => {
        const on = range ? overlap(readRange(bar.value), range) : true
        return <i key={bar.value} className={on ? styles.on : undefined} style={{ height: Math.max(2, Math.round((44 * (bar.count ?? 0)) / top)) }} />
      })}
    </div>
  )
}

export function PriceFilter({ view, place, go }: FilterProps) {
  const chosen = valuesOf(place.search, 'price')[0]
  return <PriceFields key={chosen ?? ''} chosen={chosen} options={view.options} change={(values) => go(withFilter(place.search, 'price', values))} />
}

type FieldsProps = { chosen: string | undefined; options: readonly Option[]; change: (values: string[]) => void }

function PriceFields({ chosen, options, change }: FieldsProps) {
  const [low = '', high = ''] = chosen?.split('-') ?? []
  const [from, setFrom] = useState(low)
  const [to, setTo] = useState(high)
  const commit = () => {
    const value = priceValue(from, to)
    if (value !== chosen) change(value ? [value] : [])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    commit()
  }
  // Going from one field to the other is not done yet.
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) commit()
  }
  const field = (label: string, value: string, set: (text: string) => void) => (
    <label className={styles.amount}>
      <span className="sr">{label}</span>
      <span aria-hidden="true">$</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        value={value}
        placeholder={label === 'Lowest price' ? 'Min' : 'Max'}
        onChange={(e) => set(e.target.value)}
      />
    </label>
  )
  return (
    <form onSubmit={submit} onBlur={leave} noValidate>
      <Histogram options={options} chosen={chosen} />
      <div className={styles.amounts}>
        {field('Lowest price', from, setFrom)}
        {field('Highest price', to, setTo)}
      </div>
      <button type="submit" className="sr">
        Apply price
      </button>
    </form>
  )
}
