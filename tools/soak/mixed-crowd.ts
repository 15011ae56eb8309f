// The people of the mixed soak: some look at pieces, some fill carts and lists and sign up, one buys, one
// works as an employee. Each pauses between two actions.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { personByKey } from '@hemline/db/seed/people.ts'
import type { OperationName } from '@hemline/schema/generated/hashes.ts'
import type pg from 'pg'
import { type Ask, ask, isAnswer } from '../bench/load.ts'
import { browse, buyersDay } from '../simulate/buyers.ts'
import { type Play, seeded } from '../simulate/play.ts'
import { type Doors, expectAnswer, newPerson, type Person } from '../simulate/shop-client.ts'
import { attempt, newTally, type Tally } from '../simulate/tally.ts'

/** Options of a crowd, which stops when `until` returns true. */
export type CrowdOptions = {
  readonly doors: Doors
  readonly databaseUrl: string
  readonly pool: pg.Pool
  readonly seed: number
  /** The requests that people send who only look around. */
  readonly asks: readonly Ask[]
  readonly until: () => boolean
}

/**
 * The running crowd: `acts` counts actions by name; `takeTimes` returns the response times in milliseconds
 * since the last call.
 */
export type Crowd = {
  readonly tally: Tally
  readonly acts: Map<string, number>
  readonly takeTimes: () => number[]
  readonly done: Promise<unknown>
}

type Answer = { __typename: string }
const readers = 3

/**
 * Starts a crowd of simulated people who look, buy and sell at once; failures are counted in `tally`.
 * `takeTimes` returns the reading times (ms) since its last call; `done` resolves when `until` returns true
 * and each has ended the current action.
 */
export async function startCrowd(options: CrowdOptions): Promise<Crowd> {
  const tally = newTally()
  const acts = new Map<string, number>()
  let times: number[] = []
  const chance = chanceOf(options.seed, 7)
  let address = 0
  const someone = () => {
    address += 1
    return newPerson(options.doors, `10.9.${(address >> 8) & 255}.${address & 255}`)
  }
  const act = async (what: string, work: () => Promise<unknown>, pauseMs: number): Promise<void> => {
    const begun = performance.now()
    await attempt(tally, what, work)
    if (what === 'reading') times.push(performance.now() - begun)
    acts.set(what, (acts.get(what) ?? 0) + 1)
    await sleep(pauseMs)
  }
  const life = async (step: (turn: number) => Promise<void>) => {
    for (let turn = 0; !options.until(); turn += 1) await step(turn)
  }
  const worker = await seeded(options.doors, personByKey('employee').email, '10.8.0.1')
  const play = playOf(options, tally, worker)
  play.shelf = await browse(worker, chance, 'around')
  const reader = (from: number) =>
    life((turn) =>
      act('reading', () => read(options, (from * 977 + turn * readers) % options.asks.length), 25),
    )
  const lives = [
    ...Array.from({ length: readers }, (_, from) => reader(from)),
    life(() => act('carts and lists', () => fillAndEmpty(someone(), chance.pick(play.shelf)), 400)),
    life(() => act('accounts', () => account(someone()), 1500)),
    life((turn) =>
      act('buying', () => buyersDay(play, [{ shopper: turn, looks: 'around', pieces: 2 }]), 2500),
    ),
    life(() => act('work', () => work(worker), 1000)),
  ]
  const takeTimes = () => {
    const taken = times
    times = []
    return taken
  }
  return { tally, acts, takeTimes, done: Promise.all(lives) }
}

const playOf = ({ doors, databaseUrl, pool, seed }: CrowdOptions, tally: Tally, worker: Person): Play => ({
  doors,
  databaseUrl,
  pool,
  tally,
  worker,
  workers: [worker],
  sellers: [],
  carriers: { speed: 1, secret: '' },
  chance: chanceOf(seed, 8),
  shelf: [],
  fresh: new Set(),
  aside: new Set(),
  ending: () => false,
  show: () => undefined,
})

async function read({ doors, asks }: CrowdOptions, at: number): Promise<void> {
  const one = asks[at]
  if (!one) return
  const { status, body } = await ask(doors.api, one)
  if (status !== 200 || !isAnswer(body)) throw new Error(`answered ${status}: ${body.slice(0, 120)}`)
}

async function fillAndEmpty(person: Person, itemNumber: number): Promise<void> {
  await person.ask('getProduct', { itemNumber })
  await person.ask('addFavorites', { input: { itemNumbers: [itemNumber] } })
  const { __typename } = await person.ask<Answer>('addToCart', { input: { itemNumber } })
  await person.ask('getActiveCart', { estimateTaxes: false })
  if (__typename === 'AddToCartPayload') await person.ask('removeFromCart', { input: { itemNumber } })
  await person.ask('getFavorites', { amount: 20, page: 1 })
}

/** Signs up a new account, logs out, and logs in again. */
async function account(person: Person): Promise<void> {
  const email = `soak-${randomUUID()}@shopper.example`
  const password = 'a long walk by the sea 7'
  const input = { email, password, firstName: 'Wilma', lastName: 'Sander', acceptTerms: true }
  expectAnswer(await person.ask<Answer>('signUp', { input }), 'AuthPayload')
  await person.ask('logOut')
  expectAnswer(await person.ask<Answer>('logIn', { input: { email, password } }), 'AuthPayload')
}

const desks: readonly [OperationName, Record<string, unknown>][] = [
  ['getPickList', {}],
  ['getStaffOrders', { search: 'shoppers' }],
  ['getStaffItems', { search: 'dress' }],
  ['getIntakeQueue', {}],
  ['getSellerReturns', {}],
]

async function work(worker: Person): Promise<void> {
  for (const [name, variables] of desks) await worker.ask(name, variables)
}
