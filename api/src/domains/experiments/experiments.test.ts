// Arms of people, exposures, and the same key for splitting from the first visit on.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { newSeller } from '../kits/testing/sellers.ts'
import { addExperiment } from './testing/experiments.ts'

type Viewer = { splitBucketingKey: string; experiments: Record<string, string> }

describe.skipIf(!testServer)('experiments', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const viewerOf = async (client: TestClient) =>
    (await client.run('getUserHuman', {})).data?.user as unknown as Viewer
  const armOf = async (client: TestClient, key: string) => (await viewerOf(client)).experiments[key]
  const show = async (client: TestClient, experiment: string, arm: string | undefined) => {
    const { data } = await client.run('noteExposure', { experiment, arm: arm ?? 'none' })
    return (data?.noteExposure as { exposed: boolean } | undefined)?.exposed
  }
  const exposures = (key: string) =>
    app.db.selectFrom('exposure').selectAll().where('experiment_key', '=', key).execute()

  it('give every visitor an arm at 100 percent, and nobody one as a draft or at 0 percent', async () => {
    await addExperiment(app.db, { key: 'at_all', ramp: 100 })
    await addExperiment(app.db, { key: 'at_none', ramp: 0 })
    await addExperiment(app.db, { key: 'at_draft', ramp: 0, status: 'draft' })
    const { experiments } = await viewerOf(app.newVisitor())
    expect(['control', 'other']).toContain(experiments.at_all)
    expect(experiments).not.toHaveProperty('at_none')
    expect(experiments).not.toHaveProperty('at_draft')
  })

  it('keep the arm and the key of a visitor who makes an account, on every device', async () => {
    await addExperiment(app.db, { key: 'kept_arm', ramp: 100 })
    for (let i = 0; i < 6; i += 1) {
      const browser = app.newVisitor()
      const before = await viewerOf(browser)
      const { client, email } = await newSeller(app, browser)
      const after = await viewerOf(client)
      expect(after.splitBucketingKey).toBe(before.splitBucketingKey)
      expect(after.experiments.kept_arm).toBe(before.experiments.kept_arm)
      const elsewhere = app.newVisitor()
      await elsewhere.run('logIn', { input: { email, password: 'a-long-password-1' } })
      expect(await viewerOf(elsewhere)).toMatchObject({ splitBucketingKey: before.splitBucketingKey })
      await client.run('logOut')
      expect((await viewerOf(client)).splitBucketingKey).toBe(before.splitBucketingKey)
    }
  })

  it('note an exposure once, however many tabs show the arm at once', async () => {
    await addExperiment(app.db, { key: 'noted_once', ramp: 100 })
    const visitor = app.newVisitor()
    const { splitBucketingKey: subject, experiments } = await viewerOf(visitor)
    const arm = experiments.noted_once
    const shown = await Promise.all([1, 2, 3, 4, 5, 6].map(() => show(visitor, 'noted_once', arm)))
    expect(shown.every(Boolean)).toBe(true)
    const rows = await exposures('noted_once')
    expect(rows).toMatchObject([{ subject, arm, user_id: null, visitor_id: Number(subject) }])
    await show(visitor, 'noted_once', arm)
    expect(await exposures('noted_once')).toEqual(rows)
  })

  it('note nothing for another arm, and for experiments that do not run', async () => {
    await addExperiment(app.db, { key: 'not_noted', ramp: 100 })
    const visitor = app.newVisitor()
    const arm = await armOf(visitor, 'not_noted')
    expect(await show(visitor, 'not_noted', arm === 'other' ? 'control' : 'other')).toBe(false)
    for (const key of ['cleanout_button', 'nonsense', ''])
      expect(await show(visitor, key, 'control')).toBe(false)
    expect(await show(app.newVisitor(), 'not_noted', 'control')).toBe(false)
    expect(await exposures('not_noted')).toEqual([])
  })

  it('leave out people whom the target does not ask for, and keep the arm of who has seen it', async () => {
    await addExperiment(app.db, { key: 'visitors_only', ramp: 100, loggedIn: false })
    await addExperiment(app.db, { key: 'members_only', ramp: 100, loggedIn: true, countries: ['US'] })
    await addExperiment(app.db, { key: 'new_only', ramp: 100, isNew: true })
    const browser = app.newVisitor()
    const arm = await armOf(browser, 'visitors_only')
    expect(await show(browser, 'visitors_only', arm)).toBe(true)
    expect(await armOf(browser, 'members_only')).toBeUndefined()
    expect(await armOf(browser, 'new_only')).toBeDefined()
    const { client, id } = await newSeller(app, browser)
    expect(await armOf(client, 'visitors_only')).toBe(arm)
    expect(await armOf(client, 'members_only')).toBeDefined()
    await app.db
      .updateTable('user_account')
      .set({ first_purchase_at: new Date(), country_id: 'CA' })
      .where('id', '=', id)
      .execute()
    expect(await armOf(client, 'new_only')).toBeUndefined()
    expect(await armOf(client, 'members_only')).toBeUndefined()
  })

  it('keep the arms of an experiment that has begun', async () => {
    await addExperiment(app.db, { key: 'fixed_arms', ramp: 10 })
    const change = sql`update experiment_arm set share = share + 1 where experiment_key = 'fixed_arms'`
    await expect(change.execute(app.db)).rejects.toThrow('stay as they are')
    const removal = sql`delete from experiment_arm where experiment_key = 'fixed_arms'`
    await expect(removal.execute(app.db)).rejects.toThrow('stay as they are')
  })

  it('decide the flow and the incentive of a clean-out, noted when the site shows them', async () => {
    const visitor = app.newVisitor()
    const { splitBucketingKey: subject, experiments } = await viewerOf(visitor)
    const own = async () =>
      (await exposures('cleanout_flow')).filter((exposure) => exposure.subject === subject)
    const read = async () => (await visitor.run('getCleanoutOffer')).data?.cleanoutOffer
    const offer = (await read()) as unknown as { variant: string; incentives: { name: string }[] }
    expect(offer.variant).toBe(experiments.cleanout_flow)
    expect(offer.incentives[0]?.name ?? 'none').toBe(experiments.cleanout_incentive)
    expect(await own()).toEqual([])
    expect(await show(visitor, 'cleanout_flow', offer.variant)).toBe(true)
    expect(await read()).toEqual(offer)
    expect(await own()).toMatchObject([{ arm: offer.variant }])
  })

  it('leave an offer as it was stored, and do not count who had another one before', async () => {
    const visitor = app.newVisitor()
    const { splitBucketingKey: subject, experiments } = await viewerOf(visitor)
    const other = experiments.cleanout_flow === 'long_flow' ? 'short_flow' : 'long_flow'
    await sql`insert into cleanout_offer (id, visitor_id, variant, incentive, offered_at)
      values (gen_random_uuid(), ${Number(subject)}, ${other}, null, now() - interval '1 day')`.execute(
      app.db,
    )
    expect((await visitor.run('getCleanoutOffer')).data?.cleanoutOffer).toMatchObject({ variant: other })
    expect(await show(visitor, 'cleanout_flow', other)).toBe(false)
    expect((await exposures('cleanout_flow')).filter((one) => one.subject === subject)).toEqual([])
  })

  it('give everybody the arm that was kept once they are stopped', async () => {
    await sql`update experiment set status = 'stopped', stopped_at = now(), kept_arm = 'short_flow' where key = 'cleanout_flow'`.execute(
      app.db,
    )
    for (let i = 0; i < 4; i += 1) {
      const visitor = app.newVisitor()
      expect((await viewerOf(visitor)).experiments).not.toHaveProperty('cleanout_flow')
      expect((await visitor.run('getCleanoutOffer')).data?.cleanoutOffer).toMatchObject({
        variant: 'short_flow',
      })
      expect(await show(visitor, 'cleanout_flow', 'short_flow')).toBe(false)
    }
    await sql`update experiment set status = 'running', stopped_at = null, kept_arm = null where key = 'cleanout_flow'`.execute(
      app.db,
    )
  })

  it('are treatments of alerts', async () => {
    await addExperiment(app.db, { key: 'with_alert', ramp: 100 })
    const visitor = app.newVisitor()
    const arm = await armOf(visitor, 'with_alert')
    await sql`insert into user_alert (id, kind, header, body, starts_at, treatments)
      values (gen_random_uuid(), 'notice', 'For one arm', 'Only there.', now() - interval '1 hour', ${[`with_alert:${arm}`]})`.execute(
      app.db,
    )
    const alertsOf = async (client: TestClient) => {
      const { data } = await client.run('getUserAlerts', { input: { limit: 10 } })
      const found = data?.userAlerts as { alerts: { header: string }[] } | undefined
      return (found?.alerts ?? []).map(({ header }) => header)
    }
    expect(await alertsOf(visitor)).toContain('For one arm')
    await sql`update experiment set status = 'stopped', stopped_at = now(), kept_arm = 'control' where key = 'with_alert'`.execute(
      app.db,
    )
    expect(await alertsOf(visitor)).not.toContain('For one arm')
  })
})
