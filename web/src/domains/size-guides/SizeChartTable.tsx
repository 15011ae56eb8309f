import type { SizeChartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Text } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import styles from './SizeGuide.module.css'
import { rangeIn, type Unit } from './units.ts'

type Props = { chart: SizeChartFieldsFragment; unit: Unit; ownLabel: string | undefined }

type Row = SizeChartFieldsFragment['rows'][number]
type Cell = Row['cells'][number]
const cellText = (cell: Cell | undefined, unit: Unit) =>
  cell?.inches ? rangeIn(cell.inches, unit) : cell?.text?.replaceAll('/', ' / ')

/** Shows a size chart as a table; the row of the piece's size is marked. */
export function SizeChartTable({ chart, unit, ownLabel }: Props) {
  // Body measures come first: on a phone, the sizes of other countries are reached by scrolling
  // sideways.
  const isLength = (i: number) => chart.rows.some((row) => row.cells[i]?.inches)
  const order = chart.columns.map((_, i) => i).sort((a, b) => Number(isLength(b)) - Number(isLength(a)))
  const columns: Column<Row>[] = [
    {
      key: 'size',
      name: 'Size',
      cell: ({ label }) => (
        <>
          {label}
          {label === ownLabel && (
            <Text
              as="span"
              padX={2}
              padY={1}
              round="full"
              size={12}
              tone="onAccent"
              weight={400}
              className={styles.tag}
            >
              this piece
            </Text>
          )}
        </>
      ),
    },
    ...order.map((i) => ({
      key: chart.columns[i]?.key ?? String(i),
      name: (
        <>
          {chart.columns[i]?.label}
          {isLength(i) && <small> {unit}</small>}
        </>
      ),
      cell: (row: Row) => cellText(row.cells[i], unit),
    })),
  ]
  return (
    <Table
      label={`Size chart: ${chart.title}`}
      wide="slides"
      className={styles.chart}
      columns={columns}
      rows={chart.rows}
      rowKey={(row) => row.label}
      rowClass={(row) => (row.label === ownLabel ? styles.own : undefined)}
    />
  )
}
