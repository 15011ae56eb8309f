import { expect, it } from 'vitest'
import { createReporter, reportOf } from './error-beacon.ts'

const caught = (message: string) => ({
  where: 'a screen failed',
  error: new TypeError(message),
  path: '/cart',
})

it('sends what was caught without saying who met it', () => {
  const report = reportOf({
    ...caught('no jo@mail.example at /cart?token=abc123'),
    path: '/product/123456789',
  })
  expect(report).toMatchObject({
    where: 'a screen failed',
    message: 'TypeError: no ‹email› at /cart?…',
    path: '/product/‹number›',
  })
  expect(report.stack).not.toContain('jo@mail.example')
})

it('takes anything that was thrown', () => {
  expect(reportOf({ ...caught(''), error: 'plain words' })).toEqual({
    where: 'a screen failed',
    message: 'plain words',
    path: '/cart',
  })
  expect(reportOf({ ...caught(''), error: undefined }).message).toBe('undefined')
})

it('says the same failure once, and five of a page', () => {
  const sent: string[] = []
  const send = createReporter((body) => sent.push(body) > 0)
  expect([send(caught('one')), send(caught('one'))]).toEqual([true, false])
  for (const name of ['two', 'three', 'four', 'five', 'six', 'seven']) send(caught(name))
  expect(sent).toHaveLength(5)
})

it('keeps a report below the size that the API takes', () => {
  const error = new Error('ü'.repeat(5000))
  error.stack = 'at somewhere '.repeat(5000)
  expect(
    new TextEncoder().encode(JSON.stringify(reportOf({ where: 'x', error, path: '/' }))).length,
  ).toBeLessThan(8 * 1024)
})
