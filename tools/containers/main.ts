// `make containers`: builds the image, starts every service of docker-compose.yml, buys a piece in
// Chromium, stops and restarts the shop, and removes everything. When no image registry can be reached,
// base images made on this machine stand in.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../local/env.ts'
import { Refusal, stopOnSignals } from '../local/foreground.ts'
import { endLeftovers, holderOf, removeNote, writeNote } from '../local/instance.ts'
import { localDir } from '../local/paths.ts'
import { freePorts } from '../local/ports.ts'
import { makeSteps } from '../local/steps.ts'
import { findCompose } from './compose.ts'
import { openEngine } from './engine.ts'
import { checkImage, imageMegabytes } from './image.ts'
import { baseImages, openProject, takeDown } from './project.ts'
import { buyPiece, checkData, checkStarted, countOrders, startAll, stopAll } from './shop.ts'
import { type Base, ensureBases, forgetStandIns } from './stand-ins.ts'
import type { Workshop } from './workshop.ts'

const dir = join(localDir, 'containers')
const name = 'make containers'

function closingLine(megabytes: number, services: number, bases: readonly Base[]): string {
  const standIns = bases.flatMap(({ image, standIn }) =>
    standIn === undefined ? [] : [`${image} (${standIn})`],
  )
  const said =
    standIns.length === 0
      ? 'All base images are the real ones.'
      : `Stand-ins, since no registry gave these images: ${standIns.join('; ')}.`
  return `\nall is well: ${services} services were started twice, one piece was bought and is still sold, and the image has ${megabytes} MB.\n${said}`
}

async function tryOut(shop: Workshop, atEnd: (undo: () => Promise<void>) => void): Promise<string> {
  const settings = readSettings()
  if (!existsSync(settings.chromium))
    throw new Refusal(`there is no Chromium at ${settings.chromium} to buy with (CHROMIUM_PATH)`)
  const engine = await openEngine(shop)
  atEnd(engine.stop)
  const bench = { shop, engine, javaHomes: settings.javaHomes }
  const compose = await findCompose({ ...shop, env: engine.env })
  const bases: Base[] = []
  atEnd(async () => forgetStandIns(bench, bases))
  for (const base of await ensureBases(bench, baseImages())) bases.push(base)

  const ports = await freePorts()
  const project = openProject(shop, engine, compose, ports)
  const stand = { shop, project, ports, chromium: settings.chromium }
  await takeDown(project)
  await shop.step('Image', async (note) => {
    await project.compose('build', 'build')
    note(`${imageMegabytes(engine)} MB`)
    checkImage(engine)
  })
  // Commands under way end, too, when a person stops this program; these commands need a fresh signal,
  // since one that has fired would keep them from starting.
  atEnd(() =>
    takeDown(
      openProject(
        { ...shop, say: () => undefined, signal: new AbortController().signal },
        engine,
        compose,
        ports,
      ),
    ),
  )
  await shop.step('First start', () => startAll(stand))
  const services = await checkStarted(stand)
  await shop.step('Data', (note) => checkData(stand).then(note))
  await shop.step('One piece is bought', () => buyPiece(stand))
  const orders = await countOrders(stand)
  await shop.step('Stop', () => stopAll(stand))
  await shop.step('Second start', () => startAll(stand))
  const kept = await countOrders(stand)
  if (orders === 0 || kept !== orders)
    throw new Refusal(`${orders} orders were placed, and ${kept} of them are there after a stop and a start`)
  return closingLine(imageMegabytes(engine), services, bases)
}

async function main(): Promise<void> {
  const signal = stopOnSignals()
  const steps = makeSteps(process.stdout)
  const undos: (() => Promise<void>)[] = []
  const holder = holderOf(dir)
  if (holder !== undefined)
    throw new Refusal(
      `${holder.name} is running already (pid ${holder.pid}). Wait for it, or: kill ${holder.pid}`,
    )
  await endLeftovers(dir)
  writeNote(dir, name, [])
  const shop: Workshop = { ...steps, dir, logDir: join(dir, 'logs'), env: readSettings().all, signal }
  let closing = ''
  try {
    closing = await tryOut(shop, (undo) => undos.push(undo))
  } finally {
    for (const undo of undos.reverse())
      await undo().catch((error: Error) => steps.say(`  - ${error.message}`))
    removeNote(dir)
  }
  steps.say(closing)
}

try {
  await main()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
process.exit()
