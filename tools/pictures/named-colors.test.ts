import type { SeedArt } from '@hemline/db/seed/photos.ts'
import { describe, expect, it } from 'vitest'
import { ciede2000, type Lab } from './ciede2000.ts'
import { colorLimit, distanceOf, pieceMaker } from './named-colors.ts'

/** The first three pieces of each kind, until there are so many. */
function stratified(count: number): { title: string; art: SeedArt }[] {
  const pieceOf = pieceMaker()
  const ofKind = new Map<number, number>()
  const found: { title: string; art: SeedArt }[] = []
  for (let i = 100; found.length < count; i++) {
    const { kind, title, art } = pieceOf(i)
    const seen = ofKind.get(kind) ?? 0
    if (seen >= 3 || !art) continue
    ofKind.set(kind, seen + 1)
    found.push({ title, art })
  }
  return found
}

describe('CIEDE2000', () => {
  // Pairs of the data that the formula was published with (Sharma, Wu and Dalal, 2005).
  it.each<[Lab, Lab, number]>([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [50, 3.2592, 0.335], 1],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  ])('of %j and %j is %d', (one, other, wanted) => {
    expect(ciede2000(one, other)).toBeCloseTo(wanted, 3)
  })
})

describe('the colour that a piece is called', () => {
  it('is one that its picture shows, in 600 pictures of all kinds', { timeout: 240_000 }, () => {
    const all = stratified(600).map(({ title, art }) => ({ title, far: distanceOf(art) }))
    const wrong = all.filter(({ far }) => far > colorLimit).toSorted((one, other) => other.far - one.far)
    console.log(`named colours: ${all.length - wrong.length} of ${all.length} within ${colorLimit}`)
    expect(wrong.map(({ title, far }) => `${title}: ${far.toFixed(1)}`)).toEqual([])
  })
})
