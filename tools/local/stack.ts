// A running stack: its settings, its folder, the programs started so far, and the way to stop them all.
import { join } from 'node:path'
import type { Child } from './children.ts'
import { childEnv, type ServiceUrls, type Settings } from './env.ts'
import { writeNote } from './instance.ts'
import { findJava, neededJava, onPath } from './java.ts'
import { type KeeperOptions, makeKeeper } from './keep-up.ts'
import { throwawayFolder } from './memory.ts'
import { startOpenSearch } from './opensearch.ts'
import { ensureDistribution, ensureKnn } from './opensearch-dist.ts'
import { localDir } from './paths.ts'
import { clearStale, startPostgres } from './postgres.ts'
import type { Steps } from './steps.ts'

export type Stack = Steps & {
  readonly name: string
  readonly settings: Settings
  /** The folder of its data; two stacks with different folders share nothing. */
  readonly dir: string
  readonly logDir: string
  readonly throwaway: boolean
  /** Fires when a person stops the stack. */
  readonly signal: AbortSignal
  /** Registers a started program, which the stack then watches and stops. */
  readonly add: (child: Child) => Child
  readonly children: () => readonly Child[]
  /**
   * Restarts a program that answers already when it ends by itself. Not in a throwaway stack, where such an
   * end is a failure.
   */
  readonly keepUp: (child: Child, again: () => Promise<Child>) => void
  /** Resolves with the first program that ends without having been stopped and is not restarted. */
  readonly died: Promise<Child>
  /** Stops all programs, last started first. */
  readonly stop: () => Promise<void>
}

/** Options of an empty stack. */
export type StackOptions = {
  readonly name: string
  readonly settings: Settings
  readonly dir: string
  readonly throwaway: boolean
  readonly steps: Steps
  readonly signal: AbortSignal
  /** The pauses before a program is restarted; tests use shorter ones. */
  readonly pauses?: KeeperOptions['pauses']
}

/**
 * Makes an empty stack of local services on a folder and writes its note there. `add` and `keepUp` take
 * programs; `died` resolves to one that ended for good (a kept one is restarted first, not in a throwaway
 * stack); `stop` stops all, the newest first.
 */
export function makeStack(options: StackOptions): Stack {
  const started: Child[] = []
  const death = Promise.withResolvers<Child>()
  let stopping = false
  const note = (): void => writeNote(options.dir, options.name, started)
  note()
  const kept = new Map<Child, () => Promise<Child>>()
  const ending = new AbortController()
  const keeper = makeKeeper({
    say: options.steps.say,
    signal: AbortSignal.any([options.signal, ending.signal]),
    onGivenUp: (fallen) => death.resolve(fallen),
    onStarted: (fallen, fresh, again) => {
      if (stopping) return void fresh.stop()
      started.splice(started.indexOf(fallen), 1, fresh)
      keep(fresh)
      kept.set(fresh, again)
    },
    ...(options.pauses && { pauses: options.pauses }),
  })
  const keep = (child: Child): void => {
    note()
    void child.exited.then(() => {
      if (stopping) return
      const again = kept.get(child)
      if (again) void keeper.fell({ child, again })
      else death.resolve(child)
    })
  }
  return {
    ...options.steps,
    ...options,
    logDir: join(options.dir, 'logs'),
    died: death.promise,
    children: () => started,
    add: (child) => {
      started.push(child)
      keep(child)
      return child
    },
    keepUp: (child, again) => {
      if (!options.throwaway) kept.set(child, again)
    },
    stop: async () => {
      stopping = true
      ending.abort()
      for (const child of started.splice(0).reverse()) await child.stop()
    },
  }
}

const noUrls: ServiceUrls = { databaseUrl: '', searchUrl: '' }

/**
 * Starts PostgreSQL as a step and returns the URLs of the shop's database and of the superuser. When
 * DATABASE_URL is set, its database is used instead, with undefined for the superuser.
 */
export async function startDatabase(
  stack: Stack,
): Promise<{ databaseUrl: string; superUrl: string | undefined }> {
  const { settings, dir, logDir, throwaway } = stack
  if (settings.databaseUrl !== undefined) return { databaseUrl: settings.databaseUrl, superUrl: undefined }
  return stack.step('PostgreSQL', async (note) => {
    const dataDir = join(throwaway ? throwawayFolder(dir) : dir, 'pg')
    const stale = await clearStale(dataDir)
    if (stale !== undefined) note(stale)
    const env = childEnv(settings, noUrls, 'production')
    const start = (keepLog: boolean) =>
      startPostgres({ dataDir, logDir, port: settings.ports.pg, throwaway, env, keepLog })
    const postgres = await start(false)
    stack.keepUp(stack.add(postgres.child), async () => (await start(true)).child)
    note(`127.0.0.1:${settings.ports.pg}`)
    return postgres
  })
}

/**
 * Returns in one line why this machine can't run OpenSearch (no Java of version 21 or later, or no Maven);
 * undefined when it can.
 */
export function searchMissing(settings: Settings): string | undefined {
  const java = findJava(settings.javaHomes)
  if (java === undefined)
    return `no Java ${neededJava} or newer was found (set OPENSEARCH_JAVA_HOME if there is one)`
  if (onPath('mvn', settings.all.PATH ?? '') === undefined)
    return 'Maven (mvn), which fetches OpenSearch, is not installed'
  return undefined
}

/**
 * Starts OpenSearch as a step and returns its URL. When it can't run here, prints why the shop searches in
 * its database, and returns ''.
 */
export async function startSearch(stack: Stack): Promise<string> {
  const { settings, dir, logDir, signal } = stack
  if (settings.searchUrl !== undefined) return settings.searchUrl
  const missing = searchMissing(settings)
  const java = findJava(settings.javaHomes)
  if (missing !== undefined || java === undefined) {
    stack.say(
      `  - OpenSearch left out: ${missing ?? 'no Java'}. Listings are searched in the database, without facet counts.`,
    )
    return ''
  }
  const env = childEnv(settings, noUrls, 'production')
  try {
    return await stack.step('OpenSearch', async (note) => {
      const mvn = onPath('mvn', settings.all.PATH ?? '') ?? 'mvn'
      const dist = { distDir: join(localDir, 'opensearch-dist'), logDir, mvn, java, env, signal }
      const home = await ensureDistribution(dist)
      await ensureKnn(dist, home).catch((error: unknown) => {
        signal.throwIfAborted()
        note(`without nearest neighbours, so pictures can't be searched: ${String(error)}`)
      })
      const options = {
        home,
        java,
        dataDir: join(dir, 'opensearch'),
        logDir,
        port: settings.ports.search,
        env,
        signal,
      }
      const started = await startOpenSearch(options)
      stack.keepUp(
        stack.add(started.child),
        async () => (await startOpenSearch({ ...options, keepLog: true })).child,
      )
      note(`127.0.0.1:${settings.ports.search}, Java ${java.version}`)
      return started.url
    })
  } catch (error) {
    signal.throwIfAborted()
    stack.say(`  - OpenSearch left out: ${error instanceof Error ? error.message : String(error)}`)
    stack.say('    Listings are searched in the database, without facet counts.')
    return ''
  }
}

/**
 * Starts PostgreSQL and OpenSearch, the services for running one part of the shop by hand, and returns their
 * URLs.
 */
export async function startServices(stack: Stack): Promise<ServiceUrls & { superUrl: string | undefined }> {
  const database = await startDatabase(stack)
  const searchUrl = await startSearch(stack)
  return { ...database, searchUrl }
}
