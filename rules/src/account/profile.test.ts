import { describe, expect, test } from 'vitest'
import {
  clusterLabel,
  clusterPath,
  clustersOf,
  pageBefore,
  sellerSegmentOf,
  sellerSizeGroupOf,
  sourceOf,
} from './profile.ts'

const now = new Date('2026-11-01T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('how a person sells', () => {
  test.each([
    [{ ever: 0, inYear: 0, lastAt: null }, null],
    [{ ever: 1, inYear: 1, lastAt: daysAgo(3) }, 'first_bag'],
    [{ ever: 2, inYear: 2, lastAt: daysAgo(3) }, 'returning'],
    [{ ever: 9, inYear: 1, lastAt: daysAgo(365) }, 'returning'],
    [{ ever: 3, inYear: 3, lastAt: daysAgo(3) }, 'regular'],
    [{ ever: 9, inYear: 0, lastAt: daysAgo(366) }, 'lapsed'],
  ] as const)('%j is %s', (bags, segment) => expect(sellerSegmentOf(bags, now)).toBe(segment))

  test.each([
    [0, null],
    [1, 'small'],
    [14, 'small'],
    [15, 'medium'],
    [59, 'medium'],
    [60, 'large'],
  ] as const)('%i accepted pieces make a seller %s', (pieces, group) =>
    expect(sellerSizeGroupOf(pieces)).toBe(group),
  )
})

test.each([
  [{ referralCode: 'NORA', utmCampaign: 'fall', referrer: 'https://a.example/' }, 'friend'],
  [{ referralCode: null, utmCampaign: 'fall', referrer: 'https://a.example/' }, 'campaign:fall'],
  [{ referralCode: null, utmCampaign: null, referrer: 'https://www.a.example/page?x=1' }, 'a.example'],
  [{ referralCode: '', utmCampaign: '', referrer: 'no address' }, null],
  [{ referralCode: null, utmCampaign: null, referrer: null }, null],
])('somebody who came with %j heard of the shop by %s', (came, source) => expect(sourceOf(came)).toBe(source))

test.each([
  ['https://www.a-blog.example/x', 'https://www.a-blog.example/x'],
  ['https://shop.example/women', null],
  ['https://www.shop.example/', null],
  ['no address', 'no address'],
  [null, null],
])('the page %s is kept as %s', (page, kept) => expect(pageBefore(page, 'https://shop.example')).toBe(kept))

test('a campaign with a long name is shortened', () =>
  expect(sourceOf({ referralCode: null, utmCampaign: 'x'.repeat(500), referrer: null })).toHaveLength(80))

describe('what a person cares for', () => {
  const leaning = (department: string, category: string, weight: number) => ({ department, category, weight })

  test('is the heaviest kind, then the next', () =>
    expect(
      clustersOf([
        leaning('women', 'dresses', 5),
        leaning('shoes', 'shoes', 9),
        leaning('handbags', 'handbags', 4),
      ]),
    ).toEqual({
      primary: { department: 'shoes', category: 'shoes' },
      secondary: { department: 'women', category: 'dresses' },
    }))

  test('is unknown after a single favorite', () =>
    expect(clustersOf([leaning('women', 'dresses', 1), leaning('women', 'tops', 2)])).toEqual({
      primary: null,
      secondary: null,
    }))

  test('is the same for the same rows in another order', () => {
    const rows = [leaning('women', 'tops', 4), leaning('plus', 'tops', 4), leaning('women', 'dresses', 4)]
    expect(clustersOf(rows)).toEqual(clustersOf(rows.toReversed()))
  })

  test('leads to a listing, and is named once', () => {
    expect(clusterPath({ department: 'women', category: 'dresses' })).toBe('/women/dresses')
    expect(clusterPath({ department: 'shoes', category: 'shoes' })).toBe('/shoes')
    expect(clusterLabel({ department: 'women', category: 'coats-jackets' }, 'Coats & Jackets')).toBe(
      'Women: coats & jackets',
    )
    expect(clusterLabel({ department: 'shoes', category: 'shoes' }, 'Shoes')).toBe('Shoes')
  })
})
