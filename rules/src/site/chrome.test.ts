import { describe, expect, it } from 'vitest'
import { chromeFor, departmentOf, isWebview, worldOf } from './chrome.ts'

describe('the frame around a screen', () => {
  it.each([
    '/',
    '/women',
    '/women/dresses',
    '/product/x/1',
    '/saved/favorites',
    '/legal/tou',
    '/cleanout',
    '/my/settings',
  ])('stands whole around %s', (path) => {
    expect(chromeFor(path)).toMatchObject({ kind: 'full', header: true, footer: 'full' })
  })
  it.each(['/style-chat', '/chat/7', '/checkout'])('hides the footer on %s', (path) => {
    expect(chromeFor(path)).toMatchObject({ header: true, footer: 'none' })
  })
  it.each([
    '/my/items',
    '/my/items/12',
    '/my/return',
    '/my/returns/4',
    '/resolution-hub',
    '/resolution-hub/cs',
    '/cart',
    '/log-in',
    '/sign-up',
    '/password',
    '/password/change',
  ])('is reduced on %s', (path) => {
    expect(chromeFor(path)).toMatchObject({ kind: 'reduced', header: true, footer: 'reduced' })
  })
  it.each(['/employee', '/employee/orders/7'])('is the desk of people at work on %s', (path) => {
    expect(chromeFor(path)).toMatchObject({ kind: 'desk', header: true, footer: 'reduced' })
    expect(chromeFor(path, true).kind).toBe('none')
  })
  it.each(['/robots', '/resale/2025', '/direct/sell/create-listing', '/promo-bag-order'])(
    'leaves the header out on the special page %s',
    (path) => {
      expect(chromeFor(path)).toMatchObject({ kind: 'none', header: false })
    },
  )
  it.each(['/direct/nothing', '/employees', '/nothing'])(
    'stands whole around the missing page %s',
    (path) => {
      expect(chromeFor(path)).toMatchObject({ kind: 'full', header: true, footer: 'full' })
    },
  )
  it('does not take a path for special because it begins alike', () => {
    expect(chromeFor('/my/itemsets').kind).toBe('full')
    expect(chromeFor('/directory').kind).toBe('full')
  })
  it('is gone in webview mode', () => {
    expect(chromeFor('/women', true)).toMatchObject({ kind: 'none', header: false, footer: 'none' })
  })
})

it('selects Cleanout on clean-out paths and Shop on all others', () => {
  expect([worldOf('/cleanout'), worldOf('/cleanout/earnings'), worldOf('/'), worldOf('/cleanouts')]).toEqual([
    'cleanout',
    'cleanout',
    'shop',
    'shop',
  ])
  expect([
    worldOf('/direct/sell/waitlist'),
    worldOf('/my/cleanouts'),
    worldOf('/my/cleanouts/kits'),
    worldOf('/my/items/7'),
    worldOf('/my'),
  ]).toEqual(['cleanout', 'cleanout', 'cleanout', 'cleanout', 'shop'])
})

it('knows webview mode by query or cookie', () => {
  expect(isWebview('true', '')).toBe(true)
  expect(isWebview('TRUE', '')).toBe(true)
  expect(isWebview(undefined, 'a=b; webview=true')).toBe(true)
  expect(isWebview('false', 'notwebview=true')).toBe(false)
})

it('follows the path for the department, splits kids, and takes women when nothing says otherwise', () => {
  expect(departmentOf('/shoes/sneakers')).toBe('shoes')
  expect(departmentOf('/kids')).toBe('girls')
  expect(departmentOf('/kids/boys')).toBe('boys')
  expect(departmentOf('/kids', 'boys')).toBe('boys')
  expect(departmentOf('/products', 'plus,tall')).toBe('plus')
  expect(departmentOf('/cart')).toBe('women')
})
