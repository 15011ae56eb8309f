// The command line of `make simulate`.
import { parseArgs } from 'node:util'

/** The options of a play. */
export type Options = {
  /** Simulated days in a minute. */
  readonly speed: number
  /** The number of days after which the play ends; undefined: it ends with Ctrl-C. */
  readonly days: number | undefined
  readonly seed: number
}
/** A parsed command line; `why` tells the person what is wrong with it. */
export type Asked =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly why: string }

/** Simulated days in a minute when the command line names no speed. */
export const defaultSpeed = 4
const speedMost = 600

/** The text of `--help`. */
export const help = `make simulate [SPEED=${defaultSpeed}] [DAYS=30] [SEED=7]

Plays the people around the shop that \`make up\` runs here: sellers who send bags, a warehouse that grades and packs, buyers, and time
for the carriers. Everything goes through the shop's own doors and stays in its database.

  SPEED  simulated days in a minute: 1 is a day in a minute, ${defaultSpeed} (without it) a day in 15 seconds. A day takes longer when its work does.
  DAYS   ends after so many days; without it, Ctrl-C ends it
  SEED   a whole number: the same one plans the same days. What comes of them depends on what the shop holds.

The same as options of tools/simulate/main.ts: --speed, --days, --seed, --help.`

function numberOf(
  text: string,
  { whole, least, most }: { whole: boolean; least: number; most: number },
): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) && value >= least && value <= most && (!whole || Number.isInteger(value))
    ? value
    : undefined
}

function read(
  argv: readonly string[],
): { speed?: string; days?: string; seed?: string; help?: boolean } | string {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { speed: text, days: text, seed: text, help: { type: 'boolean', short: 'h' } },
    })
    return values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Parses the command line of the simulation. `chosenSeed` is the seed when the arguments name none. Never
 * throws: an unknown option or a wrong value returns the kind 'wrong' with the reason.
 */
export function optionsFrom(argv: readonly string[], chosenSeed: number): Asked {
  const said = read(argv)
  if (typeof said === 'string') return { kind: 'wrong', why: said }
  if (said.help) return { kind: 'help' }
  const speed = numberOf(said.speed ?? String(defaultSpeed), { whole: false, least: 0.01, most: speedMost })
  const days =
    said.days === undefined ? undefined : numberOf(said.days, { whole: true, least: 1, most: 10_000 })
  const seed = numberOf(said.seed ?? String(chosenSeed), { whole: true, least: 0, most: 2 ** 31 })
  if (speed === undefined)
    return {
      kind: 'wrong',
      why: `SPEED is "${said.speed}"; it is simulated days in a minute, from 0.01 to ${speedMost}.`,
    }
  if (said.days !== undefined && days === undefined)
    return { kind: 'wrong', why: `DAYS is "${said.days}"; it is a whole number from 1.` }
  if (seed === undefined)
    return { kind: 'wrong', why: `SEED is "${said.seed}"; it is a whole number from 0.` }
  return { kind: 'run', options: { speed, days, seed } }
}
