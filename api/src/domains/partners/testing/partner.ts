// A partner's system as tests play it: terms and a key from the desk, and signed requests.
import { createHmac } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { TestApp } from '../../../testing/app.ts'
import { runFeed } from '../partners.ts'

export type PartnerSystem = {
  slug: string
  keyId: string
  secret: string
  /** Sends a signed request. `at`: another time of the signature, in milliseconds. */
  send: (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    options?: { body?: string | Buffer; type?: string; at?: number; secret?: string; keyId?: string },
  ) => Promise<{ status: number; headers: Record<string, unknown>; text: string }>
  /** Sends CSV rows as a feed and lets the job run; returns what the partner reads about the feed. */
  feed: (id: string, csv: string, more?: string) => Promise<FeedAnswer>
}
export type FeedAnswer = {
  state: string
  refusal: string | null
  rows: number
  good: number
  bad: number
  newBrand: number
  outcomes: Record<string, number>
}

export const terms = (slug: string) => ({
  slug,
  accountEmail: 'priya@hemline.example',
  city: 'Portland',
  state: 'OR',
  ladder: [
    { from: 0, basisPoints: 4000 },
    { from: 5000, basisPoints: 6250 },
  ],
  holdDays: 14,
})

/** Signs a request as docs/partner-feeds.md says. */
export function signatureOf(
  key: { keyId: string; secret: string },
  { method, url, body = '', at }: { method: string; url: string; body?: string | Buffer; at: number },
): string {
  const seconds = Math.floor(at / 1000)
  const mac = createHmac('sha256', key.secret).update(`${seconds}.${method}.${url}.`).update(body)
  return `t=${seconds},k=${key.keyId},v1=${mac.digest('hex')}`
}

const newestFeed = async (app: TestApp) =>
  (await app.db.selectFrom('partner_feed').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id

/** Lets the desk set terms and make a key for a partner, and returns the partner's system. */
export async function partnerSystem(
  app: TestApp,
  slug = 'alderbrook',
  now = Date.now,
): Promise<PartnerSystem> {
  const admin = await app.loggedIn('admin')
  const set = await admin.run('setPartnerTerms', { input: terms(slug) })
  if (set.errors) throw new Error(JSON.stringify(set.errors))
  const made = (await admin.run('makePartnerKey', { slug })).data?.makePartnerKey as {
    keyId: string
    secret: string
  }
  const send: PartnerSystem['send'] = async (method, url, options = {}) => {
    const { body, type = 'text/csv', at = now(), ...other } = options
    const key = { ...made, ...other }
    const headers = {
      'hemline-signature': signatureOf(key, { method, url, at, ...(body === undefined ? {} : { body }) }),
      ...(body === undefined ? {} : { 'content-type': type }),
    }
    const request: InjectOptions = { method, url, headers, ...(body === undefined ? {} : { payload: body }) }
    const answer = await app.server.inject(request)
    return { status: answer.statusCode, headers: answer.headers, text: answer.body }
  }
  const feed: PartnerSystem['feed'] = async (id, csv, more = '') => {
    const sent = await send('POST', `/api/partners/${slug}/feeds?id=${id}${more}`, { body: csv })
    if (sent.status !== 202) throw new Error(`${sent.status} ${sent.text}`)
    await runFeed({ db: app.db, now: () => new Date(now()) }, await newestFeed(app))
    return JSON.parse((await send('GET', `/api/partners/${slug}/feeds/${id}`)).text)
  }
  return { slug, ...made, send, feed }
}

export const header = 'sku,action,brand,category,size,colors,condition,price,materials,photos,notes'
/** A row of a feed; what the test does not say is a good dress. */
export function row(
  sku: string,
  {
    action = '',
    brand = 'Reformation',
    category = 'midi-dresses',
    size = 'M',
    ...more
  }: Partial<Record<string, string>> = {},
): string {
  const {
    colors = 'green',
    condition = 'Excellent',
    price = '48.00',
    materials = 'Linen',
    photos = '',
    notes = '',
  } = more
  return [sku, action, brand, category, size, colors, condition, price, materials, photos, notes].join(',')
}
export const csv = (...rows: string[]) => `${[header, ...rows].join('\r\n')}\r\n`
