// Short builders for the wish tables (concepts-*.ts) and the types of the values they may use: a value
// that the shop does not have fails to compile.
import type { CategorySlug } from '../../catalogue/kinds/slugs.ts'
import type { Entry, Leaning } from './types.ts'

/** Category slugs. A piece also carries the slugs of its parent categories: "dresses" means every dress. */
export type Kind = CategorySlug

export type Style =
  | 'vintage-inspired'
  | 'minimal'
  | 'edgy'
  | 'romantic'
  | 'sporty'
  | 'preppy'
  | 'classic'
  | 'bohemian'
export type Occasion =
  | 'casual'
  | 'work'
  | 'party'
  | 'vacation'
  | 'wedding guest'
  | 'winter'
  | 'play'
  | 'holiday'
  | 'school'
export type Tag = 'holiday' | 'office' | 'capsule wardrobe' | 'weekend' | 'layering' | 'vacation'
export type Material =
  | 'velvet'
  | 'corduroy'
  | 'lace'
  | 'satin'
  | 'chiffon'
  | 'crepe'
  | 'sequins'
  | 'tulle'
  | 'fleece'
  | 'faux fur'
  | 'shearling'
  | 'mesh'
  | 'modal'
  | 'alpaca'
  | 'mohair'
  | 'rubber'
  | 'jute'
  | 'patent leather'
  | '14k gold'
  | 'gold filled'
  | 'pearl'
  | 'down'
  | 'cotton'
  | 'polyester'
  | 'elastane'
  | 'wool'
  | 'viscose'
  | 'linen'
  | 'leather'
  | 'silk'
  | 'nylon'
  | 'rayon'
  | 'faux leather'
  | 'acrylic'
  | 'suede'
  | 'canvas'
  | 'merino wool'
  | 'gold plated brass'
  | 'rose gold plated brass'
  | 'cashmere'
  | 'sterling silver'
  | 'stainless steel'
  | 'acetate'
  | 'plastic'
  | 'wool felt'
  | 'metal'
  | 'straw'
export type Pattern =
  | 'plaid'
  | 'gingham'
  | 'houndstooth'
  | 'paisley'
  | 'abstract'
  | 'tie-dye'
  | 'camo'
  | 'color-block'
  | 'graphic'
  | 'solid'
  | 'striped'
  | 'checked'
  | 'floral'
  | 'animal-print'
  | 'dotted'
  | 'rib-knit'
  | 'tweed'
  | 'breton-striped'
  | 'cable-knit'
export type Color =
  | 'white'
  | 'blue'
  | 'black'
  | 'multi'
  | 'tan'
  | 'green'
  | 'brown'
  | 'red'
  | 'purple'
  | 'pink'
  | 'gray'
  | 'orange'
  | 'yellow'
  | 'gold'
  | 'silver'
export type Shade =
  | 'cream'
  | 'ivory'
  | 'white'
  | 'black'
  | 'charcoal black'
  | 'ink'
  | 'oatmeal'
  | 'mocha'
  | 'sand'
  | 'camel'
  | 'emerald'
  | 'burgundy'
  | 'chestnut'
  | 'olive'
  | 'teal'
  | 'raspberry'
  | 'charcoal'
  | 'cobalt'
  | 'plum'
  | 'cherry'
  | 'navy'
  | 'sky blue'
  | 'bottle green'
  | 'aubergine'
  | 'mustard'
  | 'lavender'
  | 'apricot'
  | 'terracotta'
  | 'butter'
  | 'blush'
  | 'rust'
  | 'dusty rose'
  | 'brick red'
  | 'slate'
  | 'heather gray'
  | 'chocolate'
  | 'sage'
  | 'marigold'
  | 'ecru'
  | 'washed black'
  | 'mid blue'
  | 'indigo'
  | 'pale blue'
  | 'silver'
  | 'gold'
  | 'rose gold'
export type Sleeve = 'long sleeve' | '3/4 sleeve' | 'short sleeve' | 'sleeveless'
export type Neck =
  | 'off the shoulder'
  | 'one shoulder'
  | 'cowl neck'
  | 'sweetheart'
  | 'strapless'
  | 'keyhole'
  | 'henley'
  | 'funnel neck'
  | 'v-neck'
  | 'scoop neck'
  | 'collared'
  | 'crew neck'
  | 'mock neck'
  | 'square neck'
  | 'boat neck'
  | 'hooded'
  | 'turtleneck'
  | 'halter'
export type Cut = 'straight leg' | 'wide leg' | 'skinny' | 'tapered' | 'bootcut' | 'flared'
export type Waist = 'mid rise' | 'high waisted' | 'low rise'
export type Wash = 'white wash' | 'medium wash' | 'black wash' | 'dark wash' | 'light wash'
export type Department =
  | 'girls'
  | 'boys'
  | 'petite'
  | 'tall'
  | 'plus'
  | 'maternity'
  | 'juniors'
  | 'designer'
  | 'premium'

/** Returns a builder of leanings for one filter key. */
const leaning =
  (key: string) =>
  (weight: number, values: readonly string[]): Leaning => ({ key, values, weight })

