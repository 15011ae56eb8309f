import { cents } from '@hemline/rules/common/money.ts'
import { dropsOf } from '@hemline/rules/consignment/consignment.ts'
import { payoutOf } from '@hemline/rules/earnings/payouts.ts'
import { type BrandTier, brandTiers } from '@hemline/rules/vocabulary/items.ts'
import { useState } from 'react'
import { money } from '../../../platform/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import styles from './Guide.module.css'
import { tierNotes } from './guide-facts.ts'
import { plainTerms } from './ways.ts'

const dayMs = 86_400_000
const start = new Date(0)
const prices = [2999, 4999, 7999, 14_999, 39_999] as const
const width = 400 as const
const height = 190 as const
const base = 160 as const

type Step = { day: number; until: number; price: number; pays: number }

/**
 * Returns the price schedule of a standard piece: each step with its first day, its price, and the
 * seller's payout.
 */
export function stepsOf(tier: BrandTier, firstPrice: number): Step[] {
  const terms = plainTerms('standard', tier)
  const drops = dropsOf({ startPrice: cents(firstPrice), listedAt: start, terms })
  const starts = [
    { day: 0, price: firstPrice },
    ...drops.map(({ at, price }) => ({ day: at.getTime() / dayMs, price })),
  ]
  return starts.map(({ day, price }, i) => ({
    day,
    price,
    until: starts[i + 1]?.day ?? terms.windowDays,
    pays: payoutOf(cents(price), terms).earnings,
  }))
}

const columns: readonly Column<Step>[] = [
  { key: 'days', name: 'Days', cell: ({ day, until }) => `${day + 1} to ${until}` },
  { key: 'price', name: 'Price', number: true, cell: ({ price }) => money(price) },
  { key: 'pays', name: 'Would pay you', number: true, cell: ({ pays }) => money(pays) },
]

function Drawing({ steps, first }: { steps: readonly Step[]; first: number }) {
  const last = steps.at(-1)?.until ?? 1
  const x = (day: number) => (day / last) * width
  const y = (price: number) => base - (price / first) * (base - 30)
  const line = steps
    .map(({ day, until, price }, i) => `${i === 0 ? 'M' : 'L'}${x(day)} ${y(price)}H${x(until)}`)
    .join('')
  return (
    <svg className={styles.stairs} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {steps.map(({ day, until, price }) => (
        <rect
          key={day}
          x={x(day)}
          y={y(price)}
          width={x(until) - x(day)}
          height={base - y(price)}
          className={styles.tread}
        />
      ))}
      <path d={line} className={styles.stitch} />
      <path d={`M0 ${base}H${width}`} className={styles.ground} />
      {steps.map(({ day, price }) => (
        <g key={day}>
          <text className={styles.price} x={x(day) + 8} y={y(price) + 24}>
            {money(price)}
          </text>
          <text x={x(day) + 2} y={base + 20}>
            day {day + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

/**
 * Shows how the price of an unsold piece falls, as a staircase and as a table. The schedule is the one
 * that listings follow.
 */
export function Staircase() {
  const [tier, setTier] = useState<BrandTier>('mid')
  const [first, setFirst] = useState<number>(7999)
  const steps = stepsOf(tier, first)
  return (
    <Stack gap={6} className={styles.schedule}>
      <Stack className={styles.choices}>
        <SelectField
          label="Brand"
          value={tier}
          onChange={(event) => setTier(brandTiers.find((one) => one === event.target.value) ?? 'mid')}
        >
          {brandTiers.map((one) => (
            <option key={one} value={one}>
              {tierNotes[one].name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="First price"
          value={first}
          onChange={(event) => setFirst(Number(event.target.value))}
        >
          {prices.map((price) => (
            <option key={price} value={price}>
              {money(price)}
            </option>
          ))}
        </SelectField>
      </Stack>
      <Drawing steps={steps} first={first} />
      <Table label="A price while nobody buys" columns={columns} rows={steps} rowKey={({ day }) => day} />
    </Stack>
  )
}
