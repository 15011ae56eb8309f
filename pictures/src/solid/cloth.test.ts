// Cloth covers bags and shoes: wherever the body of one shows its color, its pattern shows as well.
import type { Pattern } from '@hemline/rules/catalogue/kinds/kind.ts'
import { kinds, shapeOf } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { describe, expect, it } from 'vitest'
import { type ArtSpec, scenesOf } from '../art/draw.ts'
import { rasteriseAll } from '../rasterise.ts'

const width = 160
const height = width * 1.25
/** The side of the squares in which the picture is looked at, in pixels. */
const cell = 16

/** Every silhouette of bags, or of shoes, with the patterns that a kind which has the silhouette comes in. */
function printed(line: 'bags' | 'shoes'): [name: string, patterns: Pattern[]][] {
  const all = new Map<string, Set<Pattern>>()
  for (const kind of kinds.filter((one) => one.line === line))
    for (const name of kind.silhouettes)
      for (const [, pattern] of kind.patterns)
        if (pattern !== 'solid') all.set(name, (all.get(name) ?? new Set()).add(pattern))
  return [...all].map(([name, patterns]) => [name, [...patterns]])
}

function specOf(line: 'bags' | 'shoes', name: string, cloth: ArtSpec['cloth']): ArtSpec {
  const kind = kinds.find((one) => one.line === line && one.silhouettes.includes(name))
  if (!kind) throw new Error(`no silhouette ${name}`)
  return { kind: kind.drawnAs, cloth, cut: shapeOf(kind, name), seed: 3 } as ArtSpec
}
const pixels = (spec: ArtSpec) => rasteriseAll(scenesOf(spec), width).data

function differences(a: Uint8Array, b: Uint8Array, least: number): Set<number> {
  const found = new Set<number>()
  for (let at = 0; at < width * height; at++)
    if ([0, 1, 2].some((k) => Math.abs((a[at * 3 + k] ?? 0) - (b[at * 3 + k] ?? 0)) > least)) found.add(at)
  return found
}

/**
 * The share of what shows the color that shows the pattern too, and the squares well inside that are bare.
 */
function coverOf(line: 'bags' | 'shoes', name: string, pattern: Pattern) {
  const cloth = { color: '#20242c', color2: '#f2ead8', color3: '#d9a25a' }
  const plain = pixels(specOf(line, name, { color: cloth.color }))
  const covered = differences(plain, pixels(specOf(line, name, { color: '#9fb8a0' })), 24)
  const marked = differences(plain, pixels(specOf(line, name, { ...cloth, pattern })), 8)
  let inside = 0
  let bare = 0
  for (let y = 0; y + cell <= height; y += cell)
    for (let x = 0; x + cell <= width; x += cell) {
      const places = Array.from({ length: cell * cell }, (_, i) => {
        return (y + Math.floor(i / cell)) * width + x + (i % cell)
      })
      if (places.filter((place) => covered.has(place)).length < cell * cell * 0.9) continue
      inside += 1
      if (!places.some((place) => marked.has(place))) bare += 1
    }
  const both = [...marked].filter((place) => covered.has(place)).length
  return { share: covered.size === 0 ? 0 : both / covered.size, inside, bare }
}

/** The straps of a flip-flop are the least that is printed. */
const leastShare = 0.03
/** Their sole is as high as the rest, has the color of the cloth and no print. */
const plainSoles = ['flatform-sandal', 'platform-sandal']

describe.each(['bags', 'shoes'] as const)('the cloth of %s', (line) => {
  it('covers the whole of every silhouette in every pattern that its kind comes in', () => {
    const all = printed(line)
    expect(all.length).toBeGreaterThan(40)
    const faults = all.flatMap(([name, patterns]) =>
      patterns.flatMap((pattern) => {
        const { share, inside, bare } = coverOf(line, name, pattern)
        const isCovered =
          share > leastShare && (plainSoles.includes(name) || bare <= Math.max(1, inside * 0.12))
        return isCovered
          ? []
          : [`${name}, ${pattern}: ${Math.round(share * 100)} %, bare ${bare} of ${inside}`]
      }),
    )
    expect(faults).toEqual([])
  }, 240_000)
})
