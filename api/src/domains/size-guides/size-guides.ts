// Size charts by name, and the row of a chart for one size.
import { chartNameFor, rowForLabel } from '@hemline/rules/size-guides/size-charts.ts'
import type { Context } from '../../context.ts'
import { cachedByDb } from '../../platform/cached.ts'
import { findSize, listSizeCharts } from './size-guides.db.ts'

const sharedMs = 10_000
const charts = cachedByDb(sharedMs, (db) => listSizeCharts(db))

/**
 * Returns the size chart with this name, in upper or lower case; undefined when there is none. Charts are
 * cached for 10 seconds.
 */
export async function chartByName(ctx: Context, name: string) {
  return (await charts(ctx.db, ctx.now())).find((chart) => chart.name === name.toLowerCase())
}

/** Returns the charts that every size guide offers, by rank. */
export async function standardCharts(ctx: Context) {
  return (await charts(ctx.db, ctx.now())).filter((chart) => chart.is_standard)
}

/**
 * Returns the chart row for one size; undefined for unknown sizes, for sizes without a chart (One Size), and
 * for labels that the chart has not.
 */
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
