// The phone of an account, from the settings' side (decision 0204).
import type { OperationName } from '@hemline/schema/generated/hashes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxTexts } from '../../ports/push.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { idOf, newMember } from '../direct-sell/testing/selling.ts'
import { hasTenDigits, readPhone, writePhone } from './phone-numbers.ts'
import { purgePhoneChanges, sendPhoneChangedText, sendPhoneCode } from './phones.ts'

type Answer = {
  __typename: string
  message?: string
  myPhone?: { number: string | null; isDomestic: boolean; waiting: { number: string } | null }
}
const password = 'a-long-password-7'

it.each([
  ['510 555 0142', '+15105550142', '(510) 555-0142', true],
  ['+1 (510) 555-0142', '+15105550142', '(510) 555-0142', true],
  ['+44 20 7946 0958', '+442079460958', '+44 20 7946 0958', false],
  ['+49 30 901820', '+4930901820', '+49 30 901820', false],
])('reads %s', (typed, stored, written, domestic) => {
  expect(readPhone(typed)).toBe(stored)
  expect(writePhone(stored)).toBe(written)
  expect(hasTenDigits(stored)).toBe(domestic)
})

it.each([
  '',
  '12345',
  '510 555 01422',
  'call 510 555 0142',
  '+999 1234567',
  '510 555 0142 ext 7',
  '1'.repeat(60),
])('is no phone number: “%s”', (typed) => expect(readPhone(typed)).toBeUndefined())

describe.skipIf(!testServer)('the phone of an account', () => {
  const clock = movableClock()
  const sent: { to: string; text: string }[] = []
  const texts = sandboxTexts({
    send: async ({ to, subject }) => void sent.push({ to, text: subject }),
    close: async () => undefined,
  })
  let app: TestApp
  let client: TestClient
  let id = ''
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    client = await newMember(app, 'Ada', 'Holm')
    id = await idOf(client)
  })
  afterAll(() => app.close())

  const ask = async (operation: OperationName, variables = {}) =>
    resultOf<Answer>(await client.run(operation, variables), operation)
  const phone = async () => resultOf<Answer['myPhone']>(await client.run('getMyPhone'), 'myPhone')
  const doors = () => ({ db: app.db, texts, now: clock.now })
  /** Sends the code as the job does, and returns it. */
  const code = async () => {
    sent.length = 0
    await sendPhoneCode(doors(), id, `code-${clock.now().getTime()}`)
    return /code is (\d{6})/.exec(sent[0]?.text ?? '')?.[1] ?? ''
  }
  const wrongFor = (right: string) => (right === '111111' ? '222222' : '111111')
  const jobs = async (task: string) => {
    const { rows } = await sql<{
      payload: Record<string, unknown>
    }>`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${task} order by j.id`.execute(
      app.db,
    )
    return rows.map(({ payload }) => payload)
  }
  const add = async (typed: string) => {
    await ask('changePhone', { phone: typed })
    return ask('confirmPhone', { code: await code() })
  }

  it('is the account’s once its code was typed, and not before', async () => {
    expect(await phone()).toMatchObject({ number: null, isDomestic: false, waiting: null })
    expect(await ask('changePhone', { phone: 'none' })).toMatchObject({ __typename: 'PhoneRefused' })
    expect((await ask('changePhone', { phone: '510 555 0142' })).myPhone).toMatchObject({
      number: null,
      waiting: { number: '(510) 555-0142' },
    })
    const right = await code()
    expect(sent[0]?.to).toBe('text-15105550142@sandbox.example')
    expect(await ask('confirmPhone', { code: wrongFor(right) })).toMatchObject({
      message: 'This is not the code of our last text.',
    })
    expect((await ask('confirmPhone', { code: right })).myPhone).toMatchObject({
      number: '(510) 555-0142',
      isDomestic: true,
      waiting: null,
    })
    expect(await jobs('securityMail')).toContainEqual({ userId: id, what: 'phone_added' })
  })

  it('is changed after the password alone, and the former number and the address are told', async () => {
    await ask('confirmPassword', { password: 'wrong' })
    clock.forward(60 * 60_000)
    expect(await ask('changePhone', { phone: '+44 20 7946 0958' })).toMatchObject({
      __typename: 'PasswordNeeded',
    })
    await ask('confirmPassword', { password })
    expect((await add('+44 20 7946 0958')).myPhone).toMatchObject({
      number: '+44 20 7946 0958',
      isDomestic: false,
    })
    const [told] = (await jobs('phoneChangedText')) as { phone: string; removed: boolean }[]
    expect(told).toEqual({ phone: '+15105550142', removed: false })
    sent.length = 0
    await sendPhoneChangedText(doors(), told as { phone: string; removed: boolean }, 'k')
    expect(sent).toEqual([
      { to: 'text-15105550142@sandbox.example', text: expect.stringContaining('another') },
    ])
    expect(await jobs('securityMail')).toContainEqual({ userId: id, what: 'phone_changed' })
  })

  it('refuses a code after ten minutes and after five wrong ones, and keeps the former number', async () => {
    clock.forward(2 * 60 * 60_000)
    await ask('confirmPassword', { password })
    await ask('changePhone', { phone: '415 555 0107' })
    const old = await code()
    clock.forward(11 * 60_000)
    expect((await ask('confirmPhone', { code: old })).message).toContain('too old')
    await ask('confirmPassword', { password })
    await ask('changePhone', { phone: '415 555 0107' })
    const right = await code()
    for (let i = 0; i < 5; i++) await ask('confirmPhone', { code: wrongFor(right) })
    expect((await ask('confirmPhone', { code: right })).message).toContain('too often')
    expect(await phone()).toMatchObject({ number: '+44 20 7946 0958' })
    expect((await ask('endPhoneChange')).myPhone).toMatchObject({ waiting: null })
  })

  it('texts five codes an hour for an account', async () => {
    clock.forward(2 * 60 * 60_000)
    await ask('confirmPassword', { password })
    const answers: string[] = []
    for (let i = 0; i < 6; i++)
      answers.push((await ask('changePhone', { phone: `415 555 011${i}` })).__typename)
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'PhonePayload'), 'PhoneRefused'])
    clock.forward(2 * 60 * 60_000)
    await purgePhoneChanges(app.db, clock.now())
    expect(await phone()).toMatchObject({ waiting: null })
  })

  it('is removed, and the number and the address are told', async () => {
    expect(await ask('removePhone')).toMatchObject({ __typename: 'PasswordNeeded' })
    await ask('confirmPassword', { password })
    expect((await ask('removePhone')).myPhone).toMatchObject({
      number: null,
      isDomestic: false,
      waiting: null,
    })
    expect(await jobs('phoneChangedText')).toContainEqual({ phone: '+442079460958', removed: true })
    expect(await jobs('securityMail')).toContainEqual({ userId: id, what: 'phone_removed' })
  })
})
