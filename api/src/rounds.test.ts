import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { crontabOf } from './rounds.ts'

const env = { NODE_ENV: 'test', DATABASE_URL: 'postgres://shop:a-password-of-its-own@127.0.0.1/shop' }

test('a shop whose environment says nothing looks after turns, bundles and parcels by the clock', () => {
  const tasks = parseCrontab(crontabOf(readConfig(env).JOB_ROUNDS)).map(({ task }) => task)
  expect(tasks).toEqual(
    expect.arrayContaining(['handTurns', 'closeBundles', 'moveParcels', 'finalizeOrders']),
  )
})

test('a shop of tests has no rounds of its own', () => {
  expect(parseCrontab(crontabOf(readConfig({ ...env, JOB_ROUNDS: 'asked' }).JOB_ROUNDS))).toEqual([])
})

test('where money is real, the rounds can not be left to tests', () => {
  const real = {
    ...env,
    PAYMENTS_DRIVER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_nothing',
    JOB_ROUNDS: 'asked',
  }
  expect(() => readConfig(real)).toThrow('JOB_ROUNDS: must be clock where money is real')
  expect(() => readConfig({ ...real, JOB_ROUNDS: 'clock' })).not.toThrow('JOB_ROUNDS')
})
