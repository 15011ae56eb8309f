// The look of an item: its colors, pattern, silhouette, cloth and size. Texts and pictures are made from
// it, so they agree.
import type { Department } from '@hemline/rules/vocabulary/departments.ts'
import type { SeedBrand } from './brands.ts'
import type { Leaf } from './categories.ts'
import type { Chance } from './chance.ts'
import { cutFor, type SeedCut } from './cut.ts'
import { type Measure, measuresOfKind } from './designs.ts'
import { families } from './families.ts'
import { metals, type Shade, shades, washes } from './palette.ts'
import { type SizeRow, sizesOf } from './sizes.ts'
import { canHave } from './wear.ts'

export type Look = {
  kind: string
  pattern: string
  shade: Shade
  second: Shade | null
  third: Shade | null
  wash: string | null
  shine: number
  texture: string
  /** A watch's strap; its shade is the case's. */
  strap: Shade | null
  cut: SeedCut
  colorNames: string[]
  shadeNames: string[]
  materials: readonly string[]
  flaw: string
  useShadeInTitle: boolean
  measurementsFor: (step: number) => { name: string; inches: number }[]
}

const twoColored = ['stripe', 'breton', 'check', 'dot', 'floral', 'animal', 'tweed']
const pale = shades.filter((s) => s.basic === 'white')
const animalGrounds = shades.filter((s) => s.basic === 'tan' || s.name === 'mocha')
const metalled = ['earrings', 'necklace', 'ring', 'bracelet', 'watch']

function coloursOf(
  leaf: Leaf,
  pattern: string,
  chance: Chance,
): { shade: Shade; second: Shade | null; third: Shade | null; wash: string | null } {
  const plain = { second: null, third: null, wash: null }
  if (pattern === 'denim') {
    const wash = chance.pick(washes)
    return { ...plain, shade: wash, wash: wash.wash }
  }
  if (metalled.includes(leaf.family)) return { ...plain, shade: chance.pick(metals) }
  const shade = pattern === 'animal' ? chance.pick(animalGrounds) : chance.pick(shades)
  if (!twoColored.includes(pattern)) return { ...plain, shade }
  const dark = shades.filter((s) => s.basic !== shade.basic && s.basic !== 'white')
  const second =
    pattern === 'animal'
      ? chance.pick(shades.filter((s) => s.basic === 'black'))
      : shade.basic === 'white'
        ? chance.pick(dark)
        : chance.pick(pale)
  return {
    shade,
    second,
    third: pattern === 'floral' || pattern === 'check' ? chance.pick(dark) : null,
    wash: null,
  }
}

/** What the surface of a material looks like; the first that has a look of its own decides. */
const textures: readonly (readonly [material: string, texture: string])[] = [
  ['Suede', 'suede'],
  ['Canvas', 'canvas'],
  ['Leather', 'leather'],
  ['Faux Leather', 'leather'],
  ['Wool Felt', 'felt'],
  ['Straw', 'straw'],
  ['Silk', 'satin'],
  ['Linen', 'linen'],
  ['Wool', 'wool'],
  ['Merino Wool', 'wool'],
  ['Cashmere', 'wool'],
  ['Acrylic', 'wool'],
]
const textureOf = (materials: readonly string[]) =>
  textures.find(([material]) => materials.includes(material))?.[1] ?? 'plain'

const plated: Readonly<Record<string, readonly string[]>> = {
  gold: ['Gold Plated Brass'],
  'rose gold': ['Rose Gold Plated Brass'],
}

/** Jewellery is made of the metal that it shows; other pieces of what their family is made of. */
function materialsOf(leaf: Leaf, shade: Shade, chance: Chance): readonly string[] {
  const usual = chance.pick(families[leaf.family].materials)
  if (!metalled.includes(leaf.family)) return usual
  const metal = plated[shade.name] ?? (usual.includes('Gold Plated Brass') ? ['Sterling Silver'] : usual)
  return leaf.family === 'watch'
    ? [...(shade.basic === 'silver' ? ['Stainless Steel'] : metal), 'Leather']
    : metal
}

const clothLengths: Readonly<Record<string, number>> = { mini: 34, knee: 39, midi: 45 }
const heels: Readonly<Record<string, number>> = { high: 3.25, low: 1.75 }

/**
 * A measurement in inches for a size so many steps from the middle; children's are a share of grown people's.
 */
