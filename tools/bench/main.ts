// `make bench`: measures the shop against the floors of the same run and writes docs/performance.md.
// ONLY=listing,product runs some measures and keeps the other figures with their dates; SHORT=1 only checks
// that everything runs and answers rightly, as `make test` does.
import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { Refusal } from '../local/foreground.ts'
import { measures } from './measures.ts'
import type { Row } from './rows.ts'
import { withStand } from './stand.ts'
import { keepResult, writeTable } from './table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    report: { type: 'string' },
  },
})
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => stopping.abort(new Refusal('stopped')))

const wanted = values.only?.split(',').map((name) => name.trim())
const unknown = wanted?.filter((name) => !measures.some((measure) => measure.name === name)) ?? []
if (unknown.length > 0) {
  console.error(`no measure "${unknown.join(', ')}": ${measures.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const chosen = measures.filter(({ name, needs }) =>
  wanted ? wanted.includes(name) : !values.short || needs === 'default',
)

const lineOf = ({ what, ours, floor, ratio, reach, met }: Row) =>
  `  ${met === null ? '·' : met ? '✓' : '✗'} ${what}: ${ours}; floor ${floor}; ${ratio} (reach ${reach})`

const failures: { file: string; name: string; message: string }[] = []
const fail = (name: string, error: unknown): void => {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(message)
  failures.push({ file: `tools/bench/measures/${name}.ts`, name, message })
}

for (const needs of ['default', 'scale'] as const) {
  const some = chosen.filter((measure) => measure.needs === needs)
  if (some.length === 0) continue
  await withStand(
    { needs, short: values.short, rounds: Number(values.rounds), signal: stopping.signal },
    async (bench) => {
      for (const measure of some) {
        bench.say(`\n── ${measure.name}`)
        try {
          const rows = await measure.run(bench)
          for (const row of rows) bench.say(lineOf(row))
          if (!values.short)
            keepResult(
              measure.name,
              rows,
              `${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
            )
        } catch (error) {
          fail(measure.name, error)
        }
      }
    },
  ).catch((error: unknown) => {
    // The stand of these measures did not start, or ended early.
    for (const { name } of some) fail(name, error)
  })
}
if (!values.short) writeTable(measures.map(({ name }) => name))
const failed = new Set(failures.map(({ name }) => name)).size
if (values.report !== undefined)
  writeFileSync(values.report, JSON.stringify({ passed: chosen.length - failed, failed, failures }))
console.log(`${chosen.length - failed} passed, ${failed} failed, 0 skipped`)
process.exit(failed > 0 ? 1 : 0)
