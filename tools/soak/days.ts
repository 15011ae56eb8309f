// Two days of `make simulate` on a shop of its own: everybody finds their doors, and the books agree
// with what was seen at them.
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

/** What a simulation of two days has to have seen. */
const seen: readonly (readonly [what: string, said: RegExp])[] = [
  ['the second day came to its end', /day 2: /],
  ['pieces were graded and listed', /graded [1-9]\d* · listed [1-9]/],
  ['pieces were bought', /in all [1-9]\d* orders?, [1-9]\d* pieces?/],
  ['parcels were packed', /packed here [1-9]/],
]
/** With it two days are known to see all of this: in a short run nothing is left to luck. */
const provenSeed = 7
const booksThatAgree = 4

/** Which expectations what the simulation said does not meet, in words. */
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
