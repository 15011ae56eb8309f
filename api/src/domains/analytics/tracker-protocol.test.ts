import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readTracked } from './tracker-protocol.ts'

const now = new Date('2026-11-01T12:00:00Z')
const url = 'https://shop.example/my/orders/123?token=secret'
const base = { eid: randomUUID(), p: 'web', url }
const iglu = (name: string) => `iglu:com.snowplowanalytics.snowplow/${name}/jsonschema/1-0-0`
const link = {
  schema: iglu('unstruct_event'),
  data: {
    schema: iglu('link_click'),
    data: { targetUrl: 'https://social.example/u/somebody', elementContent: 'Nora Field' },
  },
}
const factsOf = (given: object) => readTracked({ ...base, ...given }, now)?.facts

test('keeps of a page view neither the query nor the number of an order', () => {
  expect(readTracked({ ...base, e: 'pv', page: 'Order 123', refr: 'https://a.example/secret' }, now)).toEqual(
    {
      id: base.eid,
      happened_at: now,
      kind: 'tracker',
      name: 'page-view',
      page_type: 'account',
      platform: 'pwa',
      session_id: null,
      facts: { path: '/my/orders/:orderId', from: 'a.example' },
    },
  )
})

test('reads a structured event with its name', () => {
  expect(
    factsOf({ e: 'se', se_ca: 'Cart', se_ac: 'Add To Cart', se_la: 'Listing', se_va: '3' }),
  ).toMatchObject({
    event_name: 'cart_add-to-cart_listing',
    value: 3,
  })
})

test.each([
  ['text', { ue_pr: JSON.stringify(link) }],
  ['Base64', { ue_px: Buffer.from(JSON.stringify(link)).toString('base64url') }],
])('reads a self-describing event from %s', (_, given) => {
  expect(readTracked({ ...base, e: 'ue', ...given }, now)).toMatchObject({
    name: 'link-click',
    facts: { schema: iglu('link_click'), data: { targetUrl: 'social.example' } },
  })
  expect(JSON.stringify(factsOf({ e: 'ue', ...given }))).not.toContain('Nora')
})

test('reads contexts, ping and transaction', () => {
  const context = { schema: iglu('web_page'), data: { id: 'a' } }
  const cx = Buffer.from(JSON.stringify({ schema: iglu('contexts'), data: [context] })).toString('base64url')
  expect(factsOf({ e: 'pp', pp_mix: '0', pp_max: '0', pp_miy: '5', pp_may: '900', cx })).toMatchObject({
    scroll: [0, 0, 5, 900],
    contexts: [context],
  })
  expect(readTracked({ ...base, e: 'tr', tr_id: 'A1', tr_tt: '49.5', tr_cu: 'USD' }, now)).toMatchObject({
    name: 'purchase',
    facts: { order: 'A1', total: 49.5, currency: 'USD' },
  })
  expect(readTracked({ ...base, e: 'ti', ti_id: 'A1', ti_sk: '7' }, now)?.name).toBe('transaction-item')
})

test.each([
  ['another kind', { e: 'zz' }],
  ['no category', { e: 'se', se_ac: 'x' }],
  ['JSON that is none', { e: 'ue', ue_pr: '{' }],
  ['a schema that is none', { e: 'ue', ue_pr: '{"schema":"x","data":{}}' }],
  ['a transaction without a total', { e: 'tr', tr_id: '1' }],
  ['contexts that are none', { e: 'pv', co: '[]' }],
  ['a number that is none', { e: 'pv', dtm: 'now' }],
])('takes no event with %s', (_, given) => {
  expect(readTracked({ ...base, ...given }, now)).toBeUndefined()
})

test('takes no event with more facts than may be stored', () => {
  const data = { schema: iglu('unstruct_event'), data: { schema: iglu('x'), data: 'x'.repeat(9000) } }
  expect(factsOf({ e: 'ue', ue_pr: JSON.stringify(data) })).toBeUndefined()
})

test('believes a wrong clock as far as two of its times agree', () => {
  const at = (dtm: number, stm?: number) =>
    readTracked(
      { ...base, e: 'pv', dtm: String(dtm), stm: stm && String(stm) },
      now,
    )?.happened_at.toISOString()
  expect(at(1000, 61_000)).toBe('2026-11-01T11:59:00.000Z')
  expect(at(now.getTime() + 5000)).toBe('2026-11-01T12:00:00.000Z')
  expect(at(0)).toBe('2026-10-02T12:00:00.000Z')
})
