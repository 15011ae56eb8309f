// `make pictures`: holds the pictures against their words. ONLY=colors draws every piece of a shop of 25,000
// and compares its colour with its name; ONLY=twins looks for neighbours in thirty listings of the shop that
// runs whose pictures nobody can tell apart; ONLY=sheets draws contact sheets into
// .local/sheets, FROM=5000 of the pieces from the 5,000th on, SEED=7 of 200 pieces drawn by that seed.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { childEnv, databaseUrlOf, readSettings } from '../local/env.ts'
import { newPerson } from '../simulate/shop-client.ts'
import type { Colors, Share } from './colors-worker.ts'
import type { Look } from './likeness.ts'
import { listings } from './listings.ts'
import { colorLimit, shopSize } from './named-colors.ts'
import { firstPiece, writeSheets } from './sheets.ts'
import { twinsIn } from './twins.ts'

const told = 20

function colorsOf(share: Share): Promise<Colors> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('colors-worker.ts', import.meta.url), { workerData: share })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

async function colors(most: number): Promise<boolean> {
  const step = availableParallelism()
  const shares = await Promise.all(
    Array.from({ length: step }, (_, first) => colorsOf({ first, step, most })),
  )
  const wrong = shares.flatMap((share) => share.wrong).toSorted((one, other) => other.far - one.far)
  const looked = shares.reduce((sum, share) => sum + share.looked, 0)
  console.log(
    `Colors: ${looked - wrong.length} of ${looked} pictures show the named color within ${colorLimit}`,
  )
  for (const { title, far } of wrong.slice(0, told)) console.log(`  ${far.toFixed(1)}  ${title}`)
  return wrong.length === 0
}

async function twins(): Promise<boolean> {
  const settings = readSettings()
  const { API_URL = '' } = childEnv(
    settings,
    { databaseUrl: databaseUrlOf(settings), searchUrl: '' },
    'production',
  )
  // An address reserved for examples, which no visitor has.
  const person = newPerson({ api: API_URL, web: API_URL }, '198.51.100.78')
  const looks = new Map<string, Look>()
  let pairs = 0
  let alike = 0
  for (const listing of listings) {
    const found = await twinsIn(person, listing, looks)
    pairs += found.pairs
    alike += found.twins.length
    console.log(
      `${found.name}: ${found.twins.length} twins in ${found.pairs} pairs of ${found.pieces} pieces`,
    )
    for (const line of found.twins.slice(0, 3)) console.log(`  ${line}`)
  }
  console.log(`Twins: ${alike} of ${pairs} pairs of neighbors in ${listings.length} listings`)
  return alike === 0
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    most: { type: 'string' },
    folder: { type: 'string', default: '.local/sheets' },
    family: { type: 'string' },
    from: { type: 'string' },
    seed: { type: 'string' },
  },
})
const isWanted = (name: string) => values.only === undefined || values.only === name
let isGood = true
if (isWanted('colors')) isGood = (await colors(Number(values.most ?? shopSize))) && isGood
if (isWanted('twins')) isGood = (await twins()) && isGood
// Sheets are for eyes alone, and only drawn when they are asked for.
if (values.only === 'sheets') {
  const wanted = {
    only: values.family,
    from: Number(values.from ?? firstPiece),
    seed: values.seed === undefined ? undefined : Number(values.seed),
  }
  const drawn = await writeSheets(values.folder, wanted)
  console.log(`Sheets: ${drawn} pictures in ${values.folder}${values.seed ? `, seed ${values.seed}` : ''}`)
}
process.exitCode = isGood ? 0 : 1
