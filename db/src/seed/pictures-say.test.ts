// The words about a piece and the drawing of it, held against each other in every category.
import { kinds } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { patternWords } from '@hemline/rules/catalogue/piece-labels.ts'
import { bodyOfWords, legOfWords } from '@hemline/rules/catalogue/silhouettes/cut-of-words.ts'
import { inchesOf } from '@hemline/rules/catalogue/silhouettes/lengths.ts'
import { legWords, necklines, sleeveWords, tellingWords } from '@hemline/rules/catalogue/silhouettes/words.ts'
import { sizes } from '@hemline/rules/catalogue/sizes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { brandsFor, poolsOf } from './brands.ts'
import { chanceOf } from './chance.ts'
import { makeItem } from './item.ts'
import { lookOf } from './look.ts'
import { defaultAnchor, profiles } from './main.ts'
import { metals, shades, washes } from './palette.ts'
import type { SeedArt } from './photos.ts'

const brands = brandsFor(profiles.default)
const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
type Made = ReturnType<typeof makeItem> & { slug: string; front: SeedArt }
let pieces: Made[]

beforeAll(() => {
  pieces = Array.from({ length: profiles.default }, (_, i) => makeItem(i, world)).flatMap((made) => {
    const [first] = made.photos
    return first
      ? [
          {
            ...made,
            slug: kinds.find((leaf) => leaf.id === made.item.category_id)?.slug ?? '',
            front: first.art,
          },
        ]
      : []
  })
})

/**
 * Pieces whose drawing is not what `drawn` says their words ask for; nothing is asked of those that
 * it answers undefined for.
 */
const wrong = (drawn: (piece: Made) => readonly [found: unknown, wanted: unknown] | undefined) =>
  pieces.flatMap((piece) => {
    const pair = drawn(piece)
    return pair && pair[0] !== pair[1]
      ? [`${piece.item.title}: drawn ${String(pair[0])}, described ${String(pair[1])}`]
      : []
  })

/** All words for a neck; others name a collar. */
const neckWords = new Set(Object.values(necklines))
const inches = ({ item }: Made, name: string) =>
  item.measurements.find((measure) => measure.name === name)?.inches ?? 0

const isHigh = (cut: SeedArt['cut']) =>
  cut.on === 'feet' && !['kitten', 'flat', 'low-block'].includes(cut.heel)

describe('the outline, which is drawn from the words, shows', () => {
  test('sleeves, neck and legs of the cut that the pictures are sewn from', () => {
    const told = (made: Made) => {
      const words = made.item.chars
      const isOuter = words.jacketStyle !== undefined
      return { words, body: bodyOfWords(words, isOuter), leg: legOfWords(words) }
    }
    const drawn = pieces.filter(({ front: { cut } }) => cut.on === 'body' || cut.on === 'legs')
    expect(drawn.length).toBeGreaterThan(1000)
    expect(
      wrong((made) => {
        const { cut } = made.front
        const { body } = told(made)
        return cut.on === 'body' ? [body && sleeveWords[body.sleeve], sleeveWords[cut.sleeve]] : undefined
      }),
    ).toEqual([])
    expect(
      wrong((made) => {
        const { cut } = made.front
        const { body, words } = told(made)
        const named = words.neckline ?? ''
        return cut.on === 'body' && neckWords.has(named) ? [body && necklines[body.neck], named] : undefined
      }),
    ).toEqual([])
    expect(
      wrong((made) => {
        const { cut } = made.front
        const fit = cut.on === 'legs' ? cut.leg.fit : cut.on === 'body' ? cut.legs?.fit : undefined
        const { leg, words } = told(made)
        return fit && words.pantCut ? [leg && legWords[leg], legWords[fit]] : undefined
      }),
    ).toEqual([])
  })
})

/** Collars that look alike in an outline. */
const collarClass: Readonly<Record<string, string>> = {
  notch: 'lapels',
  peak: 'lapels',
  moto: 'lapels',
  storm: 'lapels',
  shirt: 'turned',
  polo: 'turned',
  stand: 'standing',
  band: 'standing',
  fur: 'hood',
}

test('the outline of a jacket or coat has the collar of its picture', () => {
  const outer = pieces.filter(({ item }) => item.chars.jacketStyle !== undefined)
  expect(outer.length).toBeGreaterThan(100)
  expect(
    wrong(({ item: { chars }, front: { cut } }) => {
      if (chars.jacketStyle === undefined || cut.on !== 'body') return undefined
      const body = bodyOfWords(chars, true)
      if (!body) return ['nothing', 'an outline']
      return [collarClass[body.collar] ?? body.collar, collarClass[cut.collar] ?? cut.collar]
    }),
  ).toEqual([])
})

