import { describe, expect, it } from 'vitest'
import { canonicalAddress, soldRedirect } from './product-address.ts'

const arrival = {
  over: true,
  mine: false,
  itemNumber: 7,
  outside: true,
  agent: 'Mozilla/5.0 Firefox/140.0',
  search: {},
}

describe('somebody who opens the address of a sold piece', () => {
  it('goes to what is like it when coming from outside', () =>
    expect(soldRedirect(arrival)).toBe('/similar/7'))

  it.each([
    ['from within the shop', { outside: false }],
    ['by a link that asks for it', { search: { no_sold_redirect: 'TRUE' } }],
    ['while it is on sale', { over: false }],
    ['as its buyer', { mine: true }],
    ['as a robot', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('sees the piece itself %s', (_, change) =>
    expect(soldRedirect({ ...arrival, ...change })).toBeUndefined(),
  )
})

it('knows the one spelling of an address and keeps its parameters', () => {
  const item = { slug: '/product/women-silk-dress/7' }
  expect(canonicalAddress(item, '/product/7', '?from_pla=true')).toBe(
    '/product/women-silk-dress/7?from_pla=true',
  )
  expect(canonicalAddress(item, '/product/women-silk-dress/7', '?from_pla=true')).toBeUndefined()
})
