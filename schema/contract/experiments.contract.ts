import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Change = { id: string; by: string; reason: string; was: string; becomes: string }
type Flag = {
  id: string
  enabled: boolean
  rolloutPercent: number
  alwaysFor: string[]
  changes: Change[]
}
type Experiment = {
  id: string
  status: string
  rampPercent: number
  outcome: string
  forWhom: string
  people: number
  keptArm: string | null
  arms: { name: string; share: number }[]
}
type ArmReading = { name: string; people: number; low: number | null; guardrails: { standing: unknown }[] }
type ExperimentPage = {
  experiment: Experiment
  results: { neededInEach: number; arms: ArmReading[] }
  changes: Change[]
}
type Answer = Outcome & { field?: string; flag: Flag; page: ExperimentPage }
type Login = { email: string; password: string }

const key = 'words_of_a_contract'
const reason = 'The contract asks for it.'

/**
 * Registers the contract's tests of feature flags and experiments. `admin` may change them, `employee` may
 * look.
 */
export function experimentsContract(make: MakeClient, people: { admin: Login; employee: Login }): void {
  describe('flags and experiments', () => {
    let admin: ContractClient
    beforeEach(async () => {
      admin = await make()
      await ask(admin, 'logIn', { input: people.admin })
    })
    const flagNamed = async (name: string) =>
      (await ask<Flag[]>(admin, 'getStaffFlags')).find(({ id }) => id === name)
    const changeFlag = (input: object, by = admin) =>
      ask<Answer>(by, 'changeFlag', {
        input: { name: 'beta_access', enabled: true, rolloutPercent: 40, alwaysFor: [], reason, ...input },
      })
    const draft = (input: object = {}) =>
      ask<Answer>(admin, 'draftExperiment', {
        input: {
          key,
          name: 'Words of a contract',
          hypothesis: 'Plain words get more people to order.',
          outcome: 'order',
          baseRate: 3.5,
          effect: 0.5,
          arms: [
            { name: 'control', share: 50 },
            { name: 'plain_words', share: 50 },
          ],
          target: { loggedIn: true, departments: [], countries: ['US'], devices: [] },
          reason,
          ...input,
        },
      })
    const change = (input: object) =>
      ask<Answer>(admin, 'changeExperiment', { input: { key, reason, ...input } })
    const page = (of = key) => ask<ExperimentPage | null>(admin, 'getStaffExperiment', { key: of })
    const codesOf = (client: ContractClient) =>
      Promise.all(
        (['getStaffFlags', 'getStaffExperiments', 'getStaffExperiment'] as const).map(
          async (name) => (await client.run(name, { key: 'cleanout_flow' })).errors?.[0]?.extensions?.code,
        ),
      )

    it('are shown to employees alone, and changed by admins alone', async () => {
      const visitor = admin.newVisitor()
      expect(await codesOf(visitor)).toEqual(Array(3).fill('UNAUTHENTICATED'))
      const member = admin.newVisitor()
      await ask(member, 'logIn', { input: admin.marked.person })
      expect(await codesOf(member)).toEqual(Array(3).fill('FORBIDDEN'))
      const employee = admin.newVisitor()
      await ask(employee, 'logIn', { input: people.employee })
      expect(await codesOf(employee)).toEqual([undefined, undefined, undefined])
      await expect(changeFlag({}, employee)).rejects.toThrow('not part of your work')
    })

    it('a flag keeps who changed it, when and why', async () => {
      const before = await flagNamed('beta_access')
      const basedOn = before?.changes[0]?.id ?? null
      const percent = before?.rolloutPercent === 40 ? 41 : 40
      const alwaysFor = [admin.marked.person.email]
      const input = { basedOn, rolloutPercent: percent, alwaysFor }
      const { flag } = await changeFlag(input)
      expect(flag).toMatchObject({
        id: 'beta_access',
        enabled: true,
        rolloutPercent: percent,
        alwaysFor,
        changes: [{ by: expect.stringMatching(/\w+ \w+/), reason }, ...(before?.changes ?? [])],
      })
      expect(flag.changes[0]?.becomes).toBe(`On for ${percent}%, and for 1 account`)
      expect(await flagNamed('beta_access')).toEqual(flag)
      // A second press of the same form, which does not know the change that the first has made.
      expect(await changeFlag(input)).toMatchObject({ __typename: 'SettingRefused', field: 'basedOn' })
      expect(await changeFlag({ ...input, basedOn: flag.changes[0]?.id })).toMatchObject({ field: 'enabled' })
    })

    it.each([
      ['rolloutPercent', { rolloutPercent: 101 }],
      ['alwaysFor', { alwaysFor: ['nobody.here@hemline.example'] }],
      ['reason', { reason: ' ' }],
      ['name', { name: 'no_such_flag' }],
    ])('a change of a flag is refused by its %s', async (field, input) => {
      expect(await changeFlag(input)).toMatchObject({ __typename: 'SettingRefused', field })
    })

    it('an experiment is drafted, started, ramped and stopped, and each step is kept', async () => {
      const drafted = await draft()
      expect(drafted).toMatchObject({
        __typename: 'DraftExperimentPayload',
        page: {
          experiment: {
            id: key,
            status: 'draft',
            rampPercent: 0,
            outcome: 'order',
            forWhom: 'Members, from US',
            people: 0,
            arms: [
              { name: 'control', share: 50 },
              { name: 'plain_words', share: 50 },
            ],
          },
          changes: [{ reason, was: 'Nothing', becomes: 'Draft' }],
        },
      })
      expect(await draft()).toMatchObject({ __typename: 'SettingRefused', field: 'key' })
      expect(await change({ act: 'ramp', rampPercent: 5 })).toMatchObject({ field: 'act' })
      expect((await change({ act: 'start', rampPercent: 10 })).page.experiment.status).toBe('running')
      expect(await change({ act: 'ramp', rampPercent: 10 })).toMatchObject({ field: 'rampPercent' })
      expect((await change({ act: 'ramp', rampPercent: 60 })).page.experiment.rampPercent).toBe(60)
      expect(await change({ act: 'stop', keptArm: 'nonsense' })).toMatchObject({ field: 'keptArm' })
      const { page: ended } = await change({ act: 'stop', keptArm: 'plain_words' })
      expect(ended.experiment).toMatchObject({ status: 'stopped', keptArm: 'plain_words', rampPercent: 60 })
      expect(ended.changes.map(({ becomes }) => becomes)).toEqual([
        'Stopped, everybody has plain_words',
        'Running for 60%',
        'Running for 10%',
        'Draft',
      ])
      expect(await change({ act: 'start', rampPercent: 1 })).toMatchObject({ field: 'act' })
      expect(await page()).toEqual(ended)
      expect(await page('no_such_experiment')).toBeNull()
    })

    it.each([
      ['name', { name: 'A' }],
      ['key', { key: 'Not a key' }],
      ['hypothesis', { hypothesis: 'Short' }],
      ['outcome', { outcome: 'clicks' }],
      ['baseRate', { baseRate: 0 }],
      ['effect', { effect: 100 }],
      ['arms', { arms: [{ name: 'control', share: 100 }] }],
      ['departments', { target: { departments: ['pets'], countries: [], devices: [] } }],
      ['countries', { target: { departments: [], countries: ['USA'], devices: [] } }],
      ['devices', { target: { departments: [], countries: [], devices: ['watch'] } }],
      ['reason', { reason: '' }],
    ])('a draft is refused by its %s', async (field, input) => {
      expect(await draft({ key: 'refused_drafts', ...input })).toMatchObject({
        __typename: 'SettingRefused',
        field,
      })
    })

    it('an act that there is not is bad input', async () => {
      const { errors } = await admin.run('changeExperiment', {
        input: { key: 'cleanout_flow', act: 'forget', reason },
      })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    })

    it('a person has the same arm each time, and is counted once when the arm was shown', async () => {
      const visitor = admin.newVisitor()
      const armsOf = async () => {
        const { user } = (await visitor.run('getUserHuman')).data as {
          user: { experiments: Record<string, string> }
        }
        return user.experiments
      }
      const arm = (await armsOf()).cleanout_flow ?? ''
      const before = await page('cleanout_flow')
      const names = before?.experiment.arms.map(({ name }) => name) ?? []
      expect(names).toEqual(['control', 'short_flow', 'long_flow'])
      expect(names).toContain(arm)
      expect((await armsOf()).cleanout_flow).toBe(arm)
      const note = (shown: string, experiment = 'cleanout_flow') =>
        ask<{ exposed: boolean }>(visitor, 'noteExposure', { experiment, arm: shown })
      expect(await note(names.find((one) => one !== arm) ?? '')).toMatchObject({ exposed: false })
      expect(await note('control', 'no_such_experiment')).toMatchObject({ exposed: false })
      expect(await note(arm)).toMatchObject({ exposed: true })
      expect(await note(arm)).toMatchObject({ exposed: true })
      const after = await page('cleanout_flow')
      expect(after?.experiment.people).toBe((before?.experiment.people ?? 0) + 1)
      expect(after?.results.neededInEach).toBeGreaterThan(1000)
      for (const { guardrails } of after?.results.arms ?? []) expect(guardrails).toHaveLength(4)
    })

    it('the incentives of a clean-out are the arms of an experiment', async () => {
      const incentive = await page('cleanout_incentive')
      expect(incentive?.experiment.arms.map(({ name }) => name)).toEqual([
        'none',
        'consignment_window_extended',
        'ncc_credit_40',
        'payout_booster_15',
        'payout_booster_20_ncc',
      ])
      const all = await ask<Experiment[]>(admin, 'getStaffExperiments')
      expect(all.map(({ status }) => status).slice(0, 2)).toEqual(['running', 'running'])
    })
  })
}
