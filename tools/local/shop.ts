// Starts the shop in steps: data, index, site, and the programs that serve it.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb, viteProgram } from './build.ts'
import { type Child, runToEnd, startChild } from './children.ts'
import { childEnv, type Ports, type Settings } from './env.ts'
import { root } from './paths.ts'
import { type Stack, startDatabase, startSearch } from './stack.ts'
import { waitForUrl } from './wait.ts'
import { warmListings, warmPictures } from './warm.ts'

/** `production` runs the built site; `development` restarts programs when their files change. */
export type Mode = 'production' | 'development'

/** The addresses of a running shop. */
export type Shop = {
  readonly webUrl: string
  readonly mailUrl: string
  readonly databaseUrl: string
  readonly searchUrl: string
}

/** Returns the names of the ports that a whole shop needs; services that run elsewhere need none. */
export const shopPorts = (settings: Settings): (keyof Ports)[] => {
  const own: (keyof Ports)[] = ['web', 'api', 'mail', 'smtp', 'indexer', 'processor']
  if (settings.databaseUrl === undefined) own.push('pg')
  if (settings.searchUrl === undefined) own.push('search')
  return own
}

/** The stack, environment and mode with which the programs of a shop start. */
export type Run = {
  readonly stack: Stack
  readonly env: Readonly<Record<string, string>>
  readonly mode: Mode
}

const startTimeoutMs = 120_000

function version(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}

/**
 * Runs one of the shop's programs to its end as a step; its last line that is not indented, if at most 100
 * characters long and no JSON, becomes the step's note. Throws when the program fails.
 */
export async function runStep(run: Run, name: string, args: readonly string[]): Promise<void> {
  const { stack, env } = run
  const log = name.toLowerCase().replaceAll(' ', '-')
  await stack.step(name, async (note) => {
    const spec = {
      name: log,
      command: ['node', ...args],
      env,
      cwd: root,
      logFile: join(stack.logDir, `${log}.log`),
    }
    const lines = await runToEnd(spec, stack.signal)
    // Indented lines are details.
    const last = lines.findLast((line) => /^\S/.test(line)) ?? ''
    if (last !== '' && last.length <= 100 && !last.startsWith('{')) note(last)
  })
}

type Program = {
  readonly name: string
  readonly args: readonly string[]
  readonly readyUrl?: string
  readonly cwd?: string
  readonly watch?: boolean
}

/**
 * Starts a program of the shop and returns once it answers; throws when it does not within two minutes. From
 * then on the stack restarts it when it ends by itself.
 */
export async function startProgram(run: Run, program: Program): Promise<Child> {
  const { stack, env, mode } = run
  const watch = mode === 'development' && program.watch === true ? ['--watch', '--watch-preserve-output'] : []
  const start = (keepLog: boolean): Child =>
    startChild({
      name: program.name,
      command: ['node', ...watch, ...program.args],
      env,
      cwd: program.cwd ?? root,
      logFile: join(stack.logDir, `${program.name}.log`),
      graceMs: 15_000,
      keepLog,
    })
  return stack.step(program.name, async () => {
    const child = stack.add(start(false))
    if (program.readyUrl !== undefined)
      await waitForUrl({ url: program.readyUrl, child, timeoutMs: startTimeoutMs, signal: stack.signal })
    stack.keepUp(child, async () => start(true))
    return child
  })
}

/**
 * Runs the migrations, seeds the pieces and, with an address of the search engine, builds the index where
 * needed. Throws when one of them fails.
 */
export async function prepareData(run: Run, searchUrl: string): Promise<void> {
  const { seedProfile, seedItems } = run.stack.settings
  const items = seedItems === undefined ? [] : ['--items', seedItems]
  await runStep(run, 'Migrations', ['db/src/migrate.ts'])
  await runStep(run, `Seed ${seedProfile}`, ['db/src/seed/main.ts', '--profile', seedProfile, ...items])
  if (searchUrl !== '') await runStep(run, 'Search index', ['search-indexer/src/rebuild.ts', '--if-needed'])
}

