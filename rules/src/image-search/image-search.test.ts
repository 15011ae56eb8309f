import { describe, expect, test } from 'vitest'
import { artKeyOf } from './art-key.ts'
import { boxWithin, boxWithRoom } from './boxes.ts'
import { families, familyOf } from './families.ts'
import { cutBytes, lookBytes, lookUnit, measuresOf, type Picture } from './likeness.ts'
import { rank } from './ranking.ts'
import { judge } from './reasons.ts'
import { lineOf, pieceWords, titleOf } from './words.ts'

/** A look whose cut is all on one axis, and whose color is all on one color. */
const look = (cut: number, color: number): Int8Array => {
  const bytes = new Int8Array(lookBytes)
  // A byte holds less than the unit: seven axes of equal length make one.
  for (const i of [0, 1, 2, 3, 4, 5, 6]) bytes[(cut * 7 + i) % cutBytes] = Math.round(lookUnit / Math.sqrt(7))
  for (const i of [0, 1, 2, 3, 4, 5, 6])
    bytes[cutBytes + ((color * 7 + i) % (lookBytes - cutBytes))] = Math.round(lookUnit / Math.sqrt(7))
  return bytes
}
const certain = (key: string) =>
  Float32Array.from(families, (family) => (family.key === key ? 0.99 : 0.01 / (families.length - 1)))

/** All numbers of a look equally steady: a look of another cut is as far away as a photograph is. */
const even = (size: number) =>
  Float32Array.from({ length: size * size }, (_, i) => (i % (size + 1) === 0 ? 20 : 0))
const steadiness = { cut: even(cutBytes), color: even(lookBytes - cutBytes) }
type Piece = { look: Int8Array; categoryTags: string[]; colorNames?: string[] }
const distancesOf = (picture: Omit<Picture, 'steadiness'>, pieces: Piece[], balance: number) =>
  measuresOf(
    { ...picture, steadiness },
    pieces.map((piece) => ({ colorNames: [], pattern: null, ...piece })),
    balance,
  ).distances

describe('likeness', () => {
  const picture = { looks: [look(0, 0)], families: certain('dresses') }
  const distanceOf = (piece: Piece, balance: number) => distancesOf(picture, [piece], balance)[0]
  test('is nothing for the same look of the likeliest kind, and grows with each part', () => {
    const same = distanceOf({ look: look(0, 0), categoryTags: ['dresses', 'midi-dresses'] }, 0.5)
    expect(same?.all).toBeCloseTo(0, 5)
    const color = distanceOf({ look: look(0, 1), categoryTags: ['dresses'] }, 0.5)
    const cut = distanceOf({ look: look(1, 0), categoryTags: ['dresses'] }, 0.5)
    expect(color).toMatchObject({ cut: 0 })
    expect(color?.color).toBeGreaterThan(1)
    expect(cut?.cut).toBeGreaterThan(1)
  })

  test('heeds the guessed kind only where no piece is really near', () => {
    const far = { look: look(1, 0), categoryTags: ['dresses'] }
    const farShoe = { look: look(1, 0), categoryTags: ['shoes'] }
    const nearShoe = { look: look(0, 0), categoryTags: ['shoes'] }
    expect(distancesOf(picture, [far, farShoe], 0.5).map(({ kind }) => kind > 0.5)).toEqual([false, true])
    expect(distancesOf(picture, [far, farShoe, nearShoe], 0.5).map(({ kind }) => kind)).toEqual([0, 0, 0])
  })

  test('takes the nearer of a picture’s looks', () => {
    const both = { looks: [look(2, 0), look(0, 0)], families: certain('dresses') }
    expect(distancesOf(both, [{ look: look(0, 0), categoryTags: ['dresses'] }], 0.5)[0]?.all).toBeCloseTo(
      0,
      5,
    )
  })

  test('counts color alone at 0, and cut alone at 1', () => {
    const otherColor = { look: look(0, 1), categoryTags: ['dresses'] }
    const otherCut = { look: look(1, 0), categoryTags: ['dresses'] }
    expect(distanceOf(otherColor, 1)?.all).toBeCloseTo(0, 5)
    expect(distanceOf(otherCut, 0)?.all).toBeCloseTo(0, 5)
  })
})

/** A look of one color of the palette: 2 is a gray, 20 a blue. */
const colored = (color: number): Int8Array => {
  const bytes = look(0, 0).fill(0, cutBytes)
  bytes[cutBytes + color] = 127
  return bytes
}

