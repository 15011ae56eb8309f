// What other countries call a size (decision 0205). The equivalents of the United Kingdom and the European
// Union are those of the shop's own size charts; Australian women's sizes are the British ones; Japanese
// women's sizes are those of JIS L 4005, and Japanese shoes are the length of the foot in centimeters
// (Mondopoint, ISO 9407).
import { sizeRows } from '../catalogue/sizes.ts'
import { chartNameFor, rowForLabel, type SizeChart, sizeCharts } from '../size-guides/size-charts.ts'
import type { SizeSystem } from './manners.ts'

const byId = new Map(sizeRows.map((row) => [row.sizing_id, row]))
const chartOf = (name: string | undefined) => sizeCharts.find((chart) => chart.name === name)

/** The text of a chart's column in the row of a size; undefined where the chart has none. */
function cellOf(chart: SizeChart, label: string, column: string): string | undefined {
  const at = chart.columns.findIndex((one) => one.label === column)
  return at < 0 ? undefined : (rowForLabel(chart.rows, label)?.cells[at]?.text ?? undefined)
}

/** Each number of a name such as "8/10", changed. */
const eachNumber = (text: string, change: (number: number) => number): string | undefined => {
  const parts = text.split('/').map((part) => (part === '00' ? -2 : Number(part)))
  return parts.some((part) => Number.isNaN(part)) ? undefined : parts.map((part) => change(part)).join('/')
}

/** The American number of a women's size: of the label itself, or of its letters or waist. */
const americanNumber = (chart: SizeChart, label: string): string | undefined =>
  chart.name === 'women-numbers' ? rowForLabel(chart.rows, label)?.label : cellOf(chart, label, 'US')

/** JIS L 4005: the American 0 is a 5, the 8 a 13. */
const jisStep = 5

function japanese(chart: SizeChart, label: string): string | undefined {
  if (chart.name === 'women-shoes' || chart.name === 'kids-shoes') {
    const at = chart.columns.findIndex((one) => one.label === 'Foot length')
    const foot = rowForLabel(chart.rows, label)?.cells[at]?.inches
    return foot ? String(Math.round(foot.from * 2.54 * 2) / 2) : undefined
  }
  // Children's sizes are heights in centimeters, as in the European Union.
  if (chart.name === 'kids-clothes') return cellOf(chart, label, 'EU')
  const number = chart.name === 'women-plus' ? undefined : americanNumber(chart, label)
  return number && eachNumber(number, (one) => one + jisStep)
}

function inSystem(chart: SizeChart, label: string, system: SizeSystem): string | undefined {
  if (system === 'JP') return japanese(chart, label)
  // Australian and American shoes have the same numbers.
  if (system === 'AU' && chart.name === 'women-shoes') return rowForLabel(chart.rows, label)?.label
  const column = system === 'AU' ? 'UK' : system
  const own = cellOf(chart, label, column)
  if (own !== undefined || chart.name !== 'women-jeans') return own
  // A waist in inches has the name of its American number in the other systems.
  const numbers = chartOf('women-numbers')
  const number = cellOf(chart, label, 'US')
  return numbers && number ? cellOf(numbers, number, column) : undefined
}

/**
 * Returns the name of a size in another country's system without the country's letters ("40/42"); undefined
 * for one-size pieces and sizes that the system has no name for.
 */
export function equivalentOf(sizingId: number, system: SizeSystem): string | undefined {
  const size = byId.get(sizingId)
  if (!size || system === 'US') return undefined
  const facts = {
    sizeCategory: size.size_category,
    sizeGroup: size.size_group,
    departmentGroup: size.department_group,
  }
  const chart = chartOf(chartNameFor(facts))
  return chart && inSystem(chart, size.label, system)
}

/**
 * Returns a size for people of a system: "US 8 · EU 40", "M · EU 40/42". Without an equivalent the size stays
 * as pieces show it ("Size 8", "One Size"). Ids and filters never change.
 */
export function sizeText(size: { sizeDisplay: string; sizingId: number }, system: SizeSystem): string {
  const other = equivalentOf(size.sizingId, system)
  if (other === undefined) return size.sizeDisplay
  const bare = size.sizeDisplay.replace(/^Size /, '')
  return `${/^\d/.test(bare) ? `US ${bare}` : bare} · ${system} ${other}`
}