async function startWeb(run: Run): Promise<void> {
  const { stack, env, mode } = run
  const { web } = stack.settings.ports
  if (mode === 'development') {
    const args = [viteProgram, '--port', String(web), '--strictPort', '--host', '127.0.0.1']
    await startProgram(run, {
      name: 'web',
      args,
      cwd: join(root, 'web'),
      readyUrl: `http://127.0.0.1:${web}/`,
    })
    return
  }
  await stack.step('Site build', async (note) => {
    const built = await buildWeb({ env, logDir: stack.logDir, signal: stack.signal })
    if (!built) note('up to date')
  })
  await startProgram(run, {
    name: 'web',
    args: ['web/host/main.ts'],
    readyUrl: `http://127.0.0.1:${web}/livez`,
  })
}

/**
 * Draws the pictures of the first rows before "ready", and the rest afterwards one at a time, so that a
 * visitor's own pictures go first.
 */
async function warm({ stack }: Run, databaseUrl: string): Promise<void> {
  const { signal, settings } = stack
  const apiUrl = `http://127.0.0.1:${settings.ports.api}`
  const isAllDone = await stack.step('Pictures', async (note) => {
    const { done, wanted } = await warmPictures({
      databaseUrl,
      apiUrl,
      pieces: 24,
      atOnce: 2,
      budgetMs: 8000,
      signal,
    })
    note(
      done === wanted
        ? `${wanted} of the first pages are drawn`
        : `${done} of ${wanted} of the first pages are drawn, the others follow`,
    )
    return done === wanted
  })
  if (isAllDone) return
  // A picture that fails here is drawn when a browser requests it.
  warmPictures({ databaseUrl, apiUrl, pieces: 24, atOnce: 1, budgetMs: 600_000, signal }).catch(
    () => undefined,
  )
}

/**
 * Switches off the limits per network on new accounts and on holds, since one machine plays all shoppers.
 * The limits have tests of their own.
 */
export const withoutNetworkLimits = { SIGN_UPS_PER_HOUR: '0', HOLDS_PER_NETWORK: '0' } as const

/**
 * The environment of a shop for journeys, in which nothing happens by itself: the worker's rounds run on
 * request, and parcels travel in real days, which journeys move (decision 0108). The rounds have tests of
 * their own.
 */
export const forJourneys = { ...withoutNetworkLimits, JOB_ROUNDS: 'asked', CARRIER_SPEED: '1' } as const

/**
 * Starts all services and programs in the order of their needs, and returns the addresses once the shop
 * serves. `more` is added to the environment of every program.
 */
export async function startShop(
  stack: Stack,
  mode: Mode,
  more: Readonly<Record<string, string>> = {},
): Promise<Shop> {
  const { ports } = stack.settings
  const { databaseUrl } = await startDatabase(stack)
  const searchUrl = await startSearch(stack)
  const own = { HEMLINE_DATA_DIR: stack.dir, ...more }
  const env = {
    APP_VERSION: version(),
    ...childEnv(stack.settings, { databaseUrl, searchUrl }, mode),
    ...own,
  }
  const run: Run = { stack, env, mode }
  await prepareData(run, searchUrl)
  await startProgram(run, {
    name: 'mail',
    args: ['tools/mail/main.ts'],
    readyUrl: `http://127.0.0.1:${ports.mail}/livez`,
  })
  await startProgram(run, {
    name: 'processor',
    args: ['tools/processor/main.ts'],
    readyUrl: `http://127.0.0.1:${ports.processor}/livez`,
  })
  await startProgram(run, {
    name: 'api',
    args: ['api/src/main.ts'],
    readyUrl: `http://127.0.0.1:${ports.api}/readyz`,
    watch: true,
  })
  await startProgram(run, { name: 'worker', args: ['api/src/worker.ts'], watch: true })
  if (searchUrl !== '') {
    await startProgram(run, {
      name: 'indexer',
      args: ['search-indexer/src/main.ts'],
      readyUrl: `http://127.0.0.1:${ports.indexer}/livez`,
      watch: true,
    })
  }
  await startWeb(run)
  if (searchUrl !== '')
    await stack.step('First listings', async (note) => {
      if (!(await warmListings(`http://127.0.0.1:${ports.api}`, stack.signal))) note('still slow')
    })
  if (!stack.throwaway) await warm(run, databaseUrl)
  return {
    webUrl: `http://localhost:${ports.web}`,
    mailUrl: `http://127.0.0.1:${ports.mail}`,
    databaseUrl,
    searchUrl,
  }
}
