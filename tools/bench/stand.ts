// The stand of the measures: PostgreSQL (jit=off), OpenSearch with its full compiler, a freshly seeded
// shop, and ways to start the shop's programs and the floor beside each other.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchTarget } from '@hemline/schema/search/names.ts'
import { runToEnd } from '../local/children.ts'
import { childEnv, elsewhere, readSettings } from '../local/env.ts'
import { endLeftovers, removeNote } from '../local/instance.ts'
import { forgetMemory } from '../local/memory.ts'
import { localDir, root } from '../local/paths.ts'
import { freePorts } from '../local/ports.ts'
import { makeStack, type Stack, startServices } from '../local/stack.ts'
import { makeSteps } from '../local/steps.ts'
import { programOf } from './programs.ts'
import type { Bench } from './rows.ts'

/** The kind of stand. */
export type StandOptions = {
  readonly needs: 'default' | 'scale'
  readonly short: boolean
  readonly rounds: number
  readonly signal: AbortSignal
}

/**
 * The mark of a folder with a million pieces, which takes minutes to seed: the folder is kept and used
 * again while the seed is the same.
 */
const keptMark = 'seeded'

/** Enough pieces for all measures in a row, some of which use pieces up. */
const shortItems = '4000'

const fullCompiler = '-XX:TieredStopAtLevel=4'

function folderOf({ needs, short }: StandOptions): string {
  return join(localDir, short ? 'bench-short' : needs === 'scale' ? 'bench-million' : 'bench')
}

async function prepare(stack: Stack, env: Readonly<Record<string, string>>, profile: string): Promise<void> {
  const run = (name: string, args: readonly string[]) =>
    stack.step(name, async () => {
      const logFile = join(stack.logDir, `${name.toLowerCase().replaceAll(' ', '-')}.log`)
      await runToEnd({ name, command: ['node', ...args], env, cwd: root, logFile }, stack.signal)
    })
  await run('Migrations', ['db/src/migrate.ts'])
  await run(`Seed ${profile}`, [
    'db/src/seed/main.ts',
    '--profile',
    profile,
    ...(profile === 'small' ? ['--items', shortItems] : []),
  ])
  await run('Search index', ['search-indexer/src/rebuild.ts', '--if-needed'])
  await forgetAnswers(env.SEARCH_URL ?? '')
}

/**
 * Switches off the engine's request cache. Requests repeat, and the engine shall work for each one: the
 * cache would serve the shop and the bare engine alike.
 */
async function forgetAnswers(searchUrl: string): Promise<void> {
  const { node, readAlias } = searchTarget(searchUrl)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${node}/${readAlias}/_settings`, {
    method: 'PUT',
    headers,
    body: '{"index.requests.cache.enable":false}',
  })
  if (!answer.ok) throw new Error(`the engine's request cache could not be turned off: ${answer.status}`)
}

/**
 * Makes a benchmark stand (services, database, index), runs `work` on it, returns its result, and stops
 * everything, also when `work` fails. Throws when OpenSearch does not run.
 */
export async function withStand<T>(options: StandOptions, work: (bench: Bench) => Promise<T>): Promise<T> {
  const dir = folderOf(options)
  const settings = readSettings()
  const profile = options.short ? 'small' : options.needs
  await endLeftovers(dir)
  const isKept = options.needs === 'scale' && existsSync(join(dir, keptMark))
  if (!isKept) rmSync(dir, { recursive: true, force: true })
  forgetMemory(dir)
  mkdirSync(dir, { recursive: true })
  const moved = elsewhere(settings, { ports: await freePorts(), dir, seedProfile: profile })
  const own = {
    ...moved,
    all: {
      ...moved.all,
      OPENSEARCH_JAVA_OPTS: `${options.short ? '' : fullCompiler} ${options.needs === 'scale' ? '-Xmx4g' : '-Xmx1g'}`,
    },
  }
  const stack = makeStack({
    name: 'make bench',
    settings: own,
    dir,
    throwaway: options.short,
    steps: makeSteps(process.stdout),
    signal: options.signal,
  })
  try {
    const { databaseUrl, searchUrl, superUrl = '' } = await startServices(stack)
    if (searchUrl === '')
      throw new Error('nothing is measured without OpenSearch; the line above says why it does not run')
    // Limits per network address have tests of their own; here one machine plays all shoppers.
    const env = {
      ...childEnv(own, { databaseUrl, searchUrl }, 'production'),
      HEMLINE_DATA_DIR: dir,
      SIGN_UPS_PER_HOUR: '0',
      HOLDS_PER_NETWORK: '0',
      APP_VERSION: 'bench',
    }
    await prepare(stack, env, profile)
    if (options.needs === 'scale') writeFileSync(join(dir, keptMark), '')
    const start = (name: string, args: string[], portName: string, readyPath?: string) =>
      programOf(stack, env, { name, args, portName, readyPath })
    return await work({
      short: options.short,
      rounds: options.rounds,
      stack,
      databaseUrl,
      searchUrl,
      superUrl,
      env,
      say: (line) => stack.say(line),
      api: start('api', ['api/src/main.ts'], 'API_PORT', '/readyz'),
      floor: start('floor', ['tools/bench/floor/main.ts'], 'API_PORT', '/readyz'),
      worker: start('worker', ['api/src/worker.ts'], 'WORKER_PORT'),
      indexer: start('indexer', ['search-indexer/src/main.ts'], 'INDEXER_PORT', '/livez'),
      processor: start('processor', ['tools/processor/main.ts'], 'PROCESSOR_PORT', '/livez'),
      web: start('web', ['web/host/main.ts'], 'WEB_PORT', '/livez'),
    })
  } finally {
    await stack.stop()
    removeNote(dir)
    forgetMemory(dir)
  }
}