describe('a picture shows', () => {
  test('every category', () => {
    expect(new Set(pieces.map((piece) => piece.slug)).size).toBe(kinds.length)
  })
  test('the neckline, sleeves and legs that the description names', () => {
    expect(
      wrong(({ item, front }) => {
        const word = item.chars.neckline ?? ''
        return neckWords.has(word) && front.cut.on === 'body' ? [necklines[front.cut.neck], word] : undefined
      }),
    ).toEqual([])
    expect(
      wrong(({ item, front }) =>
        front.cut.on === 'body' ? [item.chars.sleeveLength, sleeveWords[front.cut.sleeve]] : undefined,
      ),
    ).toEqual([])
    expect(
      wrong(({ item, front }) =>
        item.chars.pantCut && front.cut.on === 'legs'
          ? [item.chars.pantCut, legWords[front.cut.leg.fit]]
          : undefined,
      ),
    ).toEqual([])
  })
  test('the length that the category names, and the measurement agrees', () => {
    expect(
      wrong(({ item, front }) => {
        const said = ['mini', 'midi', 'maxi'].find((length) =>
          item.category_tags.at(-1)?.startsWith(`${length}-`),
        )
        return said && 'hemLength' in front.cut ? [front.cut.hemLength, said] : undefined
      }),
    ).toEqual([])
    for (const piece of pieces) {
      const kind = kinds.find(({ slug }) => slug === piece.slug)
      const asked = kind?.measures.some(([name]) => name === 'Length') && kind.line === 'clothes'
      const length = inchesOf(piece.front.cut, 'Length')
      if (asked && length)
        expect(Math.abs(inches(piece, 'Length') - length)).toBeLessThanOrEqual(length * 0.4)
    }
    const meanLength = (slug: string) => {
      const found = pieces.filter((piece) => piece.slug === slug).map((piece) => inches(piece, 'Length'))
      return found.reduce((sum, length) => sum + length, 0) / found.length
    }
    expect(meanLength('mini-dresses')).toBeLessThan(meanLength('casual-dresses'))
    expect(meanLength('casual-dresses')).toBeLessThan(meanLength('maxi-dresses'))
    expect(meanLength('mini-skirts')).toBeLessThan(meanLength('midi-skirts'))
  })
  test('the pattern and the cable of its title', () => {
    const named = Object.entries(patternWords).map(
      ([pattern, word]) => [pattern, new RegExp(`\\b${word}`, 'i')] as const,
    )
    for (const { item, front } of pieces) {
      for (const [pattern, word] of named) {
        // "Breton-striped" names one pattern, not two.
        const isOther = pattern === 'stripe' && /breton-striped/i.test(item.title)
        if (word.test(item.title) && !isOther && !/side-stripe|graphic tee/i.test(item.title))
          expect([item.title, front.cloth.pattern]).toEqual([item.title, pattern])
      }
      if (/cable-knit/i.test(item.title)) {
        expect([item.title, 'details' in front.cut && front.cut.details.includes('cable' as never)]).toEqual([
          item.title,
          true,
        ])
      }
    }
  })
  test('the colour that leads the title, in the shade of that name', () => {
    const named = [...shades, ...metals, ...washes.map((wash) => ({ ...wash, name: wash.wash }))].sort(
      (a, b) => b.name.length - a.name.length,
    )
    expect(
      wrong(({ item, front }) => {
        const shade = named.find(({ name }) => item.title.toLowerCase().startsWith(`${name} `))
        return shade ? [front.kind === 'watch' ? front.shape.metal : front.cloth.color, shade.hex] : undefined
      }),
    ).toEqual([])
  })
  test('the metal of hardware and jewellery', () => {
    expect(
      wrong(({ item, front }) =>
        /^Gold-tone/.test(item.chars.accent ?? '') ? [front.shape.metal, '#c9a24b'] : undefined,
      ),
    ).toEqual([])
    expect(
      wrong(({ item, front }) =>
        /^Silver-tone/.test(item.chars.accent ?? '') ? [front.shape.metal, '#b9b6ae'] : undefined,
      ),
    ).toEqual([])
    expect(
      wrong(({ item }) =>
        item.materials.includes('Sterling Silver') ? [item.color_names.includes('silver'), true] : undefined,
      ),
    ).toEqual([])
    expect(
      wrong(({ item }) =>
        item.materials.includes('Gold Plated Brass') ? [item.color_names.includes('gold'), true] : undefined,
      ),
    ).toEqual([])
  })
  test('a heel as high as measured', () => {
    expect(
      wrong((piece) =>
        piece.slug === 'heels' ? [isHigh(piece.front.cut), inches(piece, 'Heel height') > 2] : undefined,
      ),
    ).toEqual([])
    expect(
      wrong(({ item, front }) =>
        item.chars.shoeStyle === 'Kitten heel' && front.cut.on === 'feet'
          ? [front.cut.heel, 'kitten']
          : undefined,
      ),
    ).toEqual([])
  })
  test('the word of the title that tells the cut', () => {
    const words = new Set(pieces.flatMap(({ front }) => tellingWords(front.cut)))
    for (const word of ['tie-waist', 'wrap', 'puff-sleeve', 'high-waisted', 'platform'])
      expect([word, words.has(word)]).toEqual([word, true])
    expect(
      wrong(({ item, front }) =>
        item.title.includes(' tie-waist ') && front.cut.on === 'body' ? [front.cut.waist, 'tie'] : undefined,
      ),
    ).toEqual([])
  })
  test('the closure, the hem, the heel and the toe that the title names', () => {
    const said: readonly (readonly [word: RegExp, part: string, drawn: readonly string[]])[] = [
      [/\bzip-up\b/i, 'closure', ['zip']],
      [/\bhalf-zip\b/i, 'closure', ['half-zip']],
      [/\bdouble-breasted\b/i, 'closure', ['double-breasted']],
      [/\bone-button\b/i, 'closure', ['single-button']],
      [/\bbutton-front\b/i, 'closure', ['buttons']],
      [/\bhalf-button\b/i, 'closure', ['half-buttons']],
      [/\bsnap-front\b/i, 'closure', ['snaps']],
      [/\btoggle\b/i, 'closure', ['toggles']],
      [/\bopen-front\b/i, 'closure', ['open']],
      [/\basymmetric-zip\b/i, 'closure', ['asymmetric-zip']],
      [/\bhandkerchief\b/i, 'hem', ['handkerchief']],
      [/\bhigh-low\b/i, 'hem', ['high-low']],
      [/\bcurved-hem\b/i, 'hem', ['curved']],
      [/\braw-hem\b/i, 'hem', ['fringe']],
      [/\bpointed-toe\b/i, 'toe', ['pointed']],
      [/\bsquare-toe\b/i, 'toe', ['square']],
      [/\bpeep-toe\b/i, 'toe', ['peep']],
      [/\bopen-toe\b/i, 'toe', ['open']],
      [/\bkitten-heel\b/i, 'heel', ['kitten']],
      [/\bstiletto\b/i, 'heel', ['stiletto']],
      [/\bblock-heel\b/i, 'heel', ['block', 'low-block', 'stacked']],
      [/\bplatform\b/i, 'sole', ['platform']],
      [/\blug-sole\b/i, 'sole', ['lug']],
    ]
    const seen = new Set<string>()
    const odd = pieces.flatMap(({ item: { title }, front: { cut } }) =>
      said.flatMap(([word, part, drawn]) => {
        if (!word.test(title)) return []
        seen.add(part)
        const found = String((cut as unknown as Record<string, unknown>)[part])
        return drawn.includes(found) ? [] : [`${title}: drawn ${found}`]
      }),
    )
    expect(odd.slice(0, 10)).toEqual([])
    expect([...seen].toSorted()).toEqual(['closure', 'heel', 'hem', 'sole', 'toe'])
  })
  test('the surface of its material', () => {
    const surfaces = {
      Suede: 'suede',
      Leather: 'leather',
      Linen: 'linen',
      Silk: 'satin',
      Straw: 'straw',
      Cashmere: 'wool',
    }
    for (const [material, texture] of Object.entries(surfaces)) {
      expect(
        wrong(({ item, front }) =>
          item.materials.length === 1 && item.materials[0] === material
            ? [front.cloth.texture, texture]
            : undefined,
        ),
      ).toEqual([])
    }
  })
  test('children’s clothes cut and measured for children', () => {
    expect(
      wrong(({ item, front }) =>
        item.category_tags[0] === 'kids-clothes' ? [front.shape.small, true] : [front.shape.small, undefined],
      ),
    ).toEqual([])
    for (const piece of pieces) if (piece.front.shape.small) expect(inches(piece, 'Bust')).toBeLessThan(36)
  })
  test('a flaw of the kind and at the part that its caption names', () => {
    const parts = {
      cuff: 'cuff',
      hem: 'hem',
      knee: 'knee',
      toe: 'toe',
      vamp: 'vamp',
      heel: 'heel-tip',
      corner: 'corner',
      hardware: 'hardware',
      clasp: 'clasp',
      crown: 'crown',
      lens: 'lens',
    }
    const marks = {
      pilling: 'pilling',
      thread: 'thread',
      mark: 'stain',
      fading: 'fading',
      scuffs: 'scuff',
      fraying: 'fraying',
      tarnish: 'tarnish',
      scratch: 'scratch',
      button: 'loose-button',
    }
    for (const { item, photos } of pieces) {
      const photo = photos.find(({ art }) => art.view === 'flaw')
      if (!photo) continue
      const words = photo.caption?.toLowerCase() ?? ''
      if (photo.art.mended) expect(photo.caption).toMatch(/^Before mending: /)
      else expect(item.flaws[0]?.description).toBe(photo.caption)
      for (const [word, part] of Object.entries(parts))
        if (new RegExp(`\\b${word}`).test(words)) expect([words, photo.art.part]).toEqual([words, part])
      for (const [word, mark] of Object.entries(marks))
        if (new RegExp(`(?<!ink )\\b${word}`).test(words))
          expect([words, photo.art.mark]).toEqual([words, mark])
      if (photo.art.part === 'cuff') expect(item.chars.sleeveLength).toBe('Long sleeve')
    }
  })
  test('a repaired piece as it is now: its flaw is told as mended, and one picture tells before from after', () => {
    const repaired = pieces.filter(({ item }) => item.condition === 'repaired')
    expect(repaired.length).toBeGreaterThan(20)
    for (const { item, photos } of repaired) {
      expect(item.flaws[0]?.description).toMatch(/^Mended: /)
      for (const { art } of photos) expect(art.mended).toBe(true)
    }
    for (const { item, front } of pieces)
      if (item.condition !== 'repaired') expect(front.mended).toBeUndefined()
  })
  test('the brand, the size and the material on the label', () => {
    const named = new Map(brands.map(({ id, name }) => [id, name]))
    const odd = pieces.flatMap(({ item, photos }) => {
      const label = photos.find(({ art }) => art.view === 'label')?.art.words
      // Petite and tall sizes share their ids.
      const labels = sizes.filter(({ sizing_id }) => sizing_id === item.sizing_id).map((one) => one.label)
      const isRight =
        label?.brand === named.get(item.brand_id) &&
        labels.includes(label?.size ?? '') &&
        label?.material === item.materials.join(', ')
      return !label || isRight ? [] : [item.title]
    })
    expect(odd).toEqual([])
  })
  test('the same piece in each of its pictures', () => {
    const same = (art: SeedArt) => JSON.stringify({ ...art, view: '', words: '', backdrop: '' })
    expect(
      wrong(({ photos, front }) => [photos.every(({ art }) => same(art) === same(front)), true]),
    ).toEqual([])
  })
})

