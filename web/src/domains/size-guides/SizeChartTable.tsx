import type { SizeChartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import styles from './SizeGuide.module.css'
import { rangeIn, type Unit } from './units.ts'

type Props = { chart: SizeChartFieldsFragment; unit: Unit; ownLabel: string | undefined }

type Cell = SizeChartFieldsFragment['rows'][number]['cells'][number]
const cellText = (cell: Cell | undefined, unit: Unit) =>
  cell?.inches ? rangeIn(cell.inches, unit) : cell?.text?.replaceAll('/', ' / ')

/** A chart as a table; the row of the piece one comes from is marked. */
export function SizeChartTable({ chart, unit, ownLabel }: Props) {
  // What one measures on oneself comes first: on a phone the names in other countries are what is swiped to.
  const isLength = (i: number) => chart.rows.some((row) => row.cells[i]?.inches)
  const order = chart.columns.map((_, i) => i).sort((a, b) => Number(isLength(b)) - Number(isLength(a)))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with a keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={`Size chart: ${chart.title}`}>
      <table className={`${styles.chart} num`}>
        <thead>
          <tr>
            <th scope="col">Size</th>
            {order.map((i) => (
              <th key={chart.columns[i]?.key} scope="col">
                {chart.columns[i]?.label}
                {isLength(i) && <small> {unit}</small>}
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
              {order.map((i) => (
                <td key={chart.columns[i]?.key}>{cellText(row.cells[i], unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
