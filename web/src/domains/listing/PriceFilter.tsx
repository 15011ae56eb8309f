import { priceValue, valuesOf, withFilter } from '@hemline/rules/search/listing-url.ts'
import { type CSSProperties, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { shortMoney } from '../../platform/format.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import type { FilterProps } from './CheckOption.tsx'
import type { Bar } from './facets.ts'
import styles from './PriceFilter.module.css'
import { amountAt, edgesOf, handlesAt } from './price-scale.ts'

/** The wait in milliseconds before a released handle applies, since the shopper may move it on. */
const settleMs = 450

function Bars({ bars, low, high }: { bars: readonly Bar[]; low: number; high: number }) {
  const top = Math.max(1, ...bars.map((bar) => bar.count))
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map((bar, i) => (
        <i
          key={bar.fromCents}
          className={i >= low && i < high ? styles.on : undefined}
          style={{ height: bar.count === 0 ? 0 : Math.max(2, Math.round((46 * bar.count) / top)) }}
        />
      ))}
    </div>
  )
}

type SliderProps = {
  bars: readonly Bar[]
  from: string
  to: string
  move: (from: string, to: string) => void
}

/**
 * Two native range inputs on one line, so that arrow keys, Page Up, Page Down, Home and End work as
 * usual.
 */
function Slider({ bars, from, to, move }: SliderProps) {
  const edges = edgesOf(bars)
  const end = edges.length - 1
  const { low, high } = handlesAt(edges, from, to)
  const said = (step: number, open: boolean, none: string) => (open ? none : shortMoney(edges[step] ?? 0))
  return (
    <div className={styles.slider} style={{ '--low': low / end, '--high': high / end } as CSSProperties}>
      <Bars bars={bars} low={low} high={high} />
      <input
        type="range"
        aria-label="Lowest price"
        min={0}
        max={end}
        value={low}
        aria-valuetext={said(low, low === 0, 'No lowest price')}
        onChange={(e) => move(amountAt(edges, Math.min(Number(e.target.value), high - 1), 'low'), to)}
      />
      <input
        type="range"
        aria-label="Highest price"
        min={0}
        max={end}
        value={high}
        aria-valuetext={said(high, high === end, 'No highest price')}
        onChange={(e) => move(from, amountAt(edges, Math.max(Number(e.target.value), low + 1), 'high'))}
      />
    </div>
  )
}

/**
 * Renders the price filter: a histogram (from three bars on), two handles, and two fields for exact amounts,
 * all with the same value. It applies 450 ms after a handle moved, and on leaving or sending the fields.
 */
export function PriceFilter({ view, place, go }: FilterProps) {
  const chosen = valuesOf(place.search, 'price')[0]
  const [low = '', high = ''] = chosen?.split('-') ?? []
  const [seen, setSeen] = useState(chosen)
  const [from, setFrom] = useState(low)
  const [to, setTo] = useState(high)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A removed chip or Back changed the filter: the fields follow and keep the focus.
  if (seen !== chosen) {
    setSeen(chosen)
    setFrom(low)
    setTo(high)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const commit = (least: string, most: string) => {
    clearTimeout(timer.current)
    const value = priceValue(least, most)
    if (value !== chosen) go(withFilter(place.search, 'price', value ? [value] : []))
  }
  const move = (least: string, most: string) => {
    setFrom(least)
    setTo(most)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(least, most), settleMs)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    commit(from, to)
  }
  // Moving from one field to the other does not apply the filter yet.
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) commit(from, to)
  }
  const field = (label: string, value: string, set: (text: string) => void) => (
    <Row
      as="label"
      gap={0.5}
      noWrap
      surface="card"
      edge="field"
      round="control"
      numbers
      className={styles.amount}
    >
      <span className="sr">{label}</span>
      <span aria-hidden="true">$</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        value={value}
        placeholder={label === 'Lowest price' ? 'Min' : 'Max'}
        onChange={(e) => set(e.target.value)}
      />
    </Row>
  )
  return (
    <form onSubmit={submit} onBlur={leave} noValidate>
      {view.bars.length >= 3 && <Slider bars={view.bars} from={from} to={to} move={move} />}
      <Stack gap={2} tracks={2}>
        {field('Lowest price', from, setFrom)}
        {field('Highest price', to, setTo)}
      </Stack>
      <PlainButton type="submit" className="sr">
        Apply price
      </PlainButton>
    </form>
  )
}
