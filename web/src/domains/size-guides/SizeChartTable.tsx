import type { SizeChartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import styles from './SizeGuide.module.css'
import { rangeIn, type Unit } from './units.ts'

type Props = { chart: SizeChartFieldsFragment; unit: Unit; ownLabel: string | undefined }

/** A chart as a table; the row of the piece one comes from is marked. */
export function SizeChartTable({ chart, unit, ownLabel }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with a keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={`Size chart: ${chart.title}`}>
      <table className={`${styles.chart} num`}>
        <thead>
          <tr>
            <th scope="col">Size</th>
            {chart.columns.map(({ key, label }, i) => (
              <th key={key} scope="col">
                {label}
                {chart.rows[0]?.cells[i]?.inches && <small> {unit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.label} className={row.label === ownLabel ? styles.own : undefined}>
              <th scope="row">
                {row.label}
                {row.label === ownLabel && <span className={styles.tag}>this piece</span>}
              </th>
              {row.cells.map((cell, i) => (
                <td key={chart.columns[i]?.key}>{cell.inches ? rangeIn(cell.inches, unit) : cell.text?.replaceAll('/', ' / ')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