/** Builds a leaning of a search towards categories, with a weight. */
export const kinds = (weight: number, ...values: Kind[]): Leaning => leaning('category_tags')(weight, values)
/** Builds a leaning of a search towards styles, with a weight. */
export const styles = (weight: number, ...values: Style[]): Leaning => leaning('style_tags')(weight, values)
/** Builds a leaning of a search towards occasions, with a weight. */
export const occasions = (weight: number, ...values: Occasion[]): Leaning =>
  leaning('occasion_tags')(weight, values)
/** Builds a leaning of a search towards search tags, with a weight. */
export const tags = (weight: number, ...values: Tag[]): Leaning => leaning('search_tags')(weight, values)
/** Builds a leaning of a search towards materials, with a weight. */
export const materials = (weight: number, ...values: Material[]): Leaning =>
  leaning('materials')(weight, values)
/** Builds a leaning of a search towards patterns, with a weight. */
export const patterns = (weight: number, ...values: Pattern[]): Leaning => leaning('pattern')(weight, values)
/** Builds a leaning of a search towards colors, with a weight. */
export const colors = (weight: number, ...values: Color[]): Leaning => leaning('color_names')(weight, values)
/** Builds a leaning of a search towards shades (finer than colors), with a weight. */
export const shades = (weight: number, ...values: Shade[]): Leaning =>
  leaning('advanced_color_names')(weight, values)
/** Builds a leaning of a search towards sleeve lengths, with a weight. */
export const sleeves = (weight: number, ...values: Sleeve[]): Leaning =>
  leaning('sleeve_length')(weight, values)
/** Builds a leaning of a search towards necklines, with a weight. */
export const necks = (weight: number, ...values: Neck[]): Leaning => leaning('neckline_tags')(weight, values)
/** Builds a leaning of a search towards trouser cuts, with a weight. */
export const cuts = (weight: number, ...values: Cut[]): Leaning => leaning('pant_cut_tags')(weight, values)
/** Builds a leaning of a search towards waist heights, with a weight. */
export const waists = (weight: number, ...values: Waist[]): Leaning => leaning('waist_tags')(weight, values)
/** Builds a leaning of a search towards jean washes, with a weight. */
export const washes = (weight: number, ...values: Wash[]): Leaning =>
  leaning('jean_wash_tags')(weight, values)
/** Builds a leaning of a search towards departments, with a weight. */
export const departments = (weight: number, ...values: Department[]): Leaning =>
  leaning('department_tags')(weight, values)
/**
 * Builds a leaning of a search towards price ranges in dollars, written as in URLs: "-30" (up to $30), "100-"
 * ($100 and up).
 */
export const prices = (weight: number, ...values: string[]): Leaning => leaning('price')(weight, values)
/** Builds a leaning of a search towards designer and luxury brands, with a weight. */
export const designer = (weight: number): Leaning => leaning('luxe_brand')(weight, ['true'])
/** Builds a leaning of a search towards pieces in condition "new with tags" or "excellent", with a weight. */
export const unworn = (weight: number): Leaning =>
  leaning('condition')(weight, ['new_with_tags', 'excellent'])

/** Builds a lexicon entry of a wish: its phrases, separated by ", ", and the leanings that rank pieces. */
export const wish = (words: string, ...leanings: Leaning[]): Entry => ({ words: words.split(', '), leanings })
/**
 * Builds a lexicon entry for phrases that name the wearer ("my daughter"): a department filter, the label
 * of its chip, and leanings.
 */
export const wishFor = (
  words: string,
  department: readonly Department[],
  label: string,
  ...leanings: Leaning[]
): Entry => ({
  words: words.split(', '),
  filters: { department_tags: department },
  leanings,
  label,
})

// Groups of values that many wishes share.
export const airy = ['linen', 'cotton', 'viscose', 'rayon', 'silk'] as const
export const woollen = ['wool', 'merino wool', 'cashmere', 'wool felt'] as const
export const metals = [
  'gold plated brass',
  'rose gold plated brass',
  'sterling silver',
  'stainless steel',
] as const
export const neutrals = [
  'cream',
  'ivory',
  'white',
  'oatmeal',
  'sand',
  'camel',
  'ecru',
  'mocha',
  'black',
  'charcoal',
  'navy',
  'heather gray',
] as const
export const calm = [
  'cream',
  'ivory',
  'oatmeal',
  'sand',
  'camel',
  'ecru',
  'mocha',
  'charcoal',
  'navy',
  'slate',
  'heather gray',
  'black',
] as const
export const brights = [
  'raspberry',
  'cobalt',
  'cherry',
  'marigold',
  'emerald',
  'apricot',
  'teal',
  'mustard',
] as const
export const pastels = ['lavender', 'blush', 'butter', 'dusty rose', 'sky blue', 'sage', 'apricot'] as const
export const earth = [
  'terracotta',
  'rust',
  'olive',
  'chestnut',
  'mocha',
  'camel',
  'mustard',
  'brick red',
  'chocolate',
] as const
export const darks = ['black', 'charcoal black', 'ink', 'charcoal', 'navy', 'slate'] as const
export const jewels = ['emerald', 'burgundy', 'plum', 'cobalt', 'aubergine', 'raspberry', 'teal'] as const
export const shiny = ['gold', 'silver', 'rose gold'] as const
