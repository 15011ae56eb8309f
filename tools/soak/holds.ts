// Many buyers want the same pieces, at two APIs, while wires to PostgreSQL are slow and break and APIs are
// killed: no piece is held or sold twice, no hold outlives its time, and each charge belongs to an order.

import { connectPool } from '@hemline/db/connect.ts'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { paymentWindowMinutes } from '@hemline/rules/vocabulary/limits.ts'
import { type CardBehavior, markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { audit } from '@hemline/search-indexer/audit.ts'
import { connectEngine } from '@hemline/search-indexer/opensearch.ts'
import type pg from 'pg'
import { openBrowser } from './browser.ts'
import {
  add,
  allCards,
  type Buyer,
  type Cards,
  type Diary,
  moveIn,
  newDiary,
  quickCards,
  shopFor,
} from './holds-buyer.ts'
import { type Facts, judge, type Verdict } from './holds-rules.ts'
import { endHolds, type Patience, type Settled, settleAll } from './holds-settle.ts'
import { type HoldsShop, startHoldsShop } from './holds-shop.ts'
import { installWitness, lookOnce, readBooks, readLedger, readShop } from './holds-witness.ts'
import type { Soak, SoakOptions } from './soak.ts'
import { calm, type Trouble } from './tcp-proxy.ts'

type Phase = {
  readonly name: string
  readonly apis: Trouble
  readonly others: Trouble
  readonly killEveryMs?: number
}
type Plan = {
  readonly items: number
  readonly buyers: number
  readonly seedItems: number
  readonly holdMinutes: number
  /** A phase ends after this many milliseconds, even when pieces are left. */
  readonly phaseMs: number
  readonly cards: Cards
  readonly phases: readonly Phase[]
  /** How long PostgreSQL keeps the locks of a client that has gone silent. */
  readonly unheardMs: number
  readonly patience: Patience
}

const bad = (cutShare: number): Pick<Phase, 'apis' | 'others'> => ({
  apis: { delayMs: [0, 8], cutShare, silentShare: 0.1 },
  others: { delayMs: [0, 8], cutShare, silentShare: 0.1 },
})
const phasesOf = (cutShare: number, killEveryMs: number): readonly Phase[] => [
  { name: 'calm', apis: calm, others: calm },
  { name: 'delayed and cut', ...bad(cutShare) },
  { name: 'and killed', ...bad(cutShare), killEveryMs },
]
const long: Plan = {
  items: 1000,
  buyers: 32,
  seedItems: 2500,
  holdMinutes: 0.1,
  phaseMs: 70_000,
  cards: allCards,
  phases: phasesOf(0.001, 4000),
  unheardMs: 20_000,
  patience: { decideMs: 9000, jobMs: 20_000, patienceMs: 120_000 },
}
const short: Plan = {
  items: 60,
  buyers: 8,
  seedItems: 600,
  holdMinutes: 0.05,
  phaseMs: 3000,
  cards: quickCards,
  phases: phasesOf(0.003, 3000),
  unheardMs: 2000,
  patience: { decideMs: 3000, jobMs: 12_000, patienceMs: 120_000 },
}

type Losses = {
  lost: Map<string, number>
  retried: number
  kills: number
  samples: number
  sampleFaults: Set<string>
}
type World = {
  readonly shop: HoldsShop
  readonly pool: pg.Pool
  readonly plan: Plan
  readonly diary: Diary
  readonly losses: Losses
  readonly options: SoakOptions
}

async function choosePieces(pool: pg.Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ item_number: number }>(
    `select item_number from item i where state = 'listed' and access_levels = '{}' and preordered_by is null
      and not exists (select 1 from hold h where h.item_number = i.item_number) order by md5(item_number::text) limit $1`,
    [count],
  )
  if (rows.length < count) throw new Error(`${count} pieces are wanted, and ${rows.length} are for sale`)
  return rows.map((row) => row.item_number)
}

