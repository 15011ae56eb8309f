// Plays two days of `make simulate` on a shop of its own: the simulated people find a working shop, and the
// books agree with the answers they got.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { childEnv } from '../local/env.ts'
import { startShop, withoutNetworkLimits } from '../local/shop.ts'
import type { Soak } from './soak.ts'

const program = fileURLToPath(new URL('../simulate/main.ts', import.meta.url))

type Ended = { readonly code: number | string | null; readonly said: string }

function simulate(
  options: readonly string[],
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile('node', [program, ...options], { env: { ...env }, signal }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, said: stdout + stderr }),
    )
  })
}

/** The lines that the output of a simulation of two days must contain. */
const seen: readonly (readonly [what: string, said: RegExp])[] = [
  ['the second day came to its end', /day 2: /],
  ['pieces were graded and listed', /graded [1-9]\d* · listed [1-9]/],
  ['pieces were bought', /in all [1-9]\d* orders?, [1-9]\d* pieces?/],
  ['parcels were packed', /packed here [1-9]/],
]
/**
 * The seed of short runs: two days with it are known to print all these lines, so that a short run does not
 * depend on luck.
 */
const provenSeed = 7
const booksThatAgree = 4

/**
 * Returns one line for each expectation that the output of the simulation fails: a missing line, an error
 * line, a book that disagrees, a bad exit code.
 */
export function faultsOf({ code, said }: Ended): string[] {
  const missing = seen.filter(([, pattern]) => !pattern.test(said)).map(([what]) => `not seen: ${what}`)
  const wrong = said
    .split('\n')
    .filter((line) => line.includes('× '))
    .map((line) => `went wrong: ${line.trim()}`)
  const agreeing = said.match(/^ {2}agrees/gm)?.length ?? 0
  const books = agreeing === booksThatAgree ? [] : [`${agreeing} of ${booksThatAgree} books agree`]
  return [...missing, ...wrong, ...books, ...(code === 0 ? [] : [`the simulation ended with ${code}`])]
}

/** The soak `days`. */
export const days: Soak = {
  name: 'days',
  what: 'bags come in and are graded, pieces are listed, bought and packed, and the ledger agrees',
  run: ({ short, seed, say, signal, withStack }) =>
    withStack('days', async (stack) => {
      const shop = await startShop(stack, 'production', withoutNetworkLimits)
      const env = {
        ...childEnv(stack.settings, shop, 'production'),
        API_URL: shop.webUrl,
        WEB_ORIGIN: shop.webUrl,
      }
      const ended = await simulate(
        ['--days', short ? '2' : '7', '--speed', '600', '--seed', String(short ? provenSeed : seed)],
        env,
        signal,
      )
      say(ended.said)
      return faultsOf(ended)
    }),
}
