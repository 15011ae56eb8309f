import { describe, expect, test } from 'vitest'
import { cacheSnapshot, findSnapshot, snapshotKey } from './snapshots.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, seconds))
const search = (from: number, department: string, scored = 1) => {
  const found = { term: { department } }
  return { found, body: { query: { scored, found }, aggs: { a: {} }, from, size: 40 } }
}

describe('counts kept for a moment', () => {
  test('are the same for every page and every order of a listing, and for no other listing or engine', () => {
    const key = snapshotKey('http://a', [search(0, 'women')])
    expect(snapshotKey('http://a', [search(40, 'women')])).toBe(key)
    expect(snapshotKey('http://a', [search(0, 'women', 2)])).toBe(key)
    for (const other of [
      snapshotKey('http://a', [search(0, 'shoes')]),
      snapshotKey('http://b', [search(0, 'women')]),
    ])
      expect(other).not.toBe(key)
  })

  test('are forgotten after three seconds, and the oldest make room', () => {
    cacheSnapshot('broad', [], at(0))
    expect(findSnapshot('broad', at(2))).toEqual([])
    expect(findSnapshot('broad', at(3))).toBeUndefined()
    for (let i = 0; i < 200; i++) cacheSnapshot(`other ${i}`, [], at(0))
    expect(findSnapshot('broad', at(2))).toBeUndefined()
    expect(findSnapshot('other 0', at(2))).toEqual([])
  })
})
