import { readFileSync } from 'node:fs'
import { lookBytes } from '@hemline/rules/image-search/likeness.ts'
import { describe, expect, test } from 'vitest'
import { brandsFor, poolsOf } from './brands.ts'
import { makeItem } from './item.ts'
import { lookRows, looksFile, packLooks, unpackLooks } from './looks.ts'
import { defaultAnchor, profiles } from './main.ts'

describe('shipped looks', () => {
  test('are read as they were written, and refused when damaged', () => {
    const looks = new Map([
      ['00000000000000ff', new Int8Array(lookBytes).fill(-3)],
      ['0000000000000001', new Int8Array(lookBytes).fill(7)],
    ])
    const bytes = packLooks(looks)
    const again = unpackLooks(bytes)
    expect([...again.keys()]).toEqual(['0000000000000001', '00000000000000ff'])
    expect(new Int8Array(again.get('00000000000000ff') ?? [])[0]).toBe(-3)
    bytes.writeUInt8(9, 20)
    expect(() => unpackLooks(bytes)).toThrow('damaged')
  })

  test('are those of the pieces’ drawings as they are drawn now', () => {
    expect(unpackLooks(readFileSync(looksFile)).size).toBeGreaterThan(20_000)
    const lookRow = lookRows()
    for (const items of [profiles.small, profiles.default]) {
      const brands = brandsFor(items)
      const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
      for (let index = 0; index < items; index += 97) {
        const { item, photos } = makeItem(index, world)
        // Without its look the piece can't be found by picture: node tools/vision/seed-looks.ts makes the
        // file anew.
        if (photos.length > 0) expect(lookRow(item.item_number, photos), `piece ${index}`).toBeDefined()
      }
    }
  })
})
