// Prints the figures as tables for a person.
import { isOneEdit, type Mended, type Touched } from './corrections.ts'
import type { Measured } from './measure.ts'
import { mean } from './metrics.ts'

/** The results of a run. */
export type Results = {
  readonly measured: readonly Measured[]
  readonly mended: readonly Mended[]
  readonly touched: readonly Touched[]
}

/** Formats an average; a dash when there is none. */
const share = (value: number | undefined, digits = 3): string =>
  value === undefined ? '–' : value.toFixed(digits)
const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  return [
    line(head),
    `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
    ...rows.map(line),
  ]
}

function byClass<T>(list: readonly T[], classOf: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(classOf(one), [...(groups.get(classOf(one)) ?? []), one])
  return groups.size < 2 ? [...groups] : [...groups, ['all', [...list]]]
}

function queryTable(measured: readonly Measured[]): string[] {
  const rows = byClass(measured, ({ query }) => query.class).map(([name, of]) => [
    name,
    String(of.length),
    share(mean(of.map((one) => one.ndcg))),
    share(mean(of.flatMap((one) => one.recall ?? []))),
    percent(of.filter(({ total }) => total === 0).length, of.length),
  ])
  return table(['queries', 'number', 'nDCG@10', 'recall@40', 'nothing found'], rows)
}

function mendedTable(mended: readonly Mended[]): string[] {
  const oneEdit: [string, Mended[]] = ['all of one edit', mended.filter(isOneEdit)]
  const rows = [...byClass(mended, (one) => one.class), oneEdit].map(([name, of]) => [
    name,
    String(of.length),
    percent(of.filter((one) => one.mended).length, of.length),
    percent(of.filter(({ total }) => total === 0).length, of.length),
  ])
  return table(['misspellings', 'number', 'mended', 'nothing found'], rows)
}

function touchedTable(touched: readonly Touched[]): string[] {
  const rows = byClass(touched, (one) => one.class).map(([name, of]) => [
    name,
    String(of.length),
    percent(of.filter((one) => one.touched !== undefined).length, of.length),
  ])
  return table(['right words', 'number', 'touched'], rows)
}

function part(title: string, { measured, mended, touched }: Results): string[] {
  return [
    `## ${title}`,
    '',
    ...(measured.length > 0 ? [...queryTable(measured), ''] : []),
    ...(mended.length > 0 ? [...mendedTable(mended), ''] : []),
    ...(touched.length > 0 ? [...touchedTable(touched), ''] : []),
  ]
}

/** Returns `many` elements of a list, spread evenly over it. */
const spread = <T>(list: readonly T[], many: number): T[] =>
  list.filter(
    (_, at) => Math.floor((at * many) / list.length) !== Math.floor(((at - 1) * many) / list.length),
  )

/** Returns the queries with the lowest nDCG, each with its first three pieces and their grades. */
function worstLines(measured: readonly Measured[], many: number): string[] {
  return [...measured]
    .sort((a, b) => a.ndcg - b.ndcg || (a.query.text < b.query.text ? -1 : 1))
    .slice(0, many)
    .map(({ query, ndcg, first }) => {
      const stood = first.slice(0, 3).map(({ grade, brand, title }) => `${grade} ${brand} ${title}`)
      return `${ndcg.toFixed(3)}  ${query.text} (${query.class}): ${stood.join('; ') || 'nothing'}`
    })
}

const sideOf = ({ measured, mended, touched }: Results, heldOut: boolean): Results => ({
  measured: measured.filter(({ query }) => query.heldOut === heldOut),
  mended: mended.filter((one) => one.heldOut === heldOut),
  touched: touched.filter((one) => one.heldOut === heldOut),
})

/**
 * Returns the lines of the relevance report: figures of the tuned and of the held-out side. Examples of
 * failures, `worst` of them, are only of the tuned side.
 */
export function report(results: Results, worst: number): string[] {
  const tuned = sideOf(results, false)
  const missed = tuned.mended.filter((one) => !one.mended)
  const spoilt = tuned.touched.filter((one) => one.touched !== undefined)
  return [
    ...part('Tuned', tuned),
    ...part('Held out', sideOf(results, true)),
    ...(tuned.measured.length > 0 && worst > 0
      ? ['## Worst', '', ...worstLines(tuned.measured, worst), '']
      : []),
    ...(missed.length > 0 && worst > 0
      ? [
          '## Not mended',
          '',
          ...spread(missed, worst).map(
            ({ wrong, right, said }) => `${wrong} (${right}): ${said ?? 'left as typed'}`,
          ),
          '',
        ]
      : []),
    ...(spoilt.length > 0 && worst > 0
      ? ['## Touched', '', ...spread(spoilt, worst).map(({ text, touched }) => `${text}: ${touched}`), '']
      : []),
  ]
}
