import { describe, expect, it } from 'vitest'
import { outlineOf, type Told } from './outlines.ts'

const dress: Told = {
  categoryPath: 'dresses/midi-dresses',
  measurements: [
    { name: 'Bust', inches: 36 },
    { name: 'Waist', inches: 29 },
    { name: 'Length', inches: 44 },
  ],
  charsNeckline: 'V-neck',
  charsSleeveLength: 'Long sleeve',
  charsSkirtDressStyle: 'Fit and flare',
}
const drawn = (more: Partial<Told> = {}) => {
  const outline = outlineOf({ ...dress, ...more })
  if (!outline) throw new Error('nothing is drawn')
  return outline
}
/** How far the widest shape reaches to the right, in the drawing's own units. */
const wideOf = ({ shapes }: { shapes: readonly string[] }) =>
  Math.max(...[...shapes.join(' ').matchAll(/(-?[\d.]+),/g)].map(([, x]) => Number(x)))
const long = ([x1, y1, x2, y2]: readonly [number, number, number, number]) => Math.hypot(x2 - x1, y2 - y1)

describe('the outline of clothes', () => {
  it('has the sleeves that the words name', () => {
    expect(drawn().shapes).toHaveLength(3)
    expect(drawn({ charsSleeveLength: 'Sleeveless' }).shapes).toHaveLength(1)
    const tee = { categoryPath: 'tops/t-shirts', charsSkirtDressStyle: null }
    const reach = (word: string) => wideOf(drawn({ ...tee, charsSleeveLength: word }))
    expect(reach('Long sleeve')).not.toBe(reach('Short sleeve'))
  })

  it('has another neck for each neckline', () => {
    const necklines = [
      'V-neck',
      'Crew neck',
      'Scoop neck',
      'Square neck',
      'Halter',
      'Strapless',
      'Sweetheart',
    ]
    const paths = necklines.map((charsNeckline) => drawn({ charsNeckline }).shapes.at(-1))
    expect(new Set(paths).size).toBe(necklines.length)
  })

  it('has another collar for each style of a jacket', () => {
    const styles = ['Single breasted', 'Shawl collar', 'Shirt collar', 'Stand collar', 'Collarless']
    const coat = { categoryPath: 'coats-jackets/coats', charsSkirtDressStyle: null, charsNeckline: null }
    const paths = styles.map((charsJacketStyle) => {
      const { shapes, seams } = drawn({ ...coat, charsJacketStyle })
      return [...shapes, ...seams].join(' ')
    })
    expect(new Set(paths).size).toBe(styles.length)
  })

  it('is drawn to the scale of its measures', () => {
    const { Bust, Length } = drawn().marks
    if (!Bust || !Length) throw new Error('a measure is missing')
    // A bust is measured around: twice what the drawing shows.
    expect(long(Bust.line) / long(Length.line)).toBeCloseTo(36 / 2 / 44, 2)
  })

  it('has legs as wide as they are called, and short ones for rompers', () => {
    const legs = (charsPantCut: string) =>
      outlineOf({
        categoryPath: 'jeans/jeans',
        measurements: [
          { name: 'Waist', inches: 30 },
          { name: 'Inseam', inches: 30 },
          { name: 'Rise', inches: 10 },
        ],
        charsPantCut,
      })?.shapes[0]
    expect(new Set(['Skinny', 'Straight leg', 'Wide leg', 'Flared'].map(legs)).size).toBe(4)
    const piece = (categoryPath: string) =>
      drawn({ categoryPath, charsPantCut: 'Wide leg', measurements: [{ name: 'Bust', inches: 36 }] }).view
    expect(piece('jumpsuits-rompers/rompers')[3] / piece('jumpsuits-rompers/rompers')[2]).toBeLessThan(
      piece('jumpsuits-rompers/jumpsuits')[3] / piece('jumpsuits-rompers/jumpsuits')[2],
    )
  })

  it('is the usual one of the category where no word tells the cut', () => {
    const { charsSleeveLength: _, charsNeckline: __, ...silent } = dress
    expect(outlineOf(silent)?.shapes).toEqual(outlineOf({ ...silent, charsSkirtDressStyle: null })?.shapes)
    expect(outlineOf({ categoryPath: 'handbags/totes', measurements: [] })?.marks.Width).toBeDefined()
  })
})
