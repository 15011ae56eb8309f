// How a piece looks: its colours, pattern, silhouette, cloth and size. Words and pictures are made from this, so they agree.
import type { Department } from '@hemline/rules/vocabulary/departments.ts'
import type { SeedBrand } from './brands.ts'
import type { Leaf } from './categories.ts'
import type { Chance } from './chance.ts'
import { families } from './families.ts'
import { metals, type Shade, shades, washes } from './palette.ts'
import { type SizeRow, sizesOf } from './sizes.ts'

export type Look = {
  kind: string
  pattern: string
  shade: Shade
  second: Shade | null
  third: Shade | null
  wash: string | null
  shine: number
  colorNames: string[]
  shadeNames: string[]
  materials: readonly string[]
  flaw: string
  useShadeInTitle: boolean
  measurementsFor: (step: number) => { name: string; inches: number }[]
}

const twoColored = ['stripe', 'breton', 'check', 'dot', 'floral', 'animal', 'tweed']
const pale = shades.filter((s) => s.basic === 'white')
const animalGrounds = shades.filter((s) => s.basic === 'tan' || s.basic === 'brown')
const metalled = ['earrings', 'necklace', 'ring', 'bracelet', 'watch']

function coloursOf(leaf: Leaf, pattern: string, chance: Chance): { shade: Shade; second: Shade | null; third: Shade | null; wash: string | null } {
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
    pattern === 'animal' ? chance.pick(shades.filter((s) => s.basic === 'black')) : shade.basic === 'white' ? chance.pick(dark) : chance.pick(pale)
  return { shade, second, third: pattern === 'floral' || pattern === 'check' ? chance.pick(dark) : null, wash: null }
}

/** Draws the look of a piece of this category. */
export function lookOf(leaf: Leaf, chance: Chance): Look {
  const traits = families[leaf.family]
  const pattern = chance.pick(traits.patterns)
  const colours = coloursOf(leaf, pattern, chance)
  const worn = [colours.shade, colours.second, colours.third].filter((s) => s !== null)
  const basics = [...new Set(worn.map((s) => s.basic))]
  const materials = chance.pick(traits.materials)
  return {
    kind: chance.pick(leaf.kinds),
    pattern,
    ...colours,
    shine: materials.some((m) => ['Silk', 'Nylon', 'Gold Plated Brass', 'Sterling Silver', 'Stainless Steel'].includes(m))
      ? 0.5
      : leaf.family === 'heel'
        ? 0.4
        : 0.1,
    colorNames: basics.length > 2 ? [...basics, 'multi'] : basics,
    shadeNames: [...new Set(worn.map((s) => s.name))],
    materials,
    flaw: chance.pick(traits.flaws),
    useShadeInTitle: chance.is(0.5),
    measurementsFor: (step) =>
      traits.measurements.map(([name, middle, each]) => ({ name, inches: Math.round(Math.max(middle * 0.6, middle + step * each) * 4) / 4 })),
  }
}

/** A size that the piece comes in; women's regular ones three times as often as plus, petite, tall and juniors'. */
export function sizeFor(leaf: Leaf, chance: Chance): SizeRow {
  const all = sizesOf[leaf.size]
  const regular = all.filter((s) => s.department_group === 'women')
  const middle = regular.filter((s) => Math.abs(s.step) <= 3)
  if (leaf.root === 'maternity-clothes') return chance.pick(middle)
  if (regular.length && chance.is(0.74)) return chance.pick(chance.is(0.8) ? middle : regular)
  return chance.pick(all)
}

/** The departments that show the piece. */
export function departmentsOf(leaf: Leaf, size: SizeRow, brand: SeedBrand, chance: Chance): Department[] {
  if (leaf.line === 'k')
    return leaf.departments.length === 1 ? [...leaf.departments] : chance.pick([['girls'], ['boys'], ['girls', 'boys']] as Department[][])
  const out: Department[] = [...leaf.departments]
  const group = size.department_group
  if (group === 'plus' || group === 'petite' || group === 'tall' || group === 'juniors') out.push(group)
  if (brand.tier === 'designer' || brand.tier === 'luxury') out.push('designer')
  if (brand.tier === 'premium') out.push('premium')
  return out
}
