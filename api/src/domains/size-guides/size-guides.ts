// Size charts by name, and the line of a chart that is about one size.
import type { Db } from '@hemline/db/connect.ts'
import { chartNameFor, rowForLabel } from '@hemline/rules/size-guides/size-charts.ts'
import type { Context } from '../../context.ts'
import { cached } from '../../platform/cached.ts'
import { findSize, listSizeCharts } from './size-guides.db.ts'

const sharedMs = 10_000
const charts = cached(sharedMs, (db: Db) => listSizeCharts(db))

export async function chartByName(ctx: Context, name: string) {
  return (await charts(ctx.db, ctx.now())).find((chart) => chart.name === name.toLowerCase())
}

/** The guides that every size guide offers, in their order. */
export async function standardCharts(ctx: Context) {
  return (await charts(ctx.db, ctx.now())).filter((chart) => chart.is_standard)
}

/** What a chart says of one size; undefined for unknown sizes and for those that no chart has (One Size). */
export async function fragmentFor(ctx: Context, sizingId: number) {
  const size = await findSize(ctx.db, sizingId)
  if (!size) return undefined
  const name = chartNameFor({
    sizeCategory: size.size_category,
    sizeGroup: size.size_group,
    departmentGroup: size.department_group,
  })
  const chart = name === undefined ? undefined : await chartByName(ctx, name)
  const row = chart && rowForLabel(chart.rows, size.label)
  return (
    chart &&
    row && {
      sizingId,
      label: size.label,
      chartName: chart.name,
      chartTitle: chart.title,
      columns: chart.columns,
      row,
    }
  )
}
