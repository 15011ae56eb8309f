// The shop of the soak of holds: two of each program that may run twice, and a faulty wire between each of
// them and PostgreSQL.
import { join } from 'node:path'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { type Child, startChild } from '../local/children.ts'
import { childEnv } from '../local/env.ts'
import { root } from '../local/paths.ts'
import { freePort } from '../local/ports.ts'
import { prepareData, type Run, startProgram } from '../local/shop.ts'
import { type Stack, startDatabase, startSearch } from '../local/stack.ts'
import { waitForUrl } from '../local/wait.ts'
import { startTcpProxy, type TcpProxy, type Trouble } from './tcp-proxy.ts'

/** The running shop, with handles to disturb it. */
export type HoldsShop = {
  /** The addresses of the APIs. */
  readonly doors: readonly string[]
  readonly processorUrl: string
  /** The SQLite file with the processor's books. */
  readonly booksFile: string
  readonly databaseUrl: string
  readonly searchUrl: string
  readonly env: Readonly<Record<string, string>>
  /** The wires of the APIs, and those of workers and indexers. */
  readonly wires: readonly TcpProxy[]
  readonly trouble: (apis: Trouble, others: Trouble) => void
  /** Kills the API of this index with SIGKILL and starts it again; resolves once it is ready. */
  readonly kill: (api: number) => Promise<void>
  /** Names of programs that ended although the soak did not kill them. */
  readonly fallen: () => readonly string[]
  /** Names of all programs that run at the same time. */
  readonly programs: readonly string[]
  readonly close: () => Promise<void>
}
/**
 * `holdMinutes`: how long a hold lasts; `unheardMs`: how long PostgreSQL keeps the connection of a silent
 * client.
 */
export type HoldsShopOptions = {
  readonly seed: number
  readonly holdMinutes: number
  readonly unheardMs: number
}

const readyMs = 60_000

async function services(stack: Stack): Promise<{ databaseUrl: string; searchUrl: string }> {
  const [{ databaseUrl }, searchUrl] = await Promise.all([startDatabase(stack), startSearch(stack)])
  return { databaseUrl, searchUrl }
}

/** Returns the database's URL with the port of the wire. */
function through(databaseUrl: string, wire: TcpProxy): string {
  return Object.assign(new URL(databaseUrl), { port: String(wire.port) }).href
}

function makeApi(run: Run, name: string, port: number) {
  const url = `http://127.0.0.1:${port}`
  let child: Child | undefined
  let killed = false
  const start = async (): Promise<void> => {
    const env = { ...run.env, API_PORT: String(port), API_URL: url }
    killed = false
    child = run.stack.add(
      startChild({
        name,
        command: ['node', 'api/src/main.ts'],
        env,
        cwd: root,
        logFile: join(run.stack.logDir, `${name}.log`),
        keepLog: true,
      }),
    )
    await waitForUrl({ url: `${url}/readyz`, child, timeoutMs: readyMs, signal: run.stack.signal })
  }
  return {
    url,
    start,
    isFallen: () => !killed && child?.isRunning() === false,
    kill: async () => {
      killed = true
      // Kills the whole process group, as the system does when memory runs out.
      if (child?.isRunning()) process.kill(-child.pid, 'SIGKILL')
      await child?.exited
      await start()
    },
  }
}

async function startCrew(run: Run, searchUrl: string): Promise<Child[]> {
  const worker = (name: string) => startProgram(run, { name, args: ['api/src/worker.ts'] })
  const indexer = async (name: string) => {
    const port = await freePort()
    const own: Run = { ...run, env: { ...run.env, INDEXER_PORT: String(port) } }
    return startProgram(own, {
      name,
      args: ['search-indexer/src/main.ts'],
      readyUrl: `http://127.0.0.1:${port}/livez`,
    })
  }
  const indexers = searchUrl === '' ? [] : ['indexer-1', 'indexer-2'].map(indexer)
  return Promise.all([worker('worker-1'), worker('worker-2'), ...indexers])
}

/**
 * Starts the services and all programs of the shop on an empty stack, two of each that may run twice, with a
 * proxy that can make trouble between them and PostgreSQL. Returns their addresses, and functions to make
 * trouble, kill an API, list fallen programs and close the proxies.
 */
export async function startHoldsShop(
  stack: Stack,
  { seed, holdMinutes, unheardMs }: HoldsShopOptions,
): Promise<HoldsShop> {
  const { ports } = stack.settings
  const { databaseUrl, searchUrl } = await services(stack)
  const env = {
    ...childEnv(stack.settings, { databaseUrl, searchUrl }, 'production'),
    HEMLINE_DATA_DIR: stack.dir,
    HOLD_MINUTES: String(holdMinutes),
    LOG_LEVEL: 'warn',
    HOLDS_PER_NETWORK: '0',
  }
  const run: Run = { stack, env, mode: 'production' }
  await prepareData(run, searchUrl)
  const processorUrl = `http://127.0.0.1:${ports.processor}`
  const target = Number(new URL(databaseUrl).port)
  const wires = await Promise.all(
    [1, 2].map((index) => startTcpProxy({ target, chance: chanceOf(seed, index), unheardMs })),
  )
  const [apis, others] = wires as [TcpProxy, TcpProxy]
  const own = (wire: TcpProxy): Run => ({ ...run, env: { ...env, DATABASE_URL: through(databaseUrl, wire) } })
  const made = [makeApi(own(apis), 'api-1', ports.api), makeApi(own(apis), 'api-2', await freePort())]
  const [crew, mail, processor] = await Promise.all([
    startCrew(own(others), searchUrl),
    startProgram(run, {
      name: 'mail',
      args: ['tools/mail/main.ts'],
      readyUrl: `http://127.0.0.1:${ports.mail}/livez`,
    }),
    startProgram(run, {
      name: 'processor',
      args: ['tools/processor/main.ts'],
      readyUrl: `${processorUrl}/livez`,
    }),
    stack.step('two APIs', () => Promise.all(made.map((api) => api.start()))),
  ])
  const children = [...crew, mail, processor]
  return {
    programs: [...made.map((_, at) => `api-${at + 1}`), ...children.map((child) => child.name)],
    doors: made.map((api) => api.url),
    processorUrl,
    booksFile: join(stack.dir, 'processor.sqlite'),
    databaseUrl,
    searchUrl,
    env,
    wires,
    trouble: (forApis, forOthers) => {
      apis.make(forApis)
      others.make(forOthers)
    },
    kill: async (api) => made[api]?.kill(),
    fallen: () => [
      ...made.flatMap((api, at) => (api.isFallen() ? [`api-${at + 1}`] : [])),
      ...children.filter((child) => !child.isRunning()).map((child) => child.name),
    ],
    close: async () => {
      for (const wire of wires) await wire.close()
    },
  }
}
