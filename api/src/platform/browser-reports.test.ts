import { errorReportPath, errorReportsPerMinute } from '@hemline/rules/vocabulary/errors.ts'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logErrorReports } from '../ports/error-reports.log.ts'
import type { ErrorReport } from '../ports/error-reports.ts'
import { createReportWindow, registerBrowserReports } from './browser-reports.ts'
import { setErrorHandlers } from './edge.ts'

const sane = {
  where: 'a screen failed',
  message: 'TypeError: x is undefined',
  stack: 'TypeError: x is undefined\n    at Cart',
  path: '/cart',
}
let app = Fastify()
let reported: ErrorReport[] = []
let now = new Date('2026-03-01T12:00:10Z')

beforeEach(() => {
  reported = []
  now = new Date('2026-03-01T12:00:10Z')
  app = Fastify({ bodyLimit: 64 * 1024, trustProxy: true })
  app.removeContentTypeParser('text/plain')
  const reports = { report: (one: ErrorReport) => void reported.push(one) }
  setErrorHandlers(app, reports)
  registerBrowserReports(app, { reports, now: () => now })
})
afterEach(() => app.close())

const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await app.inject({
    method: 'POST',
    url: errorReportPath,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return answer.statusCode
}

describe('reports of browsers', () => {
  it('go where failures of our own go', async () => {
    expect(await send(sane)).toBe(204)
    expect(reported).toMatchObject([
      { where: 'browser', details: { screen: 'a screen failed', page: 'cart' } },
    ])
    expect(reported[0]?.error).toMatchObject({ message: sane.message, stack: sane.stack })
  })

  it('are scrubbed once more, whatever the browser sent', async () => {
    await send({
      ...sane,
      message: 'jo@mail.example paid with 4242 4242 4242 4242',
      path: '/verify-email/secret?token=secret',
    })
    expect(JSON.stringify(reported)).not.toMatch(/jo@|4242|secret/)
    expect(reported[0]?.details).toMatchObject({ page: 'verify-email' })
  })

  it('become log lines of their own kind', async () => {
    await send(sane)
    const lines: unknown[] = []
    logErrorReports({ error: (line: unknown) => void lines.push(line) }).report(reported[0] as ErrorReport)
    expect(lines).toMatchObject([{ where: 'browser', report: true, screen: 'a screen failed' }])
  })

  it.each([
    ['no report', { message: 1 }, 400],
    ['a list', [sane], 400],
    ['no JSON', '{', 400],
    ['too large', { ...sane, stack: 'x'.repeat(9000) }, 413],
  ])('are refused when it is %s', async (_, body, status) => {
    expect(await send(body)).toBe(status)
    expect(reported).toEqual([])
  })

  it('are refused as a form of another site would send them', async () => {
    expect(await send(sane, { 'content-type': 'text/plain' })).toBe(415)
    expect(await send('where=x', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415)
    expect(reported).toEqual([])
  })

  it('end after ten a minute from one network, not for its neighbours, and go on the minute after', async () => {
    const from = (ip: string) => send(sane, { 'x-forwarded-for': ip })
    for (let sent = 0; sent < errorReportsPerMinute.address; sent += 1)
      expect(await from('192.0.2.1')).toBe(204)
    expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([429, 204])
    now = new Date('2026-03-01T12:01:00Z')
    expect(await from('192.0.2.1')).toBe(204)
  })

  it('end for all after enough of them', () => {
    const admit = createReportWindow({ address: 2, all: 3 })
    expect(['a', 'b', 'c', 'd'].map((address) => admit(address, now))).toEqual([true, true, true, false])
  })
})
