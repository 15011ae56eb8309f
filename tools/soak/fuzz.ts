// Sends the API generated requests for everything it offers, as a visitor, as shoppers, as a seller and as
// employees.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSdl } from '@hemline/api/graphql.ts'
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { sessionCookie, visitorCookie, visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { buildSchema, printSchema } from 'graphql'
import pg from 'pg'
import { runToEnd } from '../local/children.ts'
import { childEnv } from '../local/env.ts'
import { root } from '../local/paths.ts'
import { type Stack, startServices } from '../local/stack.ts'
import { knownValues } from '../proof/known-values.ts'
import { type Counts, installSchemathesis, runSchemathesis, type Target } from '../proof/schemathesis.ts'
import { nodeProgram } from './crew.ts'
import { LeftOut, type Soak, type SoakOptions } from './soak.ts'

const people = ['visitor', 'shopper', 'seller', 'employee', 'admin'] as const
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
/**
 * Operations that end or replace the session; only visitors call them, since all other requests share their
 * session.
 */
const sessionEnders = ['Mutation.logOut', 'Mutation.logIn', 'Mutation.signUp', 'Mutation.changePassword']

type Started = {
  readonly apiUrl: string
  readonly env: Readonly<Record<string, string>>
  readonly client: pg.Client
  readonly faults: () => readonly string[]
}

async function startApi(stack: Stack): Promise<Started> {
  const { databaseUrl, searchUrl } = await startServices(stack)
  const { ports } = stack.settings
  const own = {
    HEMLINE_DATA_DIR: stack.dir,
    SIGN_UPS_PER_HOUR: '0',
    HOLDS_PER_NETWORK: '0',
    LOG_LEVEL: 'error',
  }
  const env = { ...childEnv(stack.settings, { databaseUrl, searchUrl }, 'development'), ...own }
  const step = (name: string, ...args: string[]) => {
    const spec = {
      name,
      command: ['node', ...args],
      env,
      cwd: root,
      logFile: join(stack.logDir, `${name}.log`),
    }
    return stack.step(name, async () => void (await runToEnd(spec, stack.signal)))
  }
  await step('migrations', 'db/src/migrate.ts')
  await step('seed', 'db/src/seed/main.ts', '--profile', 'small')
  if (searchUrl !== '') await step('index', 'search-indexer/src/rebuild.ts', '--if-needed')
  const at = (port: number) => `http://127.0.0.1:${port}`
  await nodeProgram(stack, {
    name: 'processor',
    args: ['tools/processor/main.ts'],
    env,
    readyUrl: `${at(ports.processor)}/livez`,
  }).start()
  const api = await nodeProgram(stack, {
    name: 'api',
    args: ['api/src/main.ts'],
    env,
    readyUrl: `${at(ports.api)}/readyz`,
  }).start()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  return {
    apiUrl: at(ports.api),
    env,
    client,
    faults: () => (api.isRunning() ? api.lastLines(200) : ['the API ended', ...api.lastLines(20)]),
  }
}

/** Returns the cookies of a new visitor, or of a session that is logged in as the seeded person. */
async function cookiesOf(apiUrl: string, person: (typeof people)[number]): Promise<string> {
  const query =
    person === 'visitor'
      ? '{ user { id } }'
      : 'mutation ($input: LogInInput!) { logIn(input: $input) { __typename ... on UserError { message } } }'
  const variables =
    person === 'visitor' ? {} : { input: { email: personByKey(person).email, password: seedPassword } }
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent, [visitorHeader]: 'new' }
  const answer = await fetch(`${apiUrl}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const needed = person === 'visitor' ? visitorCookie : sessionCookie
  if (!cookies.some((one) => one.startsWith(`${needed}=`)))
    throw new Error(`no cookie for the ${person}: ${await answer.text()}`)
  return cookies.join('; ')
}

/**
 * Whether the session is still logged in. Otherwise its requests were refused for want of a log-in, and
 * would prove nothing.
 */
async function isLoggedIn(apiUrl: string, cookie: string): Promise<boolean> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': userAgent,
    [visitorHeader]: 'new',
    cookie,
  }
  const answer = await fetch(`${apiUrl}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: '{ user { loggedIn } }' }),
  })
  return (await answer.text()).includes('"loggedIn":true')
}

/**
 * Empties the counters of the rate limits again and again. The limits have tests of their own; here they
 * would keep all but the first hundreds of requests from the code behind them.
 */
