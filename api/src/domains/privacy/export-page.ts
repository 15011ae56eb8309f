// A copy of somebody's data as one page to be read: no script, nothing fetched, each table under its topic.

/** The rows of one table in a copy. */
export type ExportTable = { topic: string; name: string; rows: readonly Record<string, unknown>[] }

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
const heading = (name: string) => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function shown(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (column.endsWith('_cents') && Number.isFinite(Number(value)))
    return `$${(Number(value) / 100).toFixed(2)}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function tableOf({ name, rows }: ExportTable): string {
  const used = Object.keys(rows[0] ?? {}).filter((column) =>
    rows.some((row) => shown(column, row[column]) !== ''),
  )
  const head = used.map((column) => `<th scope="col">${escaped(heading(column.replace(/_cents$/, '')))}</th>`)
  const body = rows.map(
    (row) => `<tr>${used.map((column) => `<td>${escaped(shown(column, row[column]))}</td>`).join('')}</tr>`,
  )
  return `<h3>${escaped(heading(name))}</h3><div class="wide"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
}

const style = `body{margin:0 auto;max-width:72rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif;color:#1e1b18;background:#fbf8f3}
h1,h2{font-family:Georgia,serif;font-weight:400}h2{margin:2.5rem 0 0;border-top:1px solid #e7e0d6;padding-top:1.5rem}h3{margin:1.5rem 0 .5rem;font-size:1rem}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{border-bottom:1px solid #e7e0d6;padding:.375rem .75rem .375rem 0;text-align:left;vertical-align:top;max-width:24rem;overflow-wrap:anywhere}th{color:#5c554d;font-weight:500}`

/** Returns the page of a copy. Amounts are in dollars, times in UTC. */
export function exportPage({
  email,
  at,
  tables,
}: {
  email: string
  at: Date
  tables: readonly ExportTable[]
}): string {
  const topics = [...new Set(tables.map(({ topic }) => topic))]
  const parts = topics.map(
    (topic) =>
      `<section><h2>${escaped(topic)}</h2>${tables
        .filter((table) => table.topic === topic)
        .map(tableOf)
        .join('\n')}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your data at Hemline</title><style>${style}</style></head>
<body><h1>Your data at Hemline</h1><p>${escaped(email)}, ${escaped(shown('', at))} UTC. Secrets such as your password’s hash, and names of employees, are left out.</p>
${parts.join('\n')}</body></html>
`
}