async function token(processorUrl: string, behavior: CardBehavior): Promise<string> {
  const body = JSON.stringify({ number: markedCard(behavior), expiry: '12/40', securityCode: '123' })
  const answer = await fetch(`${processorUrl}/pay/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return ((await answer.json()) as { token: string }).token
}

function newBuyer({ shop, diary, losses, options, plan }: World, index: number, signal: AbortSignal): Buyer {
  const chance = chanceOf(options.seed, 100 + index)
  const browser = openBrowser({
    door: () => chance.pick(shop.doors),
    // Addresses reserved for examples, which belong to no network.
    address: `198.51.${100 + (index >> 8)}.${index & 255}`,
    onLost: (how) => losses.lost.set(how, (losses.lost.get(how) ?? 0) + 1),
    onRetry: () => {
      losses.retried += 1
    },
  })
  return {
    name: `buyer-${index}`,
    chance,
    browser,
    diary,
    signal,
    cards: plan.cards,
    token: (behavior) => token(shop.processorUrl, behavior),
  }
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Kills the APIs in turn until the phase ends; each is ready again before the next is killed. */
async function killing({ shop, losses }: World, everyMs: number, over: AbortSignal): Promise<void> {
  for (let turn = 0; !over.aborted; turn += 1) {
    await pause(everyMs / 2)
    if (over.aborted && turn > 0) return
    await shop.kill(turn % 2)
    losses.kills += 1
    await pause(everyMs / 2)
  }
}

async function sampling({ pool, losses }: World, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    for (const fault of await lookOnce(pool)) losses.sampleFaults.add(fault)
    losses.samples += 1
    await pause(300)
  }
}

async function runPhase(
  world: World,
  phase: Phase,
  { pieces, firstBuyer }: { pieces: readonly number[]; firstBuyer: number },
): Promise<void> {
  const { shop, plan, options, diary } = world
  const started = performance.now()
  const { placed } = diary.tally
  const buyers = Array.from({ length: plan.buyers }, (_, index) =>
    newBuyer(world, firstBuyer + index, AbortSignal.any([options.signal, AbortSignal.timeout(plan.phaseMs)])),
  )
  await Promise.all(buyers.map(moveIn))
  shop.trouble(phase.apis, phase.others)
  const over = new AbortController()
  const besides = Promise.all([
    sampling(world, over.signal),
    phase.killEveryMs && killing(world, phase.killEveryMs, over.signal),
  ])
  // Awaited below; until then a rejection would have no handler, which ends the program.
  besides.catch(() => undefined)
  try {
    await Promise.all(buyers.map((buyer) => shopFor(buyer, pieces)))
  } finally {
    over.abort()
    shop.trouble(calm, calm)
    await besides
  }
  options.signal.throwIfAborted()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  options.say(
    `  ${phase.name.padEnd(16)} ${seconds.padStart(6)} s · ${pieces.length} pieces, ${buyers.length} buyers, ${diary.tally.placed - placed} orders`,
  )
}

/**
 * New buyers put every unsold piece into their carts: no hold of the earlier buyers may stand in the way.
 */
async function takeTheRest(world: World, unsold: readonly number[]): Promise<Verdict> {
  const perCart = 40
  const lived = await endHolds(world.pool)
  const broken: string[] = []
  for (let at = 0; at < unsold.length; at += perCart) {
    const buyer = newBuyer(world, 900 + at / perCart, world.options.signal)
    for (const itemNumber of unsold.slice(at, at + perCart)) {
      if (!(await add(buyer, itemNumber)))
        broken.push(`piece ${itemNumber} can't be had although it is for sale and nobody's hold lives`)
    }
  }
  world.options.say(
    `  ${lived} holds that lived were let run out; newcomers took ${unsold.length - broken.length} of the ${unsold.length} unsold pieces`,
  )
  return { rule: 'no hold that is over is in anybody’s way', checked: unsold.length, broken }
}

async function auditIndex({ shop, pool }: World): Promise<Verdict> {
  const rule = 'index and database agree'
  if (shop.searchUrl === '') return { rule: `${rule} (left out: no OpenSearch)`, checked: 0, broken: [] }
  const engine = connectEngine(shop.searchUrl)
  try {
    const { compared, differences } = await audit({ pool, engine })
    return {
      rule,
      checked: compared,
      broken: differences.map(
        ({ itemNumber, kind, fields }) => `piece ${itemNumber}: ${kind} ${fields.join(', ')}`,
      ),
    }
  } finally {
    await engine.close()
  }
}

function sayTally({ diary, losses, shop, options }: World, facts: Facts, { aged, freed }: Settled): void {
  const { tally } = diary
  const count = (wanted: (status: string) => boolean) =>
    facts.payments.filter(({ status }) => wanted(status)).length
  const words = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([name, many]) => `${many} ${name}`).join(', ') || 'none'
  const cuts = shop.wires.map((wire) => wire.counts())
  const sum = (of: (one: (typeof cuts)[number]) => number) => cuts.reduce((total, one) => total + of(one), 0)
  const lost = [...losses.lost.values()].reduce((total, one) => total + one, 0)
  for (const line of [
    `adds: ${tally.addsTried} tried, ${tally.addsWon} won, ${tally.refusedAsHeld} refused as held, ${tally.refusedAsSold} as sold, ${tally.refusedOtherwise} otherwise`,
    `then: ${tally.putBack} put back, ${tally.forgotten} forgotten, ${facts.handOvers.filter((one) => one.wasCart !== one.cart).length} holds taken over by another buyer`,
    `payments: ${tally.paymentsTried} tried, ${tally.placed} told as placed, ${tally.declined} declined, ${tally.leftOpen} left open; other answers: ${words(tally.otherAnswers)}`,
    `answers lost: ${lost} (${words(losses.lost)}); asked again: ${losses.retried}`,
    `wires: ${sum((one) => one.connections)} connections, ${sum((one) => one.cutUp + one.cutDown)} cut, ${sum((one) => one.silent)} fallen silent, ${sum((one) => one.delayed)} pieces of data delayed; ${losses.kills} APIs killed`,
    `orders: ${facts.orders.length}, of them ${facts.orders.filter(({ status }) => status === 'canceled').length} canceled, ${facts.orders.filter(({ status }) => status === 'payment_declined').length} not paid; ${aged} payments given up for their shopper, ${freed} jobs handed out again`,
    `processor: ${facts.payments.length} payments, ${count((one) => one === 'authorized' || one === 'captured')} charged, ${count((one) => one === 'voided')} void, ${count((one) => one === 'declined')} declined`,
  ])
    options.say(`  ${line}`)
}

function verdictsOf(
  { diary, losses, shop }: World,
  facts: Facts,
  ledger: Awaited<ReturnType<typeof readLedger>>,
): Verdict[] {
  const faults =
    ledger.sum === 0 ? ledger.faults : [...ledger.faults, `all entries together come to ${ledger.sum}`]
  return [
    ...judge(facts),
    {
      rule: 'no piece was held or sold wrongly at any look during the run',
      checked: losses.samples,
      broken: [...losses.sampleFaults],
    },
    {
      rule: 'nobody was refused for a hold that was over',
      checked: diary.tally.refusedAsHeld,
      broken: diary.lies,
    },
    { rule: 'the ledger sums to zero', checked: ledger.postings, broken: faults },
    { rule: 'no program fell that nobody killed', checked: shop.programs.length, broken: shop.fallen() },
  ]
}

function sayVerdicts(verdicts: readonly Verdict[], say: (line: string) => void): string[] {
  for (const { rule, checked, broken } of verdicts)
    say(`  ${broken.length === 0 ? '✓' : '✗'} ${rule}: ${checked} checked, ${broken.length} broken`)
  const most = 10
  return verdicts.flatMap(({ rule, broken }) => [
    ...broken.slice(0, most).map((what) => `${rule}: ${what}`),
    ...(broken.length > most ? [`${rule}: and ${broken.length - most} more`] : []),
  ])
}

async function runIn(world: World): Promise<string[]> {
  const { shop, pool, plan, diary, options } = world
  const since = new Date()
  options.say(`  at once: ${shop.programs.join(', ')}`)
  const pieces = await choosePieces(pool, plan.items)
  const share = Math.ceil(pieces.length / plan.phases.length)
  for (const [at, phase] of plan.phases.entries()) {
    await runPhase(world, phase, {
      pieces: pieces.slice(at * share, (at + 1) * share),
      firstBuyer: at * plan.buyers,
    })
  }
  const settled = await settleAll({ ...plan.patience, pool, signal: options.signal })
  const shopFacts = await readShop(pool, pieces, since)
  const times = { holdMs: plan.holdMinutes * 60_000, paymentMs: paymentWindowMinutes * 60_000 }
  const facts: Facts = {
    ...shopFacts,
    ...times,
    payments: readBooks(shop.booksFile),
    claims: diary.claims,
    told: diary.told,
  }
  const ledger = await readLedger(pool)
  sayTally(world, facts, settled)
  const verdicts = verdictsOf(world, facts, ledger)
  const unsold = facts.items.filter(({ state }) => state === 'listed').map(({ itemNumber }) => itemNumber)
  verdicts.push(await takeTheRest(world, unsold))
  const again = await settleAll({ ...plan.patience, pool, signal: options.signal })
  verdicts.push(await auditIndex(world))
  return [...settled.broken, ...again.broken, ...sayVerdicts(verdicts, options.say)]
}

/** The soak `holds`. */
export const holds: Soak = {
  name: 'holds',
  what: 'many buyers want the same pieces and pay, while wires break and APIs are killed',
  run: (options) => {
    const plan = options.short ? short : long
    return options.withStack('holds', async (stack) => {
      const settings = { ...stack.settings, seedItems: String(plan.seedItems) }
      const shop = await startHoldsShop({ ...stack, settings }, { ...plan, seed: options.seed })
      const pool = connectPool({ url: shop.databaseUrl, name: 'soak', max: 4, statementTimeoutMs: 30_000 })
      try {
        await installWitness(pool)
        const losses: Losses = { lost: new Map(), retried: 0, kills: 0, samples: 0, sampleFaults: new Set() }
        return await runIn({ shop, pool, plan, diary: newDiary(), losses, options })
      } finally {
        await pool.end()
        await shop.close()
      }
    })
  },
}
