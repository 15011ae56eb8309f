// Twelve months of earnings as bars, drawn without a chart library, which would be larger than the
// whole page. A table with the same numbers is always there for screen readers; a button shows it to all.
import type { EarningsFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { countOf, money, shortMoney } from '../../platform/format.ts'
import { monthName } from '../../platform/format-days.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { type Column, Table } from '../../ui/Table.tsx'
import styles from './Chart.module.css'

type Month = EarningsFieldsFragment['months'][number]

/**
 * Returns the top of the chart's axis in cents: the smallest 1, 2 or 5 with zeros that no month exceeds,
 * at least $10.
 */
export function chartTop(months: readonly Pick<Month, 'earned' | 'paidOut'>[]): number {
  const most = Math.max(1000, ...months.flatMap(({ earned, paidOut }) => [earned, paidOut]))
  const unit = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((factor) => factor * unit).find((top) => top >= most) ?? most
}

type BarProps = { x: number; amount: number; top: number; className: string | undefined }

function Bar({ x, amount, top, className }: BarProps) {
  const height = Math.max(0, (amount / top) * 100)
  return <rect className={className} x={x} y={100 - height} width={3.4} height={height} />
}

function Bars({ months }: { months: readonly Month[] }) {
  const top = chartTop(months)
  return (
    <Stack gap={0} tracks="start" above={4} className={styles.plot} aria-hidden>
      <div className={`${styles.scale} num`}>
        <span>{shortMoney(top)}</span>
        <span>{shortMoney(top / 2)}</span>
        <span>$0</span>
      </div>
      <svg viewBox={`0 0 ${months.length * 10} 100`} preserveAspectRatio="none" aria-hidden>
        {[0, 50, 100].map((y) => (
          <line key={y} x1={0} x2={months.length * 10} y1={y} y2={y} />
        ))}
        {months.map(({ month, earned, paidOut }, index) => (
          <g key={month}>
            <Bar x={index * 10 + 1.2} amount={earned} top={top} className={styles.earned} />
            <Bar x={index * 10 + 5.2} amount={paidOut} top={top} className={styles.taken} />
          </g>
        ))}
      </svg>
      <Row as="ol" gap={0} align="stretch" noWrap above={2} size={12} tone="soft" className={styles.names}>
        {months.map(({ month }) => (
          <Panel as="li" shrinks textAlign="center" nowrap key={month}>
            {monthName(month)}
          </Panel>
        ))}
      </Row>
    </Stack>
  )
}

const columns: readonly Column<Month>[] = [
  { key: 'month', name: 'Month', cell: ({ month }) => monthName(month, 'long') },
  { key: 'sales', name: 'Sales', number: true, cell: ({ sales }) => countOf(sales, 'sale') },
  { key: 'earned', name: 'Earned', number: true, cell: ({ earned }) => money(earned) },
  { key: 'taken', name: 'Taken out', number: true, cell: ({ paidOut }) => money(paidOut) },
]

/** Shows the chart or the table of the months' earnings and payouts, with a button to switch. */
export function EarningsChart({ months }: { months: readonly Month[] }) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Panel as="section" above={12} anchor aria-labelledby="earnings-months">
      <Row justify="between" className={styles.head}>
        <h2 id="earnings-months">Your last twelve months</h2>
        <Button look="line" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          As a table
        </Button>
      </Row>
      {!asTable && (
        <>
          <Row
            as="p"
            gap={5}
            align="stretch"
            noWrap
            above={3}
            size={14}
            className={styles.legend}
            aria-hidden
          >
            <Row as="span" gap={2} noWrap inline>
              Earned
            </Row>
            <Row as="span" gap={2} noWrap inline className={styles.takenKey}>
              Taken out
            </Row>
          </Row>
          <Bars months={months} />
        </>
      )}
      <div className={asTable ? look({ above: 4 }) : 'sr'}>
        <Table
          label="Earned and taken out, month by month"
          columns={columns}
          rows={months}
          rowKey={({ month }) => month}
        />
      </div>
    </Panel>
  )
}
