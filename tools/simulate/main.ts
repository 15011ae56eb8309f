// `make simulate`: plays the people around the shop that runs here, at a chosen speed, with a live summary.
import { randomInt } from 'node:crypto'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { personByKey } from '@hemline/db/seed/people.ts'
import pg from 'pg'
import { childEnv, databaseUrlOf, readSettings } from '../local/env.ts'
import { otherSellers } from './backstage.ts'
import { playDay } from './day.ts'
import { consignedOnSale, crossCheck, type Figures, readFigures } from './figures.ts'
import { help, type Options, optionsFrom } from './options.ts'
import { secondsOfDay } from './plan.ts'
import { type Play, seeded } from './play.ts'
import { type Screen, screenOn } from './screen.ts'
import { type Doors, newPerson } from './shop-client.ts'
import { checkLines, dayLine, errorLines, summaryLines } from './summary.ts'
import { attempt, newTally, wordsOf } from './tally.ts'

type Place = { doors: Doors; databaseUrl: string; speed: number; secret: string }

function place(): Place {
  const settings = readSettings()
  const databaseUrl = databaseUrlOf(settings)
  const env = childEnv(settings, { databaseUrl, searchUrl: '' }, 'production')
  const doors = { api: env.API_URL ?? '', web: env.WEB_ORIGIN ?? '' }
  return {
    doors,
    databaseUrl,
    speed: Number(env.CARRIER_SPEED),
    secret: env.CARRIER_WEBHOOK_SECRET || 'sandbox_carrier_secret',
  }
}

/** Returns why nothing can be played here; undefined when a shop answers. */
async function nobodyHome(doors: Doors): Promise<string | undefined> {
  try {
    await fetch(doors.web, { signal: AbortSignal.timeout(5000) })
  } catch {
    return `No shop answers at ${doors.web}. Start one with \`make up\` in another terminal, wait for "ready", then try again.`
  }
  try {
    await newPerson(doors, '198.51.100.1').ask('getPaymentSettings')
    return undefined
  } catch (error) {
    return `The shop at ${doors.web} is not ready (${wordsOf(error)}). Look at what \`make up\` says, or ask \`make doctor\`.`
  }
}

function ends(screen: Screen): () => boolean {
  let asked = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      asked += 1
      if (asked > 1) process.exit(130)
      screen.keep(['Ending: what is under way is finished. Ctrl-C again ends at once.'])
    })
  return () => asked > 0
}

/**
 * Keeps the summary on the screen up to date; the figures are read from the database at most twice a
 * second.
 */
function watch(play: () => Play, { screen, options }: { screen: Screen; options: Options }) {
  let figures: Figures | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading = false
  let dayAt = 0
  let day = 0
  const refresh = async (): Promise<void> => {
    figures = await readFigures(play().pool)
    readAt = performance.now()
  }
  const shown = () => {
    if (play().tally.day !== day) {
      day = play().tally.day
      dayAt = performance.now()
    }
    const clock = (performance.now() - dayAt) / 1000 / secondsOfDay(options.speed)
    return figures && { tally: play().tally, figures, options, clock }
  }
  const show = (): void => {
    const now = shown()
    if (now) screen.live(summaryLines(now))
    if (reading || performance.now() - readAt < 500) return
    reading = true
    void attempt(play().tally, 'figures', refresh).finally(() => {
      reading = false
    })
  }
  return { refresh, show, shown }
}

async function begin(
  { doors, databaseUrl, speed, secret }: Place,
  show: () => void,
  ending: () => boolean,
): Promise<Play> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3, application_name: 'simulate' })
  pool.on('error', () => undefined)
  // When a connection breaks while it is in use, only the running query fails.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const greta = personByKey('seller')
  const known = [
    { email: greta.email, name: `${greta.firstName} ${greta.lastName}` },
    ...(await otherSellers(pool)),
  ]
  const sellers = await Promise.all(
    known.map(async ({ email, name }, i) => ({
      name,
      person: await seeded(doors, email, `198.51.100.${10 + i}`),
    })),
  )
  const worker = await seeded(doors, personByKey('employee').email, '198.51.100.2')
  // The limit on photos counts per person and hour, so that two employees take turns.
  const workers = [worker, await seeded(doors, personByKey('admin').email, '198.51.100.3')]
  return {
    doors,
    databaseUrl,
    pool,
    carriers: { speed, secret },
    tally: newTally(),
    sellers,
    workers,
    worker,
    ending,
    show,
    chance: chanceOf(0, 0),
    shelf: [],
    fresh: new Set(await consignedOnSale(pool)),
    aside: new Set(),
  }
}

async function run(options: Options, where: Place): Promise<number> {
  const screen = screenOn(process.stdout)
  const ending = ends(screen)
  let play: Play | undefined
  const current = (): Play => {
    if (!play) throw new Error('not begun')
    return play
  }
  const view = watch(current, { screen, options })
  play = await begin(where, view.show, ending)
  screen.keep([
    `Playing ${where.doors.web}: a day in ${Number(secondsOfDay(options.speed).toFixed(1))} seconds, seed ${options.seed}. Ctrl-C ends it.`,
  ])
  await view.refresh()
  for (let day = 1; !ending() && day <= (options.days ?? Number.POSITIVE_INFINITY); day += 1) {
    await playDay(play, { ...options, day })
    await attempt(play.tally, 'figures', view.refresh)
    const now = view.shown()
    if (now) screen.keep([dayLine(now)])
  }
  const checks = await crossCheck(play.pool, play.tally)
  const last = view.shown()
  screen.keep([
    ...(last ? ['', ...summaryLines({ ...last, clock: 1 })] : []),
    ...errorLines(play.tally),
    ...checkLines(checks),
  ])
  await play.pool.end()
  return checks.every(({ ok }) => ok) ? 0 : 1
}

const asked = optionsFrom(process.argv.slice(2), randomInt(1_000_000))
if (asked.kind === 'help') console.log(help)
else if (asked.kind === 'wrong') {
  console.error(`${asked.why}\n\n${help}`)
  process.exitCode = 2
} else {
  const where = place()
  const away = await nobodyHome(where.doors)
  if (away) console.error(away)
  const code = away ? 1 : await run(asked.options, where).catch((error: unknown) => wordsOf(error))
  if (typeof code === 'string') console.error(`The play broke off: ${code}`)
  process.exit(typeof code === 'number' ? code : 1)
}
