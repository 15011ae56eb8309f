// @vitest-environment node
import { expect, it } from 'vitest'
import { routeTable } from '../src/routes/table.ts'
import { routePattern, unknownRoute } from './route-pattern.ts'

it.each(routeTable.map(({ example }) => example))('names the route of %s', (example) => {
  const [path = '/'] = example.split('?')
  const pattern = routePattern(path)
  expect(routeTable.map((row) => row.path.replace(/\$(?=\w)/g, ':').replace(/\$$/, '*'))).toContain(pattern)
  // Numbers, ids and words that somebody chose stand in no pattern.
  expect(pattern).not.toMatch(/\d{3}|0193|linen/)
})

it.each([
  ['/verify-email/abc', '/verify-email/:token'],
  ['/verify-email/abc/', '/verify-email/:token'],
  ['/shipment/order/1', '/shipment/:type/:orderId'],
  ['/shipment/order/1/2', '/shipment/:type/:orderId/:shipment'],
  ['/search/linen', '/search/:searchParam'],
  ['/women/dresses/midi-dresses', '/:department/*'],
  ['/somebody@mail.example', unknownRoute],
  ['/verify-email/abc/def', unknownRoute],
  ['/%E0%A4%A', unknownRoute],
])('names %s as %s', (path, pattern) => expect(routePattern(path)).toBe(pattern))
