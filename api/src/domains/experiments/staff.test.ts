// Employees ramp, stop and read experiments and set flags, with who, when and why.

import { personByKey } from '@hemline/db/seed/people.ts'
import { featureFlags, ownFlags } from '@hemline/rules/vocabulary/flags.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { addExperiment } from './testing/experiments.ts'

type Change = { by: string; reason: string; was: string; becomes: string }
type Flag = { id: string; enabled: boolean; rolloutPercent: number; alwaysFor: string[]; changes: Change[] }
type Rail = { name: string; hits: number; of: number; standing: string | null }
type Arm = { name: string; people: number; hits: number; verdict: string; words: string; guardrails: Rail[] }
type Page = {
  experiment: { status: string; rampPercent: number; keptArm: string | null; people: number }
  results: { neededInEach: number; isMismatch: boolean; arms: Arm[] }
  changes: Change[]
}
type Answer = { __typename: string; field?: string; message?: string; page: Page; flag: Flag }

const reason = 'No complaints in a week.'

describe.skipIf(!testServer)('flags and experiments at work', () => {
  let app: TestApp
  let admin: TestClient
  beforeAll(async () => {
    app = await testApp()
    admin = await app.loggedIn('admin')
  })
  afterAll(() => app.close())

  const change = async (input: object, client = admin) =>
    (await client.run('changeExperiment', { input: { reason, ...input } })).data?.changeExperiment as Answer
  const pageOf = async (key: string) =>
    (await admin.run('getStaffExperiment', { key })).data?.staffExperiment as Page
  const setFlag = async (input: { name: string; [field: string]: unknown }) =>
    (
      await admin.run('changeFlag', {
        input: { alwaysFor: [], reason, basedOn: await newestOf(input.name), ...input },
      })
    ).data?.changeFlag as Answer
  const newestOf = async (flag: string) => {
    const flags = (await admin.run('getStaffFlags')).data?.staffFlags as
      | { id: string; changes: { id: string }[] }[]
      | undefined
    return flags?.find(({ id }) => id === flag)?.changes[0]?.id ?? null
  }
  const flagsOf = async (client: TestClient) => {
    const { data } = await client.run('getUserHuman', {})
    return (data?.user as { featureFlags: string[] } | undefined)?.featureFlags ?? []
  }
  const newExposed = async (key: string) => {
    const visitor = app.newVisitor()
    const { data: first } = await visitor.run('getUserHuman', {})
    const user = first?.user as { visitorId: number; experiments: Record<string, string> } | undefined
    const arm = user?.experiments[key]
    if (!user || !arm) throw new Error('nobody takes part')
    await visitor.run('noteExposure', { experiment: key, arm })
    return { visitor, visitorId: user.visitorId, arm }
  }
  const placeOrder = (visitorId: number, { minutes = 1, confirmed = true, canceled = false }) =>
    sql`insert into purchase_order (id, visitor_id, access_key, email, status, payment_method, totals, subtotal_cents,
        discount_cents, shipping_cents, fees_cents, tax_cents, duty_cents, total_cents, credits_cents, gift_cards_cents,
        charged_cents, placed_at, confirmed_at, canceled_at)
      select gen_random_uuid(), ${visitorId}, gen_random_uuid(), 'guest@hemline.example', ${canceled ? 'canceled' : 'confirmed'},
        'card', '{}', 1000, 0, 0, 0, 0, 0, 1000, 0, 0, 1000, at, case when ${confirmed} then at end, case when ${canceled} then at end
      from (select now() + make_interval(mins => ${minutes}) as at) t`.execute(app.db)

  it('start, ramp and stop an experiment, each with its reason', async () => {
    await addExperiment(app.db, { key: 'moved', ramp: 0, status: 'draft' })
    expect((await change({ key: 'moved', act: 'ramp', rampPercent: 10 })).field).toBe('act')
    expect((await change({ key: 'moved', act: 'start', rampPercent: 10, reason: '' })).field).toBe('reason')
    expect((await change({ key: 'moved', act: 'start', rampPercent: 10 })).page.experiment).toMatchObject({
      status: 'running',
      rampPercent: 10,
    })
    expect((await change({ key: 'moved', act: 'ramp', rampPercent: 5 })).field).toBe('rampPercent')
    expect((await change({ key: 'moved', act: 'ramp', rampPercent: 100 })).page.experiment.rampPercent).toBe(
      100,
    )
    expect((await change({ key: 'moved', act: 'stop', keptArm: 'nobody' })).field).toBe('keptArm')
    expect((await change({ key: 'moved', act: 'stop', keptArm: 'other' })).page.experiment).toMatchObject({
      status: 'stopped',
      keptArm: 'other',
    })
    expect((await change({ key: 'moved', act: 'start', rampPercent: 100 })).field).toBe('act')
    expect((await change({ key: 'nonsense', act: 'start', rampPercent: 1 })).field).toBe('act')
    const by = `${personByKey('admin').firstName} ${personByKey('admin').lastName}`
    expect((await pageOf('moved')).changes).toMatchObject([
      { by, reason, was: 'Running for 100%', becomes: 'Stopped, everybody has other' },
      { by, reason, was: 'Running for 10%', becomes: 'Running for 100%' },
      { by, reason, was: 'Draft', becomes: 'Running for 10%' },
    ])
  })

  it('write an experiment down, which starts like the others', async () => {
    const target = { departments: ['women'], countries: [], devices: ['mobile'], loggedIn: true }
    const input = {
      key: 'written_down',
      name: 'Words of a button',
      hypothesis: 'Plainer words get more people to order.',
      outcome: 'order',
      baseRate: 3.5,
      effect: 0.5,
      arms: [
        { name: 'control', share: 50 },
        { name: 'plain', share: 50 },
      ],
      target,
      reason,
    }
    const write = async (change: object = {}) =>
      (await admin.run('draftExperiment', { input: { ...input, ...change } })).data?.draftExperiment as Answer
    expect((await write({ arms: [] })).field).toBe('arms')
    expect((await write()).page).toMatchObject({
      experiment: { status: 'draft', forWhom: 'Members, sizes in women, on mobile', people: 0 },
      changes: [{ was: 'Nothing', becomes: 'Draft', reason }],
    })
    expect(await write()).toMatchObject({ __typename: 'SettingRefused', field: 'key' })
    expect(
      (await change({ key: 'written_down', act: 'start', rampPercent: 10 })).page.experiment,
    ).toMatchObject({ status: 'running', rampPercent: 10 })
  })

  it('change a flag by what they saw: of two forms the second is told of the first', async () => {
    const seen = await newestOf('pwa_afterpay')
    const first = await setFlag({ name: 'pwa_afterpay', enabled: true, rolloutPercent: 41, basedOn: seen })
    expect(first.__typename).toBe('ChangeFlagPayload')
    const second = { name: 'pwa_afterpay', enabled: true, rolloutPercent: 42 }
    expect(await setFlag({ ...second, basedOn: seen })).toMatchObject({
      field: 'basedOn',
      message: expect.stringMatching(/ changed this flag while you looked at it\. It is now: On for 41%/),
    })
    expect((await setFlag(second)).flag.rolloutPercent).toBe(42)
  })

  it('change it once when two press at the same time', async () => {
    await addExperiment(app.db, { key: 'pressed', ramp: 10 })
    const both = await Promise.all(
      [50, 50].map((rampPercent) => change({ key: 'pressed', act: 'ramp', rampPercent })),
    )
    expect(both.map(({ __typename }) => __typename).sort()).toEqual([
      'ChangeExperimentPayload',
      'SettingRefused',
    ])
    expect((await pageOf('pressed')).changes).toHaveLength(1)
  })

  it('read orders after the exposure by arm, and say how few they are', async () => {
    await addExperiment(app.db, { key: 'read_orders', ramp: 100 })
    const people = []
    for (let i = 0; i < 8; i += 1) people.push(await newExposed('read_orders'))
    const [buyer, early, unpaid, canceler] = people
    if (!buyer || !early || !unpaid || !canceler) throw new Error('nobody came')
    await placeOrder(buyer.visitorId, {})
    await placeOrder(buyer.visitorId, { minutes: 2 })
    await placeOrder(early.visitorId, { minutes: -10 })
    await placeOrder(unpaid.visitorId, { confirmed: false })
    await placeOrder(canceler.visitorId, { canceled: true })
    const { experiment, results } = await pageOf('read_orders')
    expect(experiment.people).toBe(8)
    expect(results.neededInEach).toBe(3839)
    for (const arm of results.arms) {
      const own = people.filter((one) => one.arm === arm.name)
      const hits = own.filter(({ visitorId }) => [buyer.visitorId, canceler.visitorId].includes(visitorId))
      expect(arm).toMatchObject({ people: own.length, hits: hits.length })
      const canceled = arm.guardrails.find(({ name }) => name === 'canceled')
      expect(canceled?.hits).toBe(canceler.arm === arm.name ? 1 : 0)
      expect(canceled?.of).toBe((buyer.arm === arm.name ? 2 : 0) + (canceler.arm === arm.name ? 1 : 0))
    }
    expect(results.arms[1]?.words).toMatch(/^No difference can be told yet: \d of about 3,800 needed\.$/)
    expect(results.arms[1]?.guardrails.map(({ standing }) => standing)).toEqual(['few', 'few', 'few', 'few'])
  })

  it('count the requests of people who have seen an arm, and none before', async () => {
    await addExperiment(app.db, { key: 'read_requests', ramp: 100 })
    const { visitor, arm } = await newExposed('read_requests')
    const before = await pageOf('read_requests')
    await visitor.run('getUserHuman', {})
    await visitor.run('getUserHuman', {})
    const railOf = ({ results }: Page, name: string) =>
      results.arms.find((one) => one.name === arm)?.guardrails.find((rail) => rail.name === name)
    const after = await pageOf('read_requests')
    expect(railOf(after, 'failed')).toMatchObject({ hits: 0, of: (railOf(before, 'failed')?.of ?? 0) + 2 })
    expect(railOf(after, 'slow')?.of).toBe(railOf(after, 'failed')?.of)
  })

  it('set a flag with a share and for accounts, and keep who did it and why', async () => {
    const { email } = personByKey('shopper')
    const shopper = await app.loggedIn('shopper')
    const name = 'beta_access'
    expect(await flagsOf(shopper)).not.toContain(name)
    const set = { name, enabled: true, rolloutPercent: 0 }
    expect((await setFlag({ ...set, alwaysFor: ['nobody@hemline.example'] })).field).toBe('alwaysFor')
    expect((await setFlag({ ...set, rolloutPercent: 101 })).field).toBe('rolloutPercent')
    expect((await setFlag({ ...set, reason: '' })).field).toBe('reason')
    expect((await setFlag({ ...set, name: 'nonsense' })).field).toBe('name')
    expect((await setFlag({ ...set, alwaysFor: [email.toUpperCase()] })).flag).toMatchObject({
      alwaysFor: [email],
      changes: [{ reason, was: 'Off for 10%', becomes: 'On for 0%, and for 1 account' }],
    })
    expect((await setFlag({ ...set, alwaysFor: [email] })).field).toBe('enabled')
    expect(await flagsOf(shopper)).toContain(name)
    expect(await flagsOf(app.newVisitor())).not.toContain(name)
    await setFlag({ ...set, rolloutPercent: 100 })
    expect(await flagsOf(app.newVisitor())).toContain(name)
    await setFlag({ ...set, enabled: false, rolloutPercent: 100 })
    expect(await flagsOf(shopper)).not.toContain(name)
  })

  it('let employees look, and admins change', async () => {
    const employee = await app.loggedIn('employee')
    expect((await employee.run('getStaffFlags')).data?.staffFlags).toHaveLength(
      [...featureFlags, ...ownFlags].length,
    )
    expect((await employee.run('getStaffExperiments')).data?.staffExperiments).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'cleanout_flow', status: 'running' })]),
    )
    const refusal = await employee.run('changeExperiment', {
      input: { key: 'cleanout_button', act: 'start', rampPercent: 100, reason },
    })
    expect(refusal.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect((await admin.run('getStaffExperiment', { key: 'nonsense' })).data?.staffExperiment).toBeNull()
  })
})
