import type { SizeChartColumn, SizeChartRow } from '@hemline/rules/size-guides/size-charts.ts'
import { type DbOrTx, named } from '../../platform/db.ts'

export type SizeChartTableRow = {
  name: string
  title: string
  is_standard: boolean
  note: string
  columns: SizeChartColumn[]
  rows: SizeChartRow[]
}

/** Returns all size charts by rank. */
export async function listSizeCharts(db: DbOrTx): Promise<SizeChartTableRow[]> {
  const rows = await db
    .selectFrom('size_chart')
    .modifyFront(named('listSizeCharts'))
    .select(['name', 'title', 'is_standard', 'note', 'columns', 'rows'])
    .orderBy('rank')
    .execute()
  return rows as unknown as SizeChartTableRow[]
}

/** Returns the size with this sizing id; undefined when unknown. */
export async function findSize(db: DbOrTx, sizingId: number) {
  return db
    .selectFrom('size')
    .modifyFront(named('findSize'))
    .select(['sizing_id', 'label', 'size_category', 'size_group', 'department_group'])
    .where('sizing_id', '=', sizingId)
    .executeTakeFirst()
}
