import { valueWords } from '@hemline/rules/resale/report.ts'
import { Text } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './Resale.module.css'
import type { ResaleChart } from './use-reports.ts'

/** Renders bars with their values, and the same numbers as a table for who wants to read or copy them. */
export function BarChart({ chart, caption }: { chart: ResaleChart; caption: string }) {
  const most = Math.max(...chart.bars.map(({ value }) => value))
  return (
    <figure className={styles.chart}>
      <figcaption>
        <Text as="span" size={14} tone="soft" block>
          {caption}. Counted: {chart.of.toLocaleString('en-US')} pieces.
        </Text>
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {chart.bars.map(({ label, value }) => (
          <div key={label} className={styles.bar}>
            <span>{label}</span>
            <span className={styles.track}>
              <i style={{ width: `${(value / most) * 100}%` }} />
            </span>
            <b className="num">{valueWords(value, chart.unit)}</b>
          </div>
        ))}
      </div>
      <details className={styles.twin}>
        <summary className="link">As a table</summary>
        <Table
          label={caption}
          columns={[
            { key: 'label', name: 'Group', cell: ({ label }) => label },
            { key: 'value', name: 'Value', number: true, cell: ({ value }) => valueWords(value, chart.unit) },
          ]}
          rows={chart.bars}
          rowKey={({ label }) => label}
        />
      </details>
    </figure>
  )
}
