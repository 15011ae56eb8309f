// @vitest-environment node
import { expect, it } from 'vitest'
import { routeExamples } from '../src/testing/route-examples.ts'
import { routePattern, unknownRoute } from './route-pattern.ts'

it.each(routeExamples.map(({ example }) => example))('names the route of %s', (example) => {
  const [path = '/'] = example.split('?')
  const pattern = routePattern(path)
  expect(pattern).not.toBe(unknownRoute)
  // Numbers, ids and words that somebody chose stand in no pattern.
  expect(pattern).not.toMatch(/\d{3}|0193|linen/)
})

it.each([
  ['/verify-email/abc', '/verify-email/:token'],
  ['/verify-email/abc/', '/verify-email/:token'],
  ['/shipment/order/1', '/shipment/:type/:orderId/:shipment?'],
  ['/shipment/order/1/2', '/shipment/:type/:orderId/:shipment?'],
  ['/search/linen', '/search/_?'],
  ['/women/dresses/midi-dresses', '/:department/*path'],
  ['/somebody@mail.example', unknownRoute],
  ['/verify-email/abc/def', unknownRoute],
  ['/%E0%A4%A', unknownRoute],
])('names %s as %s', (path, pattern) => expect(routePattern(path)).toBe(pattern))
