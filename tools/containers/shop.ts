// The shop in its containers: starts it, checks it, buys from it and stops it.
import { setTimeout as sleep } from 'node:timers/promises'
import { searchTarget } from '@hemline/schema/search/names.ts'
import pg from 'pg'
import type { Ports } from '../local/env.ts'
import { Refusal } from '../local/foreground.ts'
import { listStarted, type Project, type Started } from './project.ts'
import { run, type Workshop } from './workshop.ts'

/** What the checks of a shop in containers need. */
export type Stand = {
  readonly shop: Workshop
  readonly project: Project
  readonly ports: Ports
  readonly chromium: string
}

/** Services that end when their work is done. */
const oneShot = ['migrate', 'seed']
/** The folders that each service writes to; they are volumes, and the programs do not run as root. */
const folders = {
  api: ['/data/pictures', '/data/photos'],
  worker: ['/data/photos'],
  mail: ['/data/mail'],
  processor: ['/data/processor'],
}
const journey = 'a guest buys with a card whose number is pasted with spaces'
const guest = 'edith.okonjo@hemline.example'

/**
 * Starts all services and resolves when those that keep running are healthy. Throws Refusal with the last
 * lines of the logs when they are not within ten minutes.
 */
export async function startAll({ project }: Stand): Promise<void> {
  try {
    await project.compose('up', 'up', '--detach', '--wait', '--wait-timeout', '600')
  } catch (error) {
    const lines = await project.compose('logs', 'logs', '--tail', '15').catch(() => [])
    throw new Refusal(
      [(error as Error).message, 'Last lines of the containers:', ...lines.map((line) => `    ${line}`)].join(
        '\n',
      ),
    )
  }
}

/**
 * Returns the number of the project's containers. Throws Refusal with the state and exit code of each that
 * does not run or, if it is one that ends, has not ended with code 0.
 */
export async function checkStarted({ project }: Stand): Promise<number> {
  const all = await listStarted(project)
  const wrong = all.filter(({ Service, State, ExitCode }) =>
    oneShot.includes(Service) ? State !== 'exited' || ExitCode !== 0 : State !== 'running',
  )
  if (wrong.length > 0)
    throw new Refusal(
      wrong.map(({ Service, State, ExitCode }) => `${Service} is ${State} (${ExitCode})`).join('; '),
    )
  return all.length
}

const databaseUrl = ({ ports }: Stand): string => `postgres://hemline:hemline@127.0.0.1:${ports.pg}/hemline`

async function ask(stand: Stand, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl(stand) })
  await client.connect()
  try {
    const { rows } = await client.query<{ number: number }>(`select (${statement})::integer as number`)
    return rows[0]?.number ?? 0
  } finally {
    await client.end()
  }
}

/** Returns the number of orders in the database of the shop in containers. */
export const countOrders = (stand: Stand): Promise<number> =>
  ask(stand, 'select count(*) from purchase_order')

/**
 * Throws unless the services can write to their volumes and the index holds pieces. Returns a note with the
 * number of pieces.
 */
export async function checkData(stand: Stand): Promise<string> {
  for (const [service, paths] of Object.entries(folders)) {
    for (const path of paths) await stand.project.compose('exec', 'exec', '-T', service, 'test', '-w', path)
  }
  const { node, readAlias } = searchTarget(`http://127.0.0.1:${stand.ports.search}`)
  const answer = await fetch(`${node}/${readAlias}/_count`)
  const { count = 0 } = (await answer.json()) as { count?: number }
  if (count === 0) throw new Refusal('the search index in the containers holds no pieces')
  return `${count} pieces in the index`
}

async function mails({ ports }: Stand): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${ports.mail}/api/messages?to=${encodeURIComponent(guest)}`)
  return ((await answer.json()) as unknown[]).length
}

/**
 * Waits until a listing is answered within a second: programs that have just started answer their first
 * visitors later than the site waits, and the journey repeats nothing. Throws when that takes too long.
 */
async function becomeWarm({ shop, ports }: Stand): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const begun = performance.now()
    const answer = await fetch(`http://localhost:${ports.web}/women/dresses`, {
      headers: { 'user-agent': 'Mozilla/5.0' },
      signal: shop.signal,
    })
    await answer.arrayBuffer()
    if (answer.ok && performance.now() - begun < 1000) return
  }
  throw new Refusal('the shop in the containers never answered a listing within a second')
}

/**
 * Lets a guest buy one piece in Chromium and get the mail about it. Throws with the last lines of the
 * journey, or when no mail came within a minute.
 */
export async function buyPiece(stand: Stand): Promise<void> {
  const { shop, ports, chromium } = stand
  const env = {
    ...shop.env,
    E2E_BASE_URL: `http://localhost:${ports.web}`,
    E2E_MAIL_URL: `http://127.0.0.1:${ports.mail}`,
    E2E_DATABASE_URL: databaseUrl(stand),
    CHROMIUM_PATH: chromium,
  }
  await becomeWarm(stand)
  const program = [
    'node',
    'tools/node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'tools/e2e/playwright.config.ts',
  ]
  await run(shop, 'journey', [...program, 'checkout.spec.ts', '--grep', journey], env)
  for (let tries = 0; tries < 240; tries += 1) {
    if ((await mails(stand)) > 0) return
    await sleep(250, undefined, { signal: shop.signal })
  }
  throw new Refusal('the piece was bought, but within a minute the worker sent no mail about it')
}

/**
 * Stops every program of the shop's project and waits for all. Throws Refusal with the exit codes when one
 * has not ended with code 0 (143 is right for OpenSearch).
 */
export async function stopAll({ project }: Stand): Promise<void> {
  await project.compose('stop', 'stop')
  // Java exits with 143 after SIGTERM.
  const isWell = ({ Service, ExitCode }: Started): boolean =>
    ExitCode === 0 || (Service === 'opensearch' && ExitCode === 143)
  const wrong = (await listStarted(project)).filter((one) => !isWell(one))
  if (wrong.length > 0)
    throw new Refusal(
      `stopped badly: ${wrong.map(({ Service, ExitCode }) => `${Service} (${ExitCode})`).join(', ')}`,
    )
}
