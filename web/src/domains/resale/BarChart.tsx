import { valueWords } from '@hemline/rules/resale/report.ts'
import { Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Table } from '../../ui/Table.tsx'
import styles from './Resale.module.css'
import type { ResaleChart } from './use-reports.ts'

/** Renders bars with their values, and the same numbers as a table for who wants to read or copy them. */
export function BarChart({ chart, caption }: { chart: ResaleChart; caption: string }) {
  const most = Math.max(...chart.bars.map(({ value }) => value))
  return (
    <figure>
      <figcaption>
        <Text as="span" size={14} tone="soft" block>
          {caption}. Counted: {chart.of.toLocaleString('en-US')} pieces.
        </Text>
      </figcaption>
      <Stack gap={2} above={4} aria-hidden="true">
        {chart.bars.map(({ label, value }) => (
          <Stack key={label} gap={3} align="center" breaks className={styles.bar}>
            <span>{label}</span>
            <span className={styles.track}>
              <i style={{ width: `${(value / most) * 100}%` }} />
            </span>
            <Text as="b" weight={600} textAlign="end" numbers>
              {valueWords(value, chart.unit)}
            </Text>
          </Stack>
        ))}
      </Stack>
      <details className={look({ above: 4, size: 14 }, styles.twin)}>
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
