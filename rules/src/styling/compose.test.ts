import { describe, expect, it, test } from 'vitest'
import { type Slot, tagsOfSlot } from '../discovery/slots.ts'
import { pieceOf as of } from '../testing/style-pieces.ts'
import { animalWords } from './animal-cloths.ts'
import { type Brief, emptyBrief } from './brief.ts'
import { alternatives, compose, leastTotal, poolsOf, templatesFor, totalOf } from './compose.ts'
import { brokenBan, clothingIds, noSizes, type StylePiece, shoeIds, sizesFor } from './limits.ts'
import { outfitLine, outfitName, outfitReasons } from './outfit-words.ts'

const shoe = (slug: string, own: Partial<StylePiece> = {}) =>
  of(slug, { sizing_id: 1307, size_display: '8', size_equivalents: [], ...own })
const rail = (): StylePiece[] => [
  of('midi-dresses'),
  of('midi-dresses', { price_cents: 5000, color_names: ['green'], advanced_color_names: ['emerald'] }),
  of('maxi-dresses', { chars: { sleeveLength: 'Sleeveless', pattern: 'Floral' } }),
  of('blouses'),
  of('dress-pants', { sizing_id: 1147 }),
  of('blazers'),
  of('cardigans'),
  shoe('flats'),
  shoe('heels', { measurements: [{ name: 'Heel height', inches: 3 }] }),
  shoe('loafers', { price_cents: 1000 }),
  of('clutches', { sizing_id: 1 }),
  of('totes', { sizing_id: 1, price_cents: 1500 }),
  of('earrings', { sizing_id: 1, price_cents: 900 }),
]
const brief = (own: Partial<Brief>): Brief => ({ ...emptyBrief, ...own })
const heels = { key: 'heel', values: ['flat'], label: 'No heels' }
const isComplete = (slots: readonly Slot[]) =>
  (slots.includes('dress') ||
    (slots.includes('bottom') && (slots.includes('top') || slots.includes('layer')))) &&
  slots.includes('shoes') &&
  slots.some((slot) => ['bag', 'jewelry', 'coat', 'layer'].includes(slot))

