// A copy of somebody's data as one page that a person reads: no script, nothing fetched, each part in plain
// words (rules/src/privacy/reading; decision 0211).
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import { shopMomentWords } from '@hemline/rules/manners/shop-days.ts'
import { dollars } from '@hemline/rules/pricing/promotions-words.ts'
import { readings } from '@hemline/rules/privacy/reading/readings.ts'
import { type ExportNames, type ExportTable, valueWriter } from './export-values.ts'

/** The moment of a copy; its sentence names the time zone. */
const moment = shopMomentWords({ dateStyle: 'long' }, { zone: false })

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
/** With more columns than this, each row is a list of names and values instead of a line of a table. */
const columnsMost = 6
/** A sum of nothing, which a list of facts leaves out. */
const nothing = dollars(0)

type Line = { at: string; cells: readonly string[] }
type Part = { topic: string; title: string; heads: readonly string[]; lines: readonly Line[] }

/**
 * Returns the moment by which rows are ordered: their first time, written so that it compares as text; ''
 * without one.
 */
function timeOf(row: Record<string, unknown>): string {
  const [first] = Object.entries(row).filter(([column, value]) => column.endsWith('_at') && value !== null)
  return first ? new Date(String(first[1])).toISOString() : ''
}

/** Returns one line for those that read the same, with their number as a last cell. */
function together(lines: readonly Line[]): Line[] {
  const alike = Map.groupBy(lines, ({ cells }) => cells.join('\n'))
  return [...alike.values()].flatMap((group) =>
    group[0] ? [{ at: group[0].at, cells: [...group[0].cells, String(group.length)] }] : [],
  )
}

/** Returns the part of a table, without columns and rows that say nothing; undefined when nothing is left. */
function partOf(table: ExportTable, write: ReturnType<typeof valueWriter>): Part | undefined {
  const reading = readings[table.name]
  if (!reading || 'unread' in reading) return undefined
  const lines = table.rows
    .map((row) => ({
      at: timeOf(row),
      cells: reading.columns.map(({ column }) => write(table.name, column, row)),
    }))
    .filter(({ cells }) => cells.some(Boolean))
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const names = [...reading.columns.map(({ name }) => name), ...(reading.counted ? [reading.counted] : [])]
  const shown = reading.counted ? together(lines) : lines
  const used = names.map((_, i) => shown.some(({ cells }) => cells[i] !== ''))
  const keep = <T>(list: readonly T[]) => list.filter((_, i) => used[i])
  return lines.length === 0
    ? undefined
    : {
        topic: table.topic,
        title: reading.title,
        heads: keep(names),
        lines: shown.map(({ at, cells }) => ({ at, cells: keep(cells) })),
      }
}

function tableOf({ heads, lines, title }: Part): string {
  const head = heads.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  const body = lines
    .map(({ cells }) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('\n')
  return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(title)}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

const cardOf = ({ heads }: Part, { cells }: Line): string => {
  const facts = cells.flatMap((cell, i) =>
    cell === '' || cell === nothing
      ? []
      : `<div><dt>${escaped(heads[i] ?? '')}</dt><dd>${escaped(cell)}</dd></div>`,
  )
  return `<dl>${facts.join('')}</dl>`
}

const sectionOf = (part: Part): string =>
  `<h3>${escaped(part.title)}</h3>${
    part.heads.length > columnsMost ? part.lines.map((line) => cardOf(part, line)).join('\n') : tableOf(part)
  }`

const style = `body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif;color:#1e1b18;background:#fbf8f3}
h1,h2{font-family:Georgia,serif;font-weight:400}h2{margin:2.5rem 0 0;border-top:1px solid #e7e0d6;padding-top:1.5rem}h3{margin:1.5rem 0 .5rem;font-size:1rem}
a{color:inherit}.wide{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{border-bottom:1px solid #e7e0d6;padding:.375rem .75rem .375rem 0;text-align:left;vertical-align:top;max-width:24rem;overflow-wrap:anywhere}th,dt{color:#5c554d;font-weight:500}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(14rem,100%),1fr));gap:.5rem 1.5rem;margin:0;border-bottom:1px solid #e7e0d6;padding:.75rem 0;font-size:.875rem}
dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}@media print{.wide{overflow:visible}}`

/**
 * Returns the HTML page of a user's data copy. Amounts are in dollars, days in the shop's time zone. The page
 * holds no internal id and no column without a plain name.
 */
export function exportPage({
  email,
  at,
  tables,
  names,
  dates,
}: {
  email: string
  at: Date
  tables: readonly ExportTable[]
  names: ExportNames
  dates: DateManner
}): string {
  const write = valueWriter(tables, { names, dates })
  const order = Object.keys(readings)
  const parts = tables
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .flatMap((table) => partOf(table, write) ?? [])
  const topics = [...new Set(tables.map(({ topic }) => topic))].flatMap((topic) => {
    const own = parts.filter((part) => part.topic === topic)
    return own.length === 0 ? [] : [{ topic, own }]
  })
  const links = topics.map(({ topic }, i) => `<li><a href="#part-${i}">${escaped(topic)}</a></li>`)
  const sections = topics.map(
    ({ topic, own }, i) =>
      `<section id="part-${i}"><h2>${escaped(topic)}</h2>${own.map(sectionOf).join('\n')}</section>`,
  )
  const made = moment(at, dates)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your data at Hemline</title><style>${style}</style></head>
<body><h1>Your data at Hemline</h1><p>Everything that belongs to ${escaped(email)}, as of ${escaped(made)}, Pacific time. Passwords and other secrets are left out, and so are other people. The file for programs has every technical detail.</p>
<nav aria-label="Parts"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}</body></html>
`
}