function measured(leaf: Leaf, { shape }: SeedCut, [name, usual, each]: Measure) {
  if (leaf.size === 'kids-shoe' && name === 'Insole')
    return (step: number) => ({ name, inches: Math.round((7.1 + step * 0.32) * 4) / 4 })
  const isDress = ['dresses', 'maternity-clothes', 'kids-clothes'].includes(leaf.root)
  const length = name === 'Length' && isDress && shape.length ? clothLengths[shape.length] : undefined
  const skirt = name === 'Length' && leaf.root === 'skirts' ? (shape.length === 'mini' ? 16 : 29) : undefined
  const middle =
    length ?? skirt ?? (name === 'Heel height' && shape.heel ? heels[shape.heel] : undefined) ?? usual
  return (step: number) => {
    const inches = shape.small
      ? middle * Math.max(0.36, 0.72 + step * 0.034)
      : Math.max(middle * 0.6, middle + step * each)
    return { name, inches: Math.round(inches * 4) / 4 }
  }
}

/** What is measured of it. Pieces of one size for all are not all alike: up to a tenth larger or smaller. */
function measuresFor(
  leaf: Leaf,
  kind: string,
  { cut, cutting }: { cut: SeedCut; cutting: Chance },
): readonly Measure[] {
  const all = cut.design?.measures ?? measuresOfKind[kind] ?? families[leaf.family].measurements
  const kids = leaf.size === 'kids-shoe' ? all.filter(([name]) => name === 'Insole') : all
  if (leaf.size !== 'one') return kids
  const share = 0.9 + cutting.next() * 0.2
  return kids.map(([name, usual, each]) => [name, usual * share, each])
}

/**
 * Chooses the look of an item of this category. `cutting` is a generator of its own for choices added
 * later, so that they do not change the earlier ones.
 */
export function lookOf(leaf: Leaf, chance: Chance, cutting: Chance): Look {
  const traits = families[leaf.family]
  const drawnPattern = chance.pick(traits.patterns)
  const colours = coloursOf(leaf, drawnPattern, chance)
  const strap =
    leaf.family === 'watch'
      ? cutting.pick(shades.filter((s) => ['black', 'brown', 'tan', 'blue'].includes(s.basic)))
      : null
  const worn = [strap, colours.shade, colours.second, colours.third].filter((s) => s !== null)
  const basics = [...new Set(worn.map((s) => s.basic))]
  const usualMaterials = materialsOf(leaf, colours.shade, chance)
  const kind = chance.pick(leaf.kinds)
  const cut = cutFor(leaf, kind, { pattern: drawnPattern, chance: cutting })
  const pattern = cut.design?.pattern ?? drawnPattern
  const materials = cut.design?.materials ? cutting.pick(cut.design.materials) : usualMaterials
  const flaws = traits.flaws.filter((flaw) => canHave(flaw, kind, cut.shape))
  const measures = measuresFor(leaf, kind, { cut, cutting }).map((one) => measured(leaf, cut, one))
  return {
    kind,
    cut,
    strap,
    texture: textureOf(materials),
    pattern,
    ...colours,
    shine: materials.some((m) =>
      ['Silk', 'Nylon', 'Gold Plated Brass', 'Sterling Silver', 'Stainless Steel'].includes(m),
    )
      ? 0.5
      : leaf.family === 'heel'
        ? 0.4
        : 0.1,
    colorNames: basics.length > 2 ? [...basics, 'multi'] : basics,
    shadeNames: [...new Set(worn.map((s) => s.name))],
    materials,
    flaw: chance.pick(flaws),
    useShadeInTitle: chance.is(0.5),
    measurementsFor: (step) => measures.map((measure) => measure(step)),
  }
}

/**
 * Chooses a size of the item; women's regular sizes come three times as often as plus, petite, tall and
 * juniors'.
 */
export function sizeFor(leaf: Leaf, chance: Chance): SizeRow {
  const all = sizesOf[leaf.size]
  const regular = all.filter((s) => s.department_group === 'women')
  const middle = regular.filter((s) => Math.abs(s.step) <= 3)
  if (leaf.root === 'maternity-clothes') return chance.pick(middle)
  if (regular.length && chance.is(0.74)) return chance.pick(chance.is(0.8) ? middle : regular)
  return chance.pick(all)
}

/** Returns the departments that show the item. */
export function departmentsOf(leaf: Leaf, size: SizeRow, brand: SeedBrand, chance: Chance): Department[] {
  if (leaf.line === 'k')
    return leaf.departments.length === 1
      ? [...leaf.departments]
      : chance.pick([['girls'], ['boys'], ['girls', 'boys']] as Department[][])
  const out: Department[] = [...leaf.departments]
  const group = size.department_group
  if (group === 'plus' || group === 'petite' || group === 'tall' || group === 'juniors') out.push(group)
  if (brand.tier === 'designer' || brand.tier === 'luxury') out.push('designer')
  if (brand.tier === 'premium') out.push('premium')
  return out
}
