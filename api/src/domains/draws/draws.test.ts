// Draws: tickets, what they cost, and a winning ticket that anybody can compute again.
import { createHash } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import { drawMonth, isFair, winningTicket } from '@hemline/rules/draws/draws.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { addPointsFor } from '../rewards/testing/points.ts'
import { runDraws } from './draws.ts'

type Draw = {
  id: string
  tickets: number
  yours: number[]
  hasFree: boolean
  seedHash: string
  seed: string | null
  winningTicket: number | null
  round: number | null
  won: boolean
}
type Draws = { open: Draw | null; past: Draw[]; kind: string; context: string }
type Outcome = {
  __typename: string
  message?: string
  draws: Draws
  rewards: { tierInfo: { points: number } }
}

describe.skipIf(!testServer)('a draw', () => {
  let app: TestApp
  let nora: TestClient
  const clock = movableClock()
  const { now } = clock
  const month = () => drawMonth(now())
  const run = () => runDraws(app.db, now())

  beforeAll(async () => {
    app = await testApp({ now })
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })
  /** A new month with a draw of its own for each test. */
  beforeEach(async () => {
    clock.moveTo(month().closesAt.getTime() + 3_600_000)
    await run()
    nora = await app.loggedIn('shopper')
  })
  const draws = async (by = nora) => resultOf<Draws>(await by.run('getDraws', {}), 'draws')
  const take = async (paid: boolean, key = `k${Math.random()}`, by = nora, drawId = month().id) =>
    resultOf<Outcome>(await by.run('takeTicket', { input: { drawId, paid, key } }), 'takeTicket')
  const close = async () => {
    const { id, closesAt } = month()
    clock.moveTo(closesAt.getTime() + 60_000)
    await run()
    nora = await app.loggedIn('shopper')
    return id
  }

  test('has one free ticket for everybody, once, and costs nothing', async () => {
    expect(await draws()).toMatchObject({
      kind: 'sweepstakes_2021_low_v2',
      context: 'sweepstakes',
      open: { id: month().id, tickets: 0, yours: [], hasFree: false, seed: null },
    })
    const { draws: after } = await take(false)
    expect(after.open).toMatchObject({ tickets: 1, yours: [1], hasFree: true })
    const all = await Promise.all(Array.from({ length: 5 }, () => take(false)))
    expect(all.every(({ draws: seen }) => seen.open?.yours.length === 1)).toBe(true)
  })

  test('takes points for further tickets, once for each key, and none from who has too few', async () => {
    await addPointsFor(app.db, { userId: personByKey('shopper').id, points: 120, now: now() })
    const before = (await take(false)).rewards.tierInfo.points
    expect((await take(true, 'one')).rewards.tierInfo.points).toBe(before - 50)
    const again = await take(true, 'one')
    expect(again.rewards.tierInfo.points).toBe(before - 50)
    expect(again.draws.open?.yours).toEqual([1, 2])
    const poor = await app.loggedIn('international')
    expect(await take(true, 'two', poor)).toMatchObject({
      __typename: 'NotEnoughPoints',
      message: 'No points were taken: you have 0.',
      wanted: 50,
    })
    expect((await draws()).open?.tickets).toBe(2)
  })

  test('gives at most ten tickets to one person, also when pressed at once', async () => {
    await addPointsFor(app.db, { userId: personByKey('shopper').id, points: 2000, now: now() })
    const done = await Promise.all(Array.from({ length: 14 }, (_, i) => take(true, `k${i}`)))
    expect(done.filter(({ __typename }) => __typename === 'DrawsPayload')).toHaveLength(9)
    expect(done.find(({ __typename }) => __typename === 'TicketRefused')?.message).toContain(
      'free one are the most',
    )
    const { draws: full } = await take(false)
    expect(full.open?.yours).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('is drawn once, by the seed whose hash was shown before, and the winner has the prize', async () => {
    const greta = await app.loggedIn('seller')
    await take(false)
    await take(false, 'g', greta)
    const { seedHash } = (await draws()).open ?? { seedHash: '' }
    const id = await close()
    await Promise.all([run(), run()])
    const drawn = (await draws()).past.find((one) => one.id === id)
    expect(drawn).toMatchObject({ seedHash, tickets: 2, round: 1 })
    expect(
      createHash('sha256')
        .update(drawn?.seed ?? '')
        .digest('hex'),
    ).toBe(seedHash)
    const { seed, winningTicket: ticket, round } = drawn ?? {}
    expect(
      isFair({ id, seed: seed ?? '', seedHash, tickets: 2, winningTicket: ticket ?? 0, round: round ?? 0 }),
    ).toBe(true)
    const winner = personByKey(ticket === 1 ? 'shopper' : 'seller').id
    expect(drawn?.won).toBe(ticket === 1)
    const { rows } = await sql<{
      user_id: string
      granted_cents: number
    }>`select user_id, granted_cents from credit_drop
      where reason = (select 'The draw of ' || to_char(${`${id}-15`}::date, 'FMMonth YYYY'))`.execute(app.db)
    expect(rows).toEqual([{ user_id: winner, granted_cents: 10_000 }])
    const told = await sql<{
      user_id: string
    }>`select user_id from notification where key = ${`draw:${id}`}`.execute(app.db)
    expect(told.rows).toEqual([{ user_id: winner }])
    // Its tickets are over.
    expect(await take(false, 'late', await app.loggedIn('international'), id)).toMatchObject({
      __typename: 'TicketRefused',
      message: 'This draw has closed. The next one is open.',
    })
  })

  test('is drawn again when whoever has the ticket can take no prize', async () => {
    const greta = await app.loggedIn('seller')
    await take(false)
    await take(false, 'g', greta)
    const { rows } = await sql<{ seed: string }>`select seed from draw where id = ${month().id}`.execute(
      app.db,
    )
    const first = winningTicket({ id: month().id, seed: rows[0]?.seed ?? '', tickets: 2, round: 1 })
    const { id: banned } = personByKey(first === 1 ? 'shopper' : 'seller')
    const setBanned = (is: boolean) =>
      app.db.updateTable('user_account').set({ banned: is }).where('id', '=', banned).execute()
    await setBanned(true)
    const id = month().id
    clock.moveTo(month().closesAt.getTime() + 60_000)
    await run()
    await setBanned(false)
    nora = await app.loggedIn('shopper')
    const drawn = (await draws()).past.find((one) => one.id === id)
    expect(drawn?.winningTicket).toBe(3 - first)
    expect(drawn?.round).toBeGreaterThan(1)
  })

  test('without a ticket has no winner', async () => {
    const id = await close()
    expect((await draws()).past.find((one) => one.id === id)).toMatchObject({
      tickets: 0,
      winningTicket: null,
      won: false,
    })
  })

  test('is not for people who work here, visitors, or months that have not begun', async () => {
    expect(await take(false, 'k', await app.loggedIn('employee'))).toMatchObject({
      __typename: 'TicketRefused',
    })
    expect((await app.newVisitor().run('getDraws', {})).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    const next = drawMonth(month().closesAt).id
    for (const drawId of [next, 'none', '']) {
      const { errors } = await nora.run('takeTicket', { input: { drawId, paid: false, key: 'k' } })
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    }
    const { errors } = await nora.run('takeTicket', { input: { drawId: month().id, paid: true, key: '' } })
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  })
})
