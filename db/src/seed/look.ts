// The look of an item: its cut, colors, pattern, cloth and size. Texts and pictures are made from it, so they
// agree.
import { preferring, unprinted } from '@hemline/rules/catalogue/brands/preferences.ts'
import { profileOf } from '@hemline/rules/catalogue/brands/profiles.ts'
import type { ColorShares } from '@hemline/rules/catalogue/kinds/colors.ts'
import type { Kind, Measure, Pattern, Share } from '@hemline/rules/catalogue/kinds/kind.ts'
import { shapeOf } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { isTwoColored } from '@hemline/rules/catalogue/piece-labels.ts'
import { inchesOf } from '@hemline/rules/catalogue/silhouettes/lengths.ts'
import type { Shape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { type SizeRow, sizesOf } from '@hemline/rules/catalogue/sizes.ts'
import type { Department } from '@hemline/rules/vocabulary/departments.ts'
import type { SeedBrand } from './brands.ts'
import type { Chance } from './chance.ts'
import { drawingOf, otherOf } from './drawing.ts'
import { metals, type Shade, shades, washShares } from './palette.ts'
import type { SeedShape } from './shape.ts'
import { canHave } from './wear.ts'

export type Look = {
  /** The silhouette's name and its cut. */
  silhouette: string
  cut: Shape
  /** The family of its pictures, and what they are told beside the cut. */
  drawn: string
  shape: SeedShape
  /** The cut of the other piece of a set. */
  also: Shape | undefined
  pattern: Pattern
  shade: Shade
  second: Shade | null
  third: Shade | null
  wash: string | null
  shine: number
  texture: string
  /** A watch's strap; its shade is the case's. */
  strap: Shade | null
  colorNames: string[]
  shadeNames: string[]
  materials: readonly string[]
  flaw: string
  /** Whether the title names the second color of a print, or a watch's strap. */
  namesSecond: boolean
  measurementsFor: (step: number) => { name: string; inches: number }[]
}

const threeColored: readonly Pattern[] = ['floral', 'paisley', 'check', 'plaid', 'abstract', 'camo']
const pale = shades.filter((s) => s.basic === 'white')
const animalGrounds = shades.filter((s) => s.basic === 'tan' || s.name === 'mocha')
const camoGrounds = shades.filter((s) => s.name === 'olive' || s.name === 'sage')

/** Chooses one of several values by their shares. */
function pickShare<T>(chance: Chance, all: readonly Share<T>[]): T {
  let left = chance.next() * all.reduce((sum, [share]) => sum + share, 0)
  for (const [share, value] of all) {
    left -= share
    if (left < 0) return value
  }
  const last = all.at(-1)
  if (!last) throw new Error('nothing to pick from')
  return last[1]
}

const stillOn: readonly Pattern[] = ['solid', 'animal', 'denim', 'knit', 'rib']

type Colours = { shade: Shade; second: Shade | null; third: Shade | null; wash: string | null }

/**
 * Chooses a shade by the shares of the basic colors; the first shade of each basic color is twice as likely
 * as another.
 */
function pickShade(chance: Chance, some: readonly Shade[], shares: ColorShares): Shade {
  const shareOf = new Map(shares.map(([share, basic]) => [basic, share]))
  return pickShare(
    chance,
    some.map((shade) => {
      const first = shades.find(({ basic }) => basic === shade.basic)
      return [(shareOf.get(shade.basic) ?? 0) * (shade === first ? 2 : 1), shade] as const
    }),
  )
}

function coloursOf(
  pattern: Pattern,
  { colors }: Kind,
  liked: readonly string[] | undefined,
  chance: Chance,
): Colours {
  const plain = { second: null, third: null, wash: null }
  const preferred = shades.filter(({ basic }) => liked?.includes(basic))
  const can = preferred.some(({ basic }) => colors.some(([, color]) => color === basic))
  const some = liked && chance.is(0.8) && can ? preferred : shades
  if (pattern === 'denim') {
    const wash = pickShare(chance, washShares)
    return { ...plain, shade: wash, wash: wash.wash }
  }
  const shade =
    pattern === 'animal'
      ? chance.pick(animalGrounds)
      : pattern === 'camo'
        ? chance.pick(camoGrounds)
        : pickShade(chance, some, colors)
  if (!isTwoColored(pattern)) return { ...plain, shade }
  const dark = shades.filter((s) => s.basic !== shade.basic && s.basic !== 'white')
  const second =
    pattern === 'animal'
      ? chance.pick(shades.filter((s) => s.basic === 'black'))
      : shade.basic === 'white'
        ? chance.pick(dark)
        : chance.pick(pale)
  return { shade, second, third: threeColored.includes(pattern) ? chance.pick(dark) : null, wash: null }
}

/** What the surface of a material looks like; the first that has a look of its own decides. */
const textures: readonly (readonly [material: string, texture: string])[] = [
  ['Tulle', 'tulle'],
  ['Suede', 'suede'],
  ['Canvas', 'canvas'],
  ['Corduroy', 'corduroy'],
  ['Leather', 'leather'],
  ['Faux Leather', 'leather'],
  ['Patent Leather', 'leather'],
  ['Wool Felt', 'felt'],
  ['Velvet', 'velvet'],
  ['Fleece', 'fleece'],
  ['Straw', 'straw'],
  ['Jute', 'straw'],
  ['Satin', 'satin'],
  ['Sequins', 'sequins'],
  ['Lace', 'lace'],
  ['Silk', 'satin'],
  ['Linen', 'linen'],
  ['Wool', 'wool'],
  ['Merino Wool', 'wool'],
  ['Cashmere', 'wool'],
  ['Acrylic', 'wool'],
  ['Alpaca', 'wool'],
  ['Mohair', 'wool'],
  ['Faux Fur', 'fur'],
  ['Shearling', 'fleece'],
  ['Nylon', 'nylon'],
]
const textureOf = (materials: readonly string[]) =>
  textures.find(([material]) => materials.includes(material))?.[1] ?? 'plain'

const shining = ['Silk', 'Satin', 'Sequins', 'Nylon', 'Patent Leather', 'Sterling Silver', 'Stainless Steel']
const silvery = ['Sterling Silver', 'Stainless Steel']

/** Jewelry is of the color of its metal; gilt brass is gold or rose gold, and is called so. */
function metalOf(
  materials: readonly string[],
  chance: Chance,
): { shade: Shade; materials: readonly string[] } {
  const isSilver = materials.some((one) => silvery.includes(one))
  const isRose = !isSilver && materials.includes('Gold Plated Brass') && chance.is(0.3)
  const name = isSilver ? 'silver' : isRose ? 'rose gold' : 'gold'
  const shade = metals.find((metal) => metal.name === name)
  if (!shade) throw new Error(`no metal "${name}"`)
  return {
    shade,
    materials: isRose
      ? materials.map((one) => (one === 'Gold Plated Brass' ? 'Rose Gold Plated Brass' : one))
      : materials,
  }
}

/**
 * A measurement in inches for a size so many steps from the middle; children's are a share of grown
 * people's.
 */
function measured(kind: Kind, cut: Shape, [name, usual, each]: Measure) {
  if (kind.sizes === 'kids-shoe' && name === 'Insole')
    return (step: number) => ({ name, inches: Math.round((7.1 + step * 0.32) * 4) / 4 })
  const small = kind.sizes === 'kids' || kind.sizes === 'baby'
  const middle = inchesOf(cut, name) ?? usual
  return (step: number) => {
    const inches = small
      ? middle * Math.max(0.36, 0.72 + step * 0.034)
      : Math.max(middle * 0.6, middle + step * each)
    return { name, inches: Math.round(inches * 4) / 4 }
  }
}

/** Draws the measurements of a piece; pieces of one size vary by up to a tenth. */
function measuresFor(kind: Kind, cutting: Chance): readonly Measure[] {
  if (kind.sizes === 'kids-shoe') return kind.measures.filter(([name]) => name === 'Insole')
  if (kind.sizes !== 'one') return kind.measures
  const share = 0.9 + cutting.next() * 0.2
  return kind.measures.map(([name, usual, each]) => [name, usual * share, each])
}

/** Returns a flaw that the piece has the part for. */
function flawOf(kind: Kind, drawn: string, cut: Shape, chance: Chance): string {
  const possible = kind.flaws.filter((flaw) => canHave(flaw, drawn, cut))
  return possible.length > 0 ? chance.pick(possible) : 'A small pulled thread'
}

/** Mittens and fingerless gloves are knitted: nobody knits leather. */
const isKnitted = (cut: Shape) =>
  cut.on === 'extra' && (cut.extra === 'mittens' || cut.extra === 'fingerless')

/**
 * Draws the look of a seeded item of this kind and brand: silhouette, material, pattern and colors. `cutting`
 * is a separate generator for the silhouette.
 */
export function lookOf(
  kind: Kind,
  brand: SeedBrand,
  { chance, cutting }: { chance: Chance; cutting: Chance },
): Look {
  const { archetype } = profileOf(brand.drawnBy, brand.name)
  const silhouette = cutting.pick(kind.silhouettes)
  const cut = shapeOf(kind, silhouette)
  const usual = pickShare(
    chance,
    preferring(
      isKnitted(cut) ? kind.materials.filter(([, all]) => !all.includes('Leather')) : kind.materials,
      (all) => all.some((one) => archetype.materials?.includes(one)),
    ),
  )
  const drawnPattern = pickShare(
    chance,
    preferring(kind.patterns, (one) => archetype.patterns?.includes(one) ?? false),
  )
  const isLace = cut.on === 'extra' && cut.details.includes('lace-trim')
  const isPlain = isLace || usual.some((one) => unprinted.includes(one))
  const isPrinted = !isPlain || stillOn.includes(drawnPattern)
  const pattern = isPrinted ? drawnPattern : 'solid'
  const metal = kind.line === 'jewelry' ? metalOf(usual, chance) : undefined
  const materials = metal?.materials ?? usual
  const chosen = coloursOf(pattern, kind, archetype.palette, chance)
  const colours = metal ? { ...chosen, shade: metal.shade, second: null, third: null, wash: null } : chosen
  const strap =
    kind.drawnAs === 'watch'
      ? cutting.pick(shades.filter((s) => ['black', 'brown', 'tan', 'blue'].includes(s.basic)))
      : null
  const worn = [strap, colours.shade, colours.second, colours.third].filter((s) => s !== null)
  const basics = [...new Set(worn.map((s) => s.basic))]
  const drawing = drawingOf(kind, cutting)
  const measures = measuresFor(kind, cutting).map((one) => measured(kind, cut, one))
  return {
    silhouette,
    cut,
    drawn: drawing.kind,
    shape: drawing.shape,
    also: otherOf(kind, cut, cutting),
    strap,
    texture: textureOf(materials),
    pattern,
    ...colours,
    shine: metal || materials.some((m) => shining.includes(m)) ? 0.5 : 0.1,
    colorNames: basics.length > 2 ? [...basics, 'multi'] : basics,
    shadeNames: [...new Set(worn.map((s) => s.name))],
    materials,
    flaw: flawOf(kind, drawing.kind, cut, chance),
    namesSecond: chance.is(0.6),
    measurementsFor: (step) => measures.map((measure) => measure(step)),
  }
}

const womensGroups = ['women', 'plus', 'petite', 'tall', 'juniors']

/**
 * Draws a size of a seeded item among those that the brand makes; women's regular sizes come three times as
 * often as plus, petite, tall and juniors'.
 */
export function sizeFor(kind: Kind, brand: SeedBrand, chance: Chance): SizeRow {
  const cutBy: readonly string[] | undefined = profileOf(brand.sort, brand.name).archetype.sizes
  const all = sizesOf[kind.sizes]
  const fitting = all.filter(
    ({ department_group: group }) => !cutBy || !womensGroups.includes(group) || cutBy.includes(group),
  )
  const some = fitting.length > 0 ? fitting : all
  const regular = some.filter((s) => s.department_group === 'women')
  const middle = regular.filter((s) => Math.abs(s.step) <= 3)
  if (kind.root === 'maternity-clothes' && middle.length > 0) return chance.pick(middle)
  if (regular.length && chance.is(0.74))
    return chance.pick(middle.length > 0 && chance.is(0.8) ? middle : regular)
  // The groups come equally often, however many sizes each has.
  const group = chance.pick([...new Set(some.map((s) => s.department_group))])
  return chance.pick(some.filter((s) => s.department_group === group))
}

/** Returns the departments in which a seeded item is shown, from its kind, size and brand. */
export function departmentsOf(kind: Kind, size: SizeRow, brand: SeedBrand, chance: Chance): Department[] {
  if (kind.line === 'kids')
    return kind.departments.length === 1
      ? [...kind.departments]
      : chance.pick([['girls'], ['boys'], ['girls', 'boys']] as Department[][])
  const out: Department[] = [...kind.departments]
  const group = size.department_group
  if (group === 'plus' || group === 'petite' || group === 'tall' || group === 'juniors') out.push(group)
  if (brand.tier === 'designer' || brand.tier === 'luxury') out.push('designer')
  if (brand.tier === 'premium') out.push('premium')
  return out
}