function liftLimits(client: pg.Client, until: AbortSignal): Promise<void> {
  const go = async (): Promise<void> => {
    while (!until.aborted) {
      // Rows that a request is writing right now are left for the next round: waiting for their locks might
      // never end.
      await client.query(
        'delete from login_throttle where key in (select key from login_throttle for update skip locked)',
      )
      await sleep(250, undefined, { signal: until }).catch(() => undefined)
    }
  }
  return go()
}

const tellOf = ({ met, reached }: Counts): string => {
  const codes = Object.entries(met)
    .filter(([name]) => name.startsWith('code '))
    .map(([name, count]) => `${name.slice(5)} ${count}`)
  return `${met.answers ?? 0} answers, ${met['answers with data'] ?? 0} with data by ${reached.length} operations; ${codes.sort().join(', ') || 'no refusals'}`
}

type Job = {
  readonly started: Started
  readonly stack: Stack
  readonly options: SoakOptions
  readonly sdl: string
}

async function askAs(
  person: (typeof people)[number],
  { started, stack, options, sdl }: Job,
): Promise<{ answers: number; broken: string[] }> {
  const { apiUrl, env, client } = started
  const cookie = await cookiesOf(apiUrl, person)
  const headers = { 'user-agent': userAgent, [visitorHeader]: '1', cookie }
  // `make test` uses the same seed each time, so that a new finding there comes from a new change.
  const seed = options.short ? 7 : options.seed
  const common = { headers, seed, known: await knownValues(client, seed) }
  const { short } = options
  const graphql = {
    ...common,
    schema: sdl,
    url: `${apiUrl}/graphql`,
    without: person === 'visitor' ? [] : sessionEnders,
  }
  const rest = { ...common, schema: join(root, 'schema/rest/openapi.yaml'), url: apiUrl }
  const targets: Target[] = [
    { ...graphql, name: `graphql-${person}`, mode: 'positive', examples: short ? 2 : 15 },
    { ...graphql, name: `graphql-${person}-wrong`, mode: 'negative', examples: short ? 1 : 5 },
    { ...rest, name: `rest-${person}`, mode: 'all', examples: short ? 3 : 40 },
  ]
  const broken: string[] = []
  let answers = 0
  for (const target of targets) {
    const { counts, report } = await runSchemathesis(
      { logDir: stack.logDir, env, signal: options.signal },
      target,
    )
    options.say(`  ${target.name.padEnd(24)} ${tellOf(counts)}`)
    answers += counts.met.answers ?? 0
    if (report !== undefined) broken.push(`${target.name}: ${report}`)
    if ((counts.met.answers ?? 0) === 0) broken.push(`${target.name}: nothing was asked`)
  }
  if (person !== 'visitor' && !(await isLoggedIn(apiUrl, cookie)))
    broken.push(`the ${person} was logged out on the way`)
  return { answers, broken }
}

async function fuzzStack(stack: Stack, options: SoakOptions): Promise<string[]> {
  const started = await startApi(stack)
  const done = new AbortController()
  const limits = new pg.Client(started.env.DATABASE_URL ?? '')
  await limits.connect()
  const lifting = liftLimits(limits, done.signal)
  const sdl = join(stack.logDir, 'schema.graphql')
  writeFileSync(sdl, printSchema(buildSchema(readSdl())))
  try {
    const results: { answers: number; broken: string[] }[] = []
    for (const person of people) results.push(await askAs(person, { started, stack, options, sdl }))
    const answers = results.reduce((sum, one) => sum + one.answers, 0)
    // Reports of browser errors are generated requests themselves, and no faults of the API.
    const reports = started.faults().filter((line) => !line.includes('"where":"browser"'))
    options.say(
      `  ${answers} answers to ${people.length} kinds of people; the API reported ${reports.length} faults`,
    )
    return [
      ...results.flatMap((one) => one.broken),
      ...new Set(reports.map((line) => `the API's log: ${line.slice(0, 600)}`)),
    ]
  } finally {
    done.abort()
    await lifting
    await limits.end()
    await started.client.end()
  }
}

/** The soak `fuzz`, with the program schemathesis. */
export const fuzz: Soak = {
  name: 'fuzz',
  what: 'schemathesis asks all of GraphQL and REST what it makes up, as five kinds of people: nothing may fail',
  run: async (options) =>
    options.withStack('fuzz', async (stack) => {
      const env = childEnv(stack.settings, { databaseUrl: '', searchUrl: '' }, 'development')
      const missing = await installSchemathesis({ logDir: stack.logDir, env, signal: options.signal })
      if (missing === undefined) return fuzzStack(stack, options)
      throw new LeftOut(missing)
    }),
}