describe('an outfit', () => {
  test.each([
    {},
    { occasion: 'wedding' as const },
    { occasion: 'work' as const, month: 1 },
    { month: 7 },
    { department: 'girls' as const },
  ])('is complete by every template: %o', (own) => {
    const templates = templatesFor(brief(own))
    expect(templates.length).toBeGreaterThan(0)
    expect(templates.filter((slots) => !isComplete(slots))).toEqual([])
  })

  it('has no piece twice, in itself or in another one', () => {
    const made = compose(rail(), brief({ occasion: 'wedding' }), noSizes)
    const numbers = made.flatMap(({ pieces }) => pieces.map(({ piece }) => piece.item_number))
    expect(made.length).toBeGreaterThan(1)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('costs no more than its limit, to the cent', () => {
    const pieces = rail()
    const least = leastTotal(poolsOf(pieces, brief({}), noSizes), brief({})) ?? 0
    for (const budgetCents of [least, least + 1, 9000, 12_000])
      for (const one of compose(pieces, brief({ budgetCents }), noSizes))
        expect(totalOf(one.pieces)).toBeLessThanOrEqual(budgetCents)
    expect(compose(pieces, brief({ budgetCents: least }), noSizes)).not.toEqual([])
    expect(compose(pieces, brief({ budgetCents: least - 1 }), noSizes)).toEqual([])
  })

  it('has only pieces in the sizes that were said', () => {
    const pieces = [
      ...rail(),
      of('midi-dresses', { sizing_id: 1041, size_display: 'Size 00' }),
      shoe('flats', { sizing_id: 1301 }),
    ]
    const wish = brief({ size: '10', shoe: '8' })
    for (const { slot, piece } of compose(pieces, wish, noSizes).flatMap((one) => one.pieces)) {
      const ids = sizesFor(wish, noSizes, slot)
      if (ids) expect(ids).toContain(piece.sizing_id)
    }
    expect(compose(pieces, brief({ size: '99' }), noSizes)).toEqual([])
  })

  it('heeds every ban', () => {
    const bans = [heels, { key: 'category_tags', values: ['dresses'], label: 'No dresses' }]
    const pieces = compose(rail(), brief({ bans }), noSizes).flatMap((one) => one.pieces)
    expect(pieces.length).toBeGreaterThan(0)
    expect(pieces.filter(({ piece }) => brokenBan(piece, bans))).toEqual([])
  })

  it('shows the asked color, and other colors when asked for', () => {
    const green = { key: 'color_names', values: ['green'], label: 'Green' }
    const [first] = compose(rail(), brief({ occasion: 'wedding', wants: [green] }), noSizes)
    expect(first?.pieces[0]?.piece.color_names).toEqual(['green'])
    const [other] = compose(rail(), brief({ occasion: 'wedding', pastColors: ['green'] }), noSizes)
    expect(other?.pieces[0]?.piece.color_names).not.toEqual(['green'])
  })

  it('leaves out what nobody wears to a wedding', () => {
    const pieces = [shoe('sneakers'), of('jeans'), of('midi-dresses', { color_names: ['white'] }), ...rail()]
    const worn = compose(pieces, brief({ occasion: 'wedding' }), noSizes).flatMap((one) => one.pieces)
    expect(worn.map(({ piece }) => piece.item_number)).not.toContain(pieces[0]?.item_number)
    expect(worn.map(({ piece }) => piece.item_number)).not.toContain(pieces[2]?.item_number)
  })

  it('says nothing of pieces that it has not', () => {
    const [one] = compose(rail(), brief({ occasion: 'wedding' }), noSizes)
    const pieces = one?.pieces ?? []
    expect(outfitName(pieces)).toMatch(/^(?:All in navy|Navy and emerald|Emerald and navy)$/)
    expect(outfitLine(pieces)).toMatch(/^An? /)
    expect(outfitReasons(pieces, brief({ occasion: 'wedding' })).length).toBeLessThanOrEqual(3)
  })
})

describe('a swap', () => {
  it('offers at most three others that fit the sum, and nothing that is worn', () => {
    const pieces = rail()
    const wish = brief({ budgetCents: 20_000, bans: [heels] })
    const [one] = compose(pieces, wish, noSizes)
    const worn = one?.pieces ?? []
    const offered = alternatives(pieces, worn, 'shoes', { brief: wish, saved: noSizes })
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.length).toBeLessThanOrEqual(3)
    const numbers = worn.map(({ piece }) => piece.item_number)
    expect(
      offered.filter((piece) => numbers.includes(piece.item_number) || brokenBan(piece, [heels])),
    ).toEqual([])
    const tight = brief({ ...wish, budgetCents: totalOf(worn) - 1 })
    for (const piece of alternatives(pieces, worn, 'shoes', { brief: tight, saved: noSizes }))
      expect(piece.price_cents).toBeLessThan(
        worn.find(({ slot }) => slot === 'shoes')?.piece.price_cents ?? 0,
      )
  })
})

describe('limits', () => {
  it.each([
    ['skirts', 'skirt-suits'],
    ['pants', 'pant-suits'],
    ['blazers', 'skirt-suits'],
  ])('refuse with %s the suits that have them', (slug, whole) => {
    const ban = { key: 'category_tags', values: [slug], label: `No ${slug}` }
    expect(brokenBan(of(whole), [ban])).toEqual(ban)
    expect(brokenBan(of('midi-dresses'), [ban])).toBeUndefined()
  })
  it.each([
    ['leather', of('totes', { materials: ['Leather'] }), true],
    ['merino wool', of('cardigans', { materials: ['Merino wool', 'Nylon'] }), true],
    ['silk in the title alone', of('blouses', { title: 'Silk blouse', materials: [] }), true],
    ['down', of('coats', { title: 'Long down coat', materials: ['Polyester'] }), true],
    ['a button-down shirt', of('blouses', { title: 'Button-down blouse' }), false],
    ['faux leather', of('totes', { title: 'Vegan leather tote', materials: ['Faux leather'] }), false],
  ])('of a vegan are about what comes from animals: %s', (_, piece, isRefused) => {
    const vegan = { key: 'animal', values: animalWords, label: 'Vegan' }
    expect(brokenBan(piece, [vegan]) !== undefined).toBe(isRefused)
  })
  test.each([
    ['a heel of three inches', shoe('boots', { measurements: [{ name: 'Heel height', inches: 3 }] }), true],
    ['a heel of one inch', shoe('boots', { measurements: [{ name: 'Heel height', inches: 1 }] }), false],
    ['a title with a heel', shoe('mules', { title: 'Tan kitten-heel mules' }), true],
    ['a pair of flats', shoe('flats'), false],
    ['a dress with a heel in its title', of('midi-dresses', { title: 'Well-heeled dress' }), false],
  ])('no heels: %s', (_, piece, isBroken) => {
    expect(brokenBan(piece, [heels]) !== undefined).toBe(isBroken)
  })
  test.each([
    ['a sleeveless dress', of('midi-dresses', { chars: { sleeveLength: 'Sleeveless' } }), true],
    ['a dress that says nothing of sleeves', of('midi-dresses', { chars: {} }), true],
    ['a dress with sleeves', of('midi-dresses'), false],
    ['a strapless dress', of('midi-dresses', { neckline_tags: ['strapless'] }), true],
    ['a skirt', of('midi-skirts', { chars: {} }), false],
  ])('nothing sleeveless: %s', (_, piece, isBroken) => {
    const ban = { key: 'bare', values: ['arms'], label: 'Nothing sleeveless' }
    expect(brokenBan(piece, [ban]) !== undefined).toBe(isBroken)
  })
  it('takes suede for leather, and faux leather for none', () => {
    const ban = { key: 'materials', values: ['leather'], label: 'No leather' }
    expect(brokenBan(shoe('flats', { materials: ['suede'] }), [ban])).toBe(ban)
    expect(
      brokenBan(shoe('flats', { title: 'Faux leather flats', materials: ['faux leather'] }), [ban]),
    ).toBeUndefined()
  })
  it('knows a size by its other names: 10, M and a waist of 30', () => {
    const ids = clothingIds('10', 'women')
    expect(ids).toEqual(expect.arrayContaining([1047, 1147, 1004, 1104, 1188]))
    expect(clothingIds('10', 'petite')).toEqual(expect.arrayContaining([11_047]))
    expect(clothingIds('constructor', 'women')).toEqual([])
    expect(shoeIds('8', 'women')).toEqual([1307])
  })
  it('looks for tops by the saved tops and for bottoms by the saved bottoms', () => {
    const saved = { clothes: [1047], shoes: [] }
    expect(sizesFor(emptyBrief, saved, 'dress')).toEqual([1047])
    expect(sizesFor(emptyBrief, saved, 'bottom')).toBeUndefined()
  })
  it('counts every category of the slots among those to look in', () => {
    for (const slot of ['dress', 'shoes', 'bag'] as const) expect(tagsOfSlot(slot).length).toBeGreaterThan(5)
  })
})

describe('around a piece that the shopper has', () => {
  const own = { slot: 'coat' as const, colors: ['black'], label: 'black blazer' }
  it('leaves its place to it, and says how the rest goes with it', () => {
    const wish = brief({ own })
    expect(templatesFor(wish).flat()).not.toContain('coat')
    expect(templatesFor(wish).every((slots) => slots.includes('shoes'))).toBe(true)
    const [first] = compose(rail(), wish, noSizes)
    expect(first?.pieces.map(({ slot }) => slot)).not.toContain('coat')
    expect(outfitReasons(first?.pieces ?? [], wish)[0]).toMatch(/^With your black blazer: /)
  })
  it('prefers what goes with its color', () => {
    const green = { slot: 'dress' as const, colors: ['green'], label: 'green dress' }
    const pink = of('blazers', { color_names: ['pink'] })
    const black = of('blazers', { color_names: ['black'] })
    const pieces = [pink, black, shoe('flats', { color_names: ['black'] })]
    const made = compose(pieces, brief({ own: green }), noSizes)[0]?.pieces.map(({ piece }) => piece)
    expect(made).toContain(black)
    expect(made).not.toContain(pink)
  })
})

describe('sleeves and the season', () => {
  const chars = (sleeveLength: string) => ({ chars: { sleeveLength, pattern: 'Solid' } })
  const jersey = { materials: ['Nylon', 'Elastane'] }
  const body = (sleeve: string) => of('bodysuits', { ...chars(sleeve), ...jersey, size_display: 'M' })
  const topsOf = (own: Partial<Brief>, piece: StylePiece) =>
    poolsOf([piece], brief(own), noSizes).get('top') ?? []

  it('takes no long-sleeved bodysuit to a beach in July', () => {
    expect(topsOf({ month: 7, occasion: 'vacation' }, body('Long sleeve'))).toEqual([])
    expect(topsOf({ month: 7, occasion: 'vacation' }, body('Sleeveless')).length).toBeGreaterThan(0)
  })

  it('takes it in October, and in July when it was asked for by name', () => {
    expect(topsOf({ month: 10 }, body('Long sleeve')).length).toBeGreaterThan(0)
    const want = { key: 'category_tags', values: ['bodysuits'], label: 'Bodysuit' }
    expect(topsOf({ month: 7, wants: [want] }, body('Long sleeve')).length).toBeGreaterThan(0)
  })

  it('keeps a shirt of linen with long sleeves in summer', () => {
    const linen = of('button-down-shirts', { ...chars('Long sleeve'), materials: ['Linen'] })
    expect(topsOf({ month: 7 }, linen).length).toBeGreaterThan(0)
  })
})
