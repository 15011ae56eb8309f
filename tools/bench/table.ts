// Writes docs/performance.md: the newest rows of each measure, with the day and the machine of the
// measurement.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../local/paths.ts'
import type { Row } from './rows.ts'

/** The last result of a measure. `commit` is that of the measured code; older results have none. */
type Result = {
  readonly day: string
  readonly machine: string
  readonly commit?: string
  readonly rows: readonly Row[]
}
const resultsFile = join(root, 'tools', 'bench', 'results.json')
const page = join(root, 'docs', 'performance.md')
const begin = '<!-- figures: written by make bench -->'
const end = '<!-- end of figures -->'

const readResults = (): Record<string, Result> =>
  existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {}

/** Returns the last recorded benchmark rows of a measure; none when it was never measured. */
export const latestRows = (name: string): readonly Row[] => readResults()[name]?.rows ?? []

const headOf = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()

/**
 * Records the benchmark rows of a measure in place of its earlier ones, with today's date, machine and
 * commit.
 */
export function keepResult(name: string, rows: readonly Row[], machine: string): void {
  const results = {
    ...readResults(),
    [name]: { day: new Date().toISOString().slice(0, 10), machine, commit: headOf(), rows },
  }
  mkdirSync(dirname(resultsFile), { recursive: true })
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
}

const cell = (text: string) => text.replaceAll('|', '\\|')
const verdict = (met: boolean | null) => (met === null ? '' : met ? 'yes' : '**no**')

/**
 * Returns the benchmark tables of docs/performance.md as Markdown, with the measures in the order of `names`;
 * "Not measured yet." under a name without a result.
 */
export function tableOf(results: Readonly<Record<string, Result>>, names: readonly string[]): string {
  const parts = names.flatMap((name) => {
    const result = results[name]
    if (!result) return [`### ${name}`, '', 'Not measured yet.', '']
    const lines = result.rows.map(
      (r) => `| ${[r.what, r.ours, r.floor, r.ratio, r.reach].map(cell).join(' | ')} | ${verdict(r.met)} |`,
    )
    const notes = result.rows.flatMap((r) => (r.note ? [`- ${r.what}: ${r.note}`] : []))
    return [
      `### ${name}`,
      '',
      [result.day, result.machine, ...(result.commit ? [`at ${result.commit}`] : [])].join(', '),
      '',
      '| what | Hemline | floor | ratio | reach | reached |',
      '|---|---|---|---|---|---|',
      ...lines,
      ...(notes.length > 0 ? ['', ...notes] : []),
      '',
    ]
  })
  return parts.join('\n')
}

/** Writes the benchmark tables between the marks of docs/performance.md. */
export function writeTable(names: readonly string[]): void {
  const text = readFileSync(page, 'utf8')
  const [before] = text.split(begin)
  const after = text.split(end)[1] ?? '\n'
  writeFileSync(page, `${before}${begin}\n\n${tableOf(readResults(), names)}${end}${after}`)
}