const looksOf = (slug: string) => {
  const kind = kinds.find((one) => one.slug === slug)
  const [brand] = brands
  if (!kind || !brand) throw new Error(`no kind "${slug}"`)
  return Array.from({ length: 120 }, (_, i) =>
    lookOf(kind, brand, { chance: chanceOf(1, i), cutting: chanceOf(2, i) }),
  )
}

test('nobody knits leather', () => {
  const knitted = looksOf('gloves').filter(({ silhouette }) => /mittens|fingerless/.test(silhouette))
  expect(knitted.length).toBeGreaterThan(20)
  expect(knitted.filter(({ materials }) => materials.includes('Leather'))).toEqual([])
})

test('a twinset and a tankini are shown with both of their pieces, a sleeper with no second pants', () => {
  expect(looksOf('twinsets').filter(({ also }) => also?.on !== 'body')).toEqual([])
  const legged = looksOf('baby-sets').filter(({ cut }) => cut.on === 'body' && cut.legs)
  expect(legged.length).toBeGreaterThan(20)
  expect(legged.filter(({ also }) => also?.on === 'legs')).toEqual([])
  const swimsuits = looksOf('maternity-swimwear')
  expect(swimsuits.filter(({ cut, also }) => cut.on === 'body' && !cut.legs && !also)).toEqual([])
})
