import { expect, it } from 'vitest'
import { qrModules, qrPath } from './qr.ts'

/** Read by a scanner as HELLO. */
const hello = `
#######..###..#######
#.....#.#.##..#.....#
#.###.#...#...#.###.#
#.###.#...##..#.###.#
#.###.#.#.#.#.#.###.#
#.....#..##.#.#.....#
#######.#.#.#.#######
.........#.##........
#.#.#.#..#.#....#..#.
#.#.#....##...#....#.
.....##..##.#...#####
#.#.##.#.##...#....#.
.##..###.##.#.#.#.#..
........#.##.#.#..##.
#######....#.###..###
#.....#...####.##....
#.###.#.#.##.###..###
#.###.#..#....##..##.
#.###.#.#.#.#...#.#.#
#.....#..##...#.#..#.
#######.#.#.#.##..###`

it('draws the code that scanners read', () => {
  const drawn = qrModules('HELLO').map((row) => row.map((on) => (on ? '#' : '.')).join(''))
  expect(drawn).toEqual(hello.trim().split('\n'))
})

it('takes as many modules as the text needs, and refuses what is too long', () => {
  expect(qrPath('a'.repeat(26)).size).toBe(25)
  expect(qrPath('a'.repeat(27)).size).toBe(29)
  expect(qrPath('a'.repeat(42)).size).toBe(29)
  expect(() => qrPath('a'.repeat(43))).toThrow(/too long/)
})
