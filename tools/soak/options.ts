// The command line of `make soak`.
import { parseArgs } from 'node:util'
import type { Soak } from './soak.ts'

/** The options of a run of soaks. */
export type Options = {
  /** The soaks to run. */
  readonly chosen: readonly Soak[]
  readonly short: boolean
  readonly seed: number
  /** The file to write the counts of passed and failed soaks and the broken invariants to, if any. */
  readonly report: string | undefined
}
/** A parsed command line; `why` tells the person what is wrong with it. */
export type Asked =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly why: string }

/** Returns the help text of the soaks' command line. */
export const help = (soaks: readonly Soak[]): string => `make soak [ONLY=name] [SHORT=1] [SEED=7]

Each soak makes a shop of its own, does harm to it, and then looks whether anything was lost. It prints what it tried and what broke;
the exit code is 0 when nothing did. The shop that \`make up\` runs is not touched.

${soaks.map(({ name, what }) => `  ${name.padEnd(12)} ${what}`).join('\n')}

  ONLY   runs this one alone; several are joined by commas
  SHORT  seconds instead of minutes, with fewer of everything: what the suites run
  SEED   a whole number: the same one plans the same harm. When it strikes depends on the machine.

The same as options of tools/soak/main.ts: --only, --short, --seed, --report, --help. Logs stay in .local/soak/<name>/logs.`

function read(
  argv: readonly string[],
): { only?: string; short?: boolean; seed?: string; report?: string; help?: boolean } | string {
  const text = { type: 'string' } as const
  try {
    const options = {
      only: text,
      short: { type: 'boolean' },
      seed: text,
      report: text,
      help: { type: 'boolean', short: 'h' },
    } as const
    return parseArgs({ args: [...argv], options }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Parses the command line of the soaks. `chosenSeed` is the seed when the arguments name none. Never throws:
 * an unknown option, soak or seed returns the kind 'wrong' with the reason.
 */
export function optionsFrom(argv: readonly string[], soaks: readonly Soak[], chosenSeed: number): Asked {
  const said = read(argv)
  if (typeof said === 'string') return { kind: 'wrong', why: said }
  if (said.help) return { kind: 'help' }
  const names = said.only?.split(',').map((name) => name.trim())
  const unknown = names?.find((name) => !soaks.some((soak) => soak.name === name))
  if (unknown !== undefined)
    return {
      kind: 'wrong',
      why: `there is no soak "${unknown}"; there are ${soaks.map(({ name }) => name).join(', ')}.`,
    }
  const seed = said.seed === undefined ? chosenSeed : Number(said.seed)
  if (said.seed?.trim() === '' || !Number.isInteger(seed) || seed < 0 || seed > 2 ** 31) {
    return { kind: 'wrong', why: `SEED is "${said.seed}"; it is a whole number from 0.` }
  }
  const chosen = names === undefined ? soaks : soaks.filter(({ name }) => names.includes(name))
  return { kind: 'run', options: { chosen, short: said.short === true, seed, report: said.report } }
}