describe('reasons', () => {
  const shown = {
    look: colored(2),
    family: familyOf(['dresses']),
    kind: null,
    colorNames: [],
    pattern: 'solid',
  }
  const piece = {
    look: colored(2),
    categoryTags: ['dresses', 'midi-dresses'],
    categoryName: 'Midi dresses',
    colorNames: ['blue'],
    colorName: 'navy',
    pattern: 'solid',
  }
  test('say what agrees first, and put a piece into its band', () => {
    expect(
      judge(shown, piece, {
        look: look(0, 0),
        cut: 0.1,
        color: 0.05,
        kind: 0,
        apart: 0.1,
        steady: 0.1,
        all: 0.1,
      }),
    ).toEqual({
      band: 'very_close',
      reasons: [
        { label: 'same cut', agrees: true },
        { label: 'same color', agrees: true },
      ],
    })
    expect(
      judge(
        shown,
        { ...piece, look: colored(20), pattern: 'floral' },
        { look: look(0, 0), cut: 0.1, color: 1.2, kind: 0, apart: 1, steady: 1, all: 1 },
      ),
    ).toEqual({
      band: 'same_cut',
      reasons: [
        { label: 'same cut', agrees: true },
        { label: 'navy', agrees: false },
        { label: 'floral, not solid', agrees: false },
      ],
    })
  })

  test('another kind is never called the same cut', () => {
    const shoe = { ...piece, categoryTags: ['shoes', 'loafers'], categoryName: 'Loafers' }
    const { band, reasons } = judge(shown, shoe, {
      look: look(0, 0),
      cut: 0.1,
      color: 0.05,
      kind: 1,
      apart: 1,
      steady: 1,
      all: 1,
    })
    expect(band).toBe('similar')
    expect(reasons).toContainEqual({ label: 'loafers', agrees: false })
  })

  test('a surely known kind and color name outweigh how the cut and the mean color look', () => {
    const sure = { ...shown, kind: 'midi-dresses', colorNames: ['blue'] }
    const near = { look: look(0, 0), cut: 0.1, color: 0.05, kind: 0, apart: 0.1, steady: 0.1, all: 0.1 }
    expect(judge(sure, piece, near).band).toBe('very_close')
    const gown = { ...piece, categoryTags: ['dresses', 'gowns'], categoryName: 'Gowns' }
    const asNear = { ...near, cut: 0.9 }
    expect(judge(sure, gown, asNear)).toMatchObject({ band: 'similar' })
    expect(judge(sure, piece, asNear)).toMatchObject({ band: 'very_close' })
    expect(judge(sure, gown, near).reasons).toContainEqual({ label: 'gowns', agrees: false })
    const black = { ...piece, colorNames: ['black'], colorName: 'black' }
    expect(judge(sure, black, near)).toMatchObject({ band: 'same_cut' })
    expect(judge(sure, black, near).reasons).toContainEqual({ label: 'black', agrees: false })
  })
})

