// The command line of `make relevance`.
import { parseArgs } from 'node:util'
import { classes } from './queries.ts'

/** The options of a run; an undefined class or query means all. */
export type Options = {
  readonly class: string | undefined
  readonly query: string | undefined
  readonly worst: number
  readonly json: boolean
  readonly atOnce: number
}
/** A parsed command line; `why` tells the person what is wrong with it. */
export type Asked =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly why: string }

/** The text of `--help`. */
export const help = `make relevance [CLASS=price] [QUERY='red leather tote'] [WORST=20] [JSON=1]

Asks the shop that runs here what people ask, and grades what it shows. docs/relevance.md says what is measured.

  CLASS  this class of queries alone; "misspellings" or "right-words" for these alone
  QUERY  one judged text: its first ten pieces with their grades, and why not more
  WORST  how many of the worst queries are told, 20 without it
  JSON   everything as JSON

The same as options of tools/relevance/main.ts: --class, --query, --worst, --json, --at-once (questions at the same time, 4), --help.`

const classNames = [...Object.keys(classes), 'misspellings', 'right-words']

/**
 * Parses the command line of the relevance run. Never throws: an unknown option or a wrong value returns the
 * kind 'wrong' with the reason.
 */
export function optionsFrom(argv: readonly string[]): Asked {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { class: text, query: text, worst: text, 'at-once': text, json: flag, help: flag },
    })
    if (values.help) return { kind: 'help' }
    if (values.class !== undefined && !classNames.includes(values.class))
      return {
        kind: 'wrong',
        why: `No class is called "${values.class}"; there are ${classNames.join(', ')}.`,
      }
    const worst = Number(values.worst ?? 20)
    const atOnce = Number(values['at-once'] ?? 4)
    if (!Number.isInteger(worst) || worst < 0)
      return { kind: 'wrong', why: `--worst is "${values.worst}"; it is a whole number.` }
    if (!Number.isInteger(atOnce) || atOnce < 1 || atOnce > 16)
      return { kind: 'wrong', why: '--at-once is a whole number from 1 to 16.' }
    return {
      kind: 'run',
      options: { class: values.class, query: values.query, worst, json: values.json ?? false, atOnce },
    }
  } catch (error) {
    return { kind: 'wrong', why: error instanceof Error ? error.message : String(error) }
  }
}
