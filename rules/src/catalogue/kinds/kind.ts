/**
 * What the shop knows of a kind of piece (a leaf category), in one record: the tree, the seed, the lexicon
 * of search, intake and pictures all rest on these records (decision 0123).
 */
import type { Department } from '../../vocabulary/departments.ts'
import type { Shape } from '../silhouettes/shape.ts'
import { type ColorShares, everydayColors } from './colors.ts'

/** The line of goods by which brands are chosen. */
export const lines = ['clothes', 'kids', 'shoes', 'bags', 'jewelry', 'accessories'] as const
export type Line = (typeof lines)[number]

export const sizeSystems = [
  'top',
  'bottom',
  'jeans',
  'bra',
  'tights',
  'shoe',
  'ring',
  'hat',
  'glove',
  'belt',
  'baby',
  'kids',
  'kids-shoe',
  'one',
] as const
export type SizeSystem = (typeof sizeSystems)[number]

/** A measurement's name, its inches in a middle size, and the inches that each size adds. */
export type Measure = readonly [name: string, inches: number, each: number]

/** A choice with its share: of all shares together, so much is this one. */
export type Share<T> = readonly [share: number, value: T]

export const patterns = [
  'solid',
  'stripe',
  'breton',
  'check',
  'plaid',
  'gingham',
  'houndstooth',
  'dot',
  'floral',
  'paisley',
  'animal',
  'abstract',
  'tie-dye',
  'camo',
  'color-block',
  'graphic',
  'tweed',
  'denim',
  'rib',
  'knit',
] as const
export type Pattern = (typeof patterns)[number]

/** When people look for a kind; "any" is all year round. */
export type Season = 'any' | 'warm' | 'cold' | 'holiday'

/** The words of the inspection that a kind of piece gets. */
export type Area = 'top' | 'knit' | 'outer' | 'lower' | 'dress' | 'shoe' | 'bag' | 'jewel' | 'small'

/** How a piece is shown in its pictures. */
export type Shown = 'hanger' | 'flat' | 'folded' | 'form' | 'standing' | 'hung'

/** Families of pieces whose pictures have the same parts: flaws are named by those parts. */
export type DrawnAs =
  | 'tee'
  | 'blouse'
  | 'shirt'
  | 'sweater'
  | 'cardigan'
  | 'hoodie'
  | 'blazer'
  | 'coat'
  | 'puffer'
  | 'day-dress'
  | 'maxi-dress'
  | 'shirt-dress'
  | 'knit-dress'
  | 'wrap-dress'
  | 'slip'
  | 'skirt'
  | 'pleated-skirt'
  | 'jeans'
  | 'trousers'
  | 'shorts'
  | 'jumpsuit'
  | 'romper'
  | 'sneaker'
  | 'pump'
  | 'boot'
  | 'sandal'
  | 'tote'
  | 'shoulder-bag'
  | 'clutch'
  | 'backpack'
  | 'earrings'
  | 'necklace'
  | 'ring'
  | 'bracelet'
  | 'watch'
  | 'scarf'
  | 'belt'
  | 'hat'
  | 'sunglasses'

/** Features that all pieces of a kind have, whatever their silhouette: a mini dress ends at "mini". */
type Features<S> = S extends Shape ? Partial<Omit<S, 'on'>> : never

export type Kind = {
  id: number
  slug: string
  name: string
  /** One piece of the kind, as titles name it: "cocktail dress". */
  noun: string
  /** What pieces of some silhouettes are called instead: a hoodie among sweatshirts. */
  nouns: Readonly<Record<string, string>>
  /** The slug of its root category. */
  root: string
  /** Further categories of the same root that show the kind as well: trench coats lie among coats. */
  alsoIn: readonly string[]
  departments: readonly Department[]
  line: Line
  sizes: SizeSystem
  /** Names of silhouettes (catalogue/silhouettes). */
  silhouettes: readonly string[]
  always: Features<Shape>
  measures: readonly Measure[]
  /** Materials as a label names them, first the one that it is mostly made of. */
  materials: readonly Share<readonly string[]>[]
  patterns: readonly Share<Pattern>[]
  /** Basic colors; metals and washes of denim have colors of their own. */
  colors: ColorShares
  /** Description attributes that no cut says, by their names without "chars", with their choices. */
  chars: Readonly<Record<string, readonly string[]>>
  styles: readonly string[]
  occasions: readonly string[]
  /** Retail price of a mid-tier brand in whole dollars; prices.ts says what other tiers make of the price. */
  retail: number
  /** Demand, compared with other kinds: of the sum of all weights, so many pieces are of this kind. */
  weight: number
  season: Season
  area: Area
  /** Flaws that the kind gets, by their words (vocabulary of the seed's wear.ts). */
  flaws: readonly string[]
  care: string
  shown: readonly Shown[]
  /** The family of its pictures. */
  drawnAs: DrawnAs
  /** Other words for the kind in the singular, separated by ", "; the lexicon of search leads them here. */
  words: string
}

/** What the kinds of a family have in common. */
export type Base = Omit<
  Kind,
  | 'id'
  | 'slug'
  | 'name'
  | 'noun'
  | 'silhouettes'
  | 'retail'
  | 'weight'
  | 'words'
  | 'alsoIn'
  | 'always'
  | 'nouns'
  | 'colors'
> &
  Partial<Pick<Kind, 'colors'>>
/** What a kind says for itself beside its base. */
export type Own = Pick<Kind, 'id' | 'slug' | 'name' | 'noun' | 'silhouettes' | 'retail' | 'weight'> &
  Partial<Omit<Kind, 'id' | 'slug' | 'name' | 'noun' | 'silhouettes' | 'retail' | 'weight'>>

/**
 * Builds the kinds (lowest categories) of a family: each record completed with the values of `base` that it
 * does not have itself.
 */
export const kindsOf = (base: Base, own: readonly Own[]): Kind[] =>
  own.map((kind) => ({
    words: '',
    alsoIn: [],
    always: {},
    nouns: {},
    colors: everydayColors,
    ...base,
    ...kind,
  }))