describe('the order', () => {
  const one = (itemNumber: number, seen: Int8Array, kind: string, color: string) => ({
    itemNumber,
    look: seen,
    categoryTags: ['dresses', kind],
    categoryName: kind,
    colorNames: [color],
    colorName: color,
    pattern: null,
  })
  /** A look that is not quite another one. */
  const nearly = (seen: Int8Array, by: number) => seen.map((value, i) => (i === 60 ? by : value))
  // A blue gown of the same cut is very close too, but comes after the midi dresses; the black one is
  // another color.
  test('keeps to the kind and the color of a piece that the picture nearly shows', () => {
    const picture = { looks: [look(0, 0)], families: certain('dresses'), steadiness }
    const pieces = [
      one(1, nearly(look(0, 0), 110), 'gowns', 'blue'),
      one(2, nearly(look(0, 0), 120), 'midi-dresses', 'blue'),
      one(3, nearly(look(0, 0), 118), 'midi-dresses', 'black'),
      one(4, nearly(look(0, 0), 10), 'midi-dresses', 'blue'),
    ]
    expect(rank(picture, pieces, 0.5).map(({ piece }) => piece.itemNumber)).toEqual([4, 2, 1, 3])
  })

  test('begins with pieces that are nearly as near as the nearest, whatever their kind', () => {
    const picture = { looks: [look(0, 0)], families: certain('dresses'), steadiness }
    const pieces = [
      one(1, nearly(look(0, 0), 9), 'midi-dresses', 'blue'),
      ...[2, 3, 4, 5, 6].map((n) => one(n, nearly(look(0, 0), 100 + n), 'midi-dresses', 'blue')),
      one(7, nearly(look(0, 0), 60), 'gowns', 'blue'),
    ]
    const order = rank(picture, pieces, 0.5)
    expect(order.map(({ piece }) => piece.itemNumber)).toEqual([1, 7, 2, 3, 4, 5, 6])
    expect(order[1]?.band).toBe('very_close')
  })

  test('puts pieces of the same pattern first, and says so', () => {
    const picture = { looks: [look(0, 0)], families: certain('dresses'), steadiness }
    const of = (itemNumber: number, by: number, pattern: string | null) => ({
      ...one(itemNumber, nearly(look(0, 0), by), 'midi-dresses', 'blue'),
      pattern,
    })
    const pieces = [of(1, 100, 'solid'), of(2, 110, 'striped'), of(3, 10, 'striped'), of(4, 105, null)]
    const order = rank(picture, pieces, 0.5)
    // Nobody said a pattern of the fourth, so none is held against it.
    expect(order.map(({ piece }) => piece.itemNumber)).toEqual([3, 4, 2, 1])
    const labels = order.map(({ reasons }) => reasons.map(({ label }) => label))
    expect(labels[2]).toContain('same stripes')
    expect(labels[3]).toContain('solid, not striped')
    expect(labels[1]?.join()).not.toMatch(/stripe|solid/)
  })

  test('a picture that is like no piece takes no vote, and goes by its guessed family', () => {
    const picture = { looks: [look(3, 0)], families: certain('dresses'), steadiness }
    const shoe = { ...one(5, look(1, 0), 'heels', 'blue'), categoryTags: ['shoes', 'heels'] }
    const gown = { ...one(6, look(2, 0), 'gowns', 'black'), pattern: 'striped' }
    const order = rank(picture, [shoe, gown], 0.5)
    expect(order[0]?.piece.itemNumber).toBe(6)
    // What nobody can be sure of is no reason.
    expect(order[0]?.reasons.map(({ label }) => label).join()).not.toContain('stripes')
  })
})

test('a piece belongs to its narrowest family', () => {
  expect(families[familyOf(['shoes', 'ankle-boots'])]?.key).toBe('boots')
  expect(families[familyOf(['tops', 'tank-tops'])]?.key).toBe('tanks')
  expect(families[familyOf(['tops', 't-shirts'])]?.key).toBe('tees')
  expect(familyOf(['phone-cases'])).toBe(-1)
})

test('a drawing has one key, in whatever order a database writes it', () => {
  const art = { kind: 'coat', cloth: { color: '#fff', scale: 1 }, parts: [{ a: 1, b: 2 }] }
  const again = { parts: [{ b: 2, a: 1 }], cloth: { scale: 1, color: '#fff' }, kind: 'coat' }
  expect(artKeyOf(again)).toBe(artKeyOf(art))
  expect(artKeyOf({ ...art, kind: 'cape' })).not.toBe(artKeyOf(art))
  expect(artKeyOf(art)).toMatch(/^[0-9a-f]{16}$/)
})

test('a part of a picture is kept inside of the picture, and large enough', () => {
  expect(boxWithin({ left: -1, top: 0.9, width: 3, height: 0 })).toEqual({
    left: 0,
    top: 0.9,
    width: 1,
    height: 0.05,
  })
  expect(boxWithin({ left: Number.NaN, top: 0, width: 1, height: 1 })).toBeUndefined()
})

test('a part of a picture is looked at with some ground around it', () => {
  const box = boxWithRoom({ left: 0.3, top: 0, width: 0.5, height: 0.95 })
  expect(box.left).toBeCloseTo(0.24)
  expect(box.width).toBeCloseTo(0.62)
  expect(box).toMatchObject({ top: 0, height: 1 })
})

test('the words above the results', () => {
  expect(titleOf('Dresses')).toBe('Dresses like yours')
  expect(titleOf(undefined)).toBe('Pieces like yours')
  const near = { advanced_color_names: ['camel'], pattern: 'plain' }
  expect(lineOf([near, near, { advanced_color_names: ['navy'], pattern: null }])).toBe('Camel, plain.')
  expect(lineOf([])).toBe('')
})

test.each([
  ['Coat or jacket', 'Camel, plain.', 'camel coat'],
  ['Dress', 'Black, floral.', 'black floral dress'],
  ['Boots', '', 'boots'],
  ['', 'Black.', ''],
  ['Socks', 'Black.', ''],
])('a %s of the line “%s” is spoken of as “%s”', (label, line, words) => {
  expect(pieceWords(label, line)).toBe(words)
})
