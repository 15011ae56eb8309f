import { expect, it } from 'vitest'
import { loggableError } from './loggable-error.ts'

it('keeps the kind of an error, its code and its place in the code, and no value', () => {
  const error = Object.assign(new TypeError('no jo@mail.example at /my/orders/1?key=secret'), {
    code: '23505',
    constraint: 'account_email_key',
    detail: 'Key (email)=(jo@mail.example) already exists.',
    input: 'http://x/?key=secret',
    rawPacket: 'GET /verify-email/secret',
    parameters: ['secret'],
    cause: new Error('asked https://x/?text=secret'),
  })
  const kept = loggableError(error)
  expect(kept).toMatchObject({
    type: 'TypeError',
    code: '23505',
    constraint: 'account_email_key',
    message: 'no ‹email› at /my/orders/1?…',
  })
  expect(kept.stack).toContain('loggable-error.test.ts')
  expect(kept.cause).toMatchObject({ type: 'Error', message: 'asked https://x/?…' })
  expect(JSON.stringify(kept)).not.toMatch(/secret|jo@/)
})

it('takes whatever was thrown, and ends where causes turn in a circle', () => {
  expect(loggableError('plain words')).toEqual({ type: 'string', message: 'plain words', stack: '' })
  expect(loggableError(undefined)).toEqual({ type: 'undefined', message: 'undefined', stack: '' })
  const circle = new Error('round')
  circle.cause = circle
  expect(JSON.stringify(loggableError(circle)).length).toBeLessThan(20_000)
})
