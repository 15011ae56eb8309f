import { expect, it } from 'vitest'
import { classify } from './routes.ts'

it.each([
  ['/', { kind: 'home' }],
  ['/women', { kind: 'department', department: 'women' }],
  ['/women/', { kind: 'department', department: 'women' }],
  ['/kids', { kind: 'department', department: 'kids' }],
  ['/shoes/sneakers', { kind: 'category', department: 'shoes', path: 'sneakers' }],
  ['/women/dresses/maxi', { kind: 'category', department: 'women', path: 'dresses/maxi' }],
  ['/products', { kind: 'products', path: '' }],
  ['/products/dresses', { kind: 'products', path: 'dresses' }],
  ['/search', { kind: 'search' }],
  ['/search/sneakers', { kind: 'search' }],
  ['/brand/max-mara', { kind: 'brand', brand: 'max-mara' }],
  ['/product/100001', { kind: 'product', itemNumber: 100001 }],
  ['/product/women-silk/100001', { kind: 'product', itemNumber: 100001 }],
  ['/cart', { kind: 'cart' }],
  ['/saved/favorites', { kind: 'favorites' }],
  ['/legal', { kind: 'legal', slug: undefined }],
  ['/legal/tou', { kind: 'legal', slug: 'tou' }],
  ['/password/change', { kind: 'password-change' }],
  ['/my/settings', { kind: 'settings' }],
  ['/cleanout', { kind: 'cleanout' }],
])('knows %s', (path, place) => {
  expect(classify(path)).toEqual(place)
})

it.each([
  '/nonsense',
  '/Women',
  '/product',
  '/product/abc',
  '/product/-5',
  '/product/0',
  '/product/a/b/5',
  '/product/99999999999999999999',
  '/brand',
  '/legal/a/b',
  '/__proto__',
  '/constructor',
  '/%E0%A4%A',
  '/cart/x',
  '/saved',
])('knows nothing of %s', (path) => {
  expect(classify(path)).toEqual({ kind: 'not-found' })
})
