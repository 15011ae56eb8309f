// The category tree, and for each leaf its silhouettes, sizes and usual retail price.
import type { Department } from '@hemline/rules/vocabulary/departments.ts'
import type { Family } from './families.ts'

export type SizeKind = 'top' | 'bottom' | 'jeans' | 'shoe' | 'ring' | 'kids' | 'kids-shoe' | 'one'
/** The line of goods by which brands are chosen: wear, kids, shoes, bags, jewelry, accessories. */
export type Line = 'w' | 'k' | 's' | 'b' | 'j' | 'a'

export type Leaf = {
  id: number
  root: string
  slug: string
  name: string
  noun: string
  family: Family
  /** Names of silhouettes of the pictures package. */
  kinds: readonly string[]
  size: SizeKind
  line: Line
  /** Estimated retail of a mid-tier brand, whole dollars. */
  retail: number
  departments: readonly Department[]
  weight: number
}

export type Root = {
  id: number
  slug: string
  name: string
  departments: readonly Department[]
  sizeCategory: string | null
}

const wear: readonly Department[] = ['women']
const kids: readonly Department[] = ['girls', 'boys']

export const roots: readonly Root[] = [
  { id: 100, slug: 'dresses', name: 'Dresses', departments: wear, sizeCategory: 'top' },
  { id: 120, slug: 'tops', name: 'Tops', departments: wear, sizeCategory: 'top' },
  { id: 140, slug: 'sweaters', name: 'Sweaters', departments: wear, sizeCategory: 'top' },
  { id: 160, slug: 'coats-jackets', name: 'Coats & Jackets', departments: wear, sizeCategory: 'top' },
  { id: 180, slug: 'jeans', name: 'Jeans', departments: wear, sizeCategory: 'bottom' },
  { id: 200, slug: 'pants', name: 'Pants', departments: wear, sizeCategory: 'bottom' },
  { id: 220, slug: 'skirts', name: 'Skirts', departments: wear, sizeCategory: 'bottom' },
  { id: 240, slug: 'shorts', name: 'Shorts', departments: wear, sizeCategory: 'bottom' },
  { id: 260, slug: 'jumpsuits-rompers', name: 'Jumpsuits & Rompers', departments: wear, sizeCategory: 'top' },
  {
    id: 280,
    slug: 'maternity-clothes',
    name: 'Maternity Clothes',
    departments: ['maternity'],
    sizeCategory: 'top',
  },
  { id: 300, slug: 'shoes', name: 'Shoes', departments: ['women', 'shoes'], sizeCategory: 'shoe' },
  { id: 320, slug: 'handbags', name: 'Handbags', departments: ['women', 'handbags'], sizeCategory: 'one' },
  { id: 400, slug: 'jewelry', name: 'Jewelry', departments: ['women', 'jewelry'], sizeCategory: 'one' },
  {
    id: 420,
    slug: 'accessories',
    name: 'Accessories',
    departments: ['women', 'accessories'],
    sizeCategory: 'one',
  },
  { id: 440, slug: 'kids-clothes', name: 'Kids’ Clothes', departments: kids, sizeCategory: 'kids' },
  { id: 460, slug: 'kids-shoes', name: 'Kids’ Shoes', departments: kids, sizeCategory: 'kids' },
]

type Row = readonly [
  id: number,
  slug: string,
  name: string,
  noun: string,
  family: Family,
  kinds: readonly string[],
  retail: number,
  weight: number,
  departments?: readonly Department[],
]

function leaves(root: string, size: SizeKind, line: Line, rows: readonly Row[]): Leaf[] {
  const departments = roots.find((r) => r.slug === root)?.departments ?? wear
  return rows.map(([id, slug, name, noun, family, kinds, retail, weight, own]) => ({
    id,
    root,
    slug,
    name,
    noun,
    family,
    kinds,
    size,
    line,
    retail,
    weight,
    departments: own ?? departments,
  }))
}

export const categoryLeaves: readonly Leaf[] = [
  ...leaves('dresses', 'top', 'w', [
    [101, 'mini-dresses', 'Mini Dresses', 'mini dress', 'dress', ['day-dress', 'slip'], 88, 6],
    [
      102,
      'midi-dresses',
      'Midi Dresses',
      'midi dress',
      'dress',
      ['wrap-dress', 'shirt-dress', 'day-dress'],
      110,
      9,
    ],
    [103, 'maxi-dresses', 'Maxi Dresses', 'maxi dress', 'dress', ['maxi-dress'], 128, 6],
    [104, 'sweater-dresses', 'Sweater Dresses', 'sweater dress', 'knitdress', ['knit-dress'], 98, 3],
    [
      105,
      'cocktail-dresses',
      'Cocktail Dresses',
      'cocktail dress',
      'eveningdress',
      ['slip', 'wrap-dress'],
      165,
      4,
    ],
    [106, 'casual-dresses', 'Casual Dresses', 'dress', 'dress', ['day-dress', 'shirt-dress'], 79, 7],
  ]),
  ...leaves('tops', 'top', 'w', [
    [121, 'blouses', 'Blouses', 'blouse', 'blouse', ['blouse'], 68, 9],
    [122, 't-shirts', 'T-Shirts', 'tee', 'tee', ['tee'], 32, 8],
    [123, 'button-down-shirts', 'Button-Down Shirts', 'button-down shirt', 'shirt', ['shirt'], 70, 5],
    [124, 'sweatshirts-hoodies', 'Sweatshirts & Hoodies', 'hoodie', 'sweat', ['hoodie'], 58, 4],
  ]),
  ...leaves('sweaters', 'top', 'w', [
    [141, 'cardigans', 'Cardigans', 'cardigan', 'knit', ['cardigan'], 88, 7],
    [142, 'pullovers', 'Pullovers', 'sweater', 'knit', ['sweater'], 84, 8],
    [
      143,
      'cashmere-sweaters',
      'Cashmere Sweaters',
      'cashmere sweater',
      'cashmere',
      ['sweater', 'cardigan'],
      160,
      3,
    ],
  ]),
  ...leaves('coats-jackets', 'top', 'w', [
    [161, 'blazers', 'Blazers', 'blazer', 'blazer', ['blazer'], 148, 6],
    [162, 'coats', 'Coats', 'coat', 'coat', ['coat'], 220, 4],
    [163, 'puffer-jackets', 'Puffer Jackets', 'puffer jacket', 'puffer', ['puffer'], 180, 3],
  ]),
  ...leaves('jeans', 'jeans', 'w', [
    [181, 'straight-jeans', 'Straight Jeans', 'straight jeans', 'jeans', ['jeans'], 98, 6],
    [356, 'skinny-jeans', 'Skinny Jeans', 'skinny jeans', 'jeans', ['jeans'], 89, 6],
    [182, 'wide-leg-jeans', 'Wide-Leg Jeans', 'wide-leg jeans', 'jeans', ['jeans'], 108, 4],
    [183, 'bootcut-jeans', 'Bootcut Jeans', 'bootcut jeans', 'jeans', ['jeans'], 95, 3],
  ]),
  ...leaves('pants', 'bottom', 'w', [
    [201, 'dress-pants', 'Dress Pants', 'trousers', 'pants', ['trousers'], 98, 6],
    [202, 'casual-pants', 'Casual Pants', 'pants', 'pants', ['trousers'], 72, 5],
    [203, 'linen-pants', 'Linen Pants', 'linen pants', 'linenpants', ['trousers'], 84, 3],
  ]),
  ...leaves('skirts', 'bottom', 'w', [
    [221, 'mini-skirts', 'Mini Skirts', 'mini skirt', 'skirt', ['skirt'], 60, 3],
    [222, 'midi-skirts', 'Midi Skirts', 'midi skirt', 'skirt', ['pleated-skirt', 'skirt'], 78, 5],
  ]),
  ...leaves('shorts', 'bottom', 'w', [
    [241, 'casual-shorts', 'Casual Shorts', 'shorts', 'shorts', ['shorts'], 48, 4],
    [242, 'denim-shorts', 'Denim Shorts', 'denim shorts', 'denimshorts', ['shorts'], 54, 3],
  ]),
  ...leaves('jumpsuits-rompers', 'top', 'w', [
    [261, 'jumpsuits', 'Jumpsuits', 'jumpsuit', 'onepiece', ['jumpsuit'], 118, 3],
    [262, 'rompers', 'Rompers', 'romper', 'onepiece', ['romper'], 74, 2],
  ]),
  ...leaves('maternity-clothes', 'top', 'w', [
    [
      281,
      'maternity-dresses',
      'Maternity Dresses',
      'maternity dress',
      'dress',
      ['wrap-dress', 'maxi-dress'],
      78,
      2,
    ],
    [282, 'maternity-tops', 'Maternity Tops', 'maternity top', 'blouse', ['blouse', 'tee'], 48, 2],
  ]),
  ...leaves('shoes', 'shoe', 's', [
    [301, 'sneakers', 'Sneakers', 'sneakers', 'sneaker', ['sneaker'], 92, 6],
    [302, 'heels', 'Heels', 'heels', 'heel', ['pump'], 118, 5],
    [303, 'boots', 'Boots', 'ankle boots', 'boot', ['boot'], 158, 6],
    [304, 'sandals', 'Sandals', 'sandals', 'sandal', ['sandal'], 82, 5],
  ]),
  ...leaves('handbags', 'one', 'b', [
    [321, 'totes', 'Totes', 'tote', 'bag', ['tote'], 178, 5],
    [322, 'shoulder-bags', 'Shoulder Bags', 'shoulder bag', 'bag', ['shoulder-bag'], 195, 5],
    [323, 'clutches', 'Clutches', 'clutch', 'bag', ['clutch'], 96, 3],
    [324, 'backpacks', 'Backpacks', 'backpack', 'bag', ['backpack'], 120, 2],
  ]),
  ...leaves('jewelry', 'one', 'j', [
    [401, 'earrings', 'Earrings', 'earrings', 'earrings', ['earrings'], 48, 3],
    [402, 'necklaces', 'Necklaces', 'necklace', 'necklace', ['necklace'], 62, 3],
    [403, 'bracelets', 'Bracelets', 'bracelet', 'bracelet', ['bracelet'], 58, 2],
    [405, 'watches', 'Watches', 'watch', 'watch', ['watch'], 165, 1],
  ]),
  ...leaves('jewelry', 'ring', 'j', [[404, 'rings', 'Rings', 'ring', 'ring', ['ring'], 64, 2]]),
  ...leaves('accessories', 'one', 'a', [
    [421, 'scarves', 'Scarves', 'scarf', 'scarf', ['scarf'], 52, 3],
    [422, 'belts', 'Belts', 'belt', 'belt', ['belt'], 46, 2],
    [423, 'hats', 'Hats', 'hat', 'hat', ['hat'], 38, 2],
    [424, 'sunglasses', 'Sunglasses', 'sunglasses', 'sunglasses', ['sunglasses'], 110, 2],
  ]),
  ...leaves('kids-clothes', 'kids', 'k', [
    [441, 'kids-dresses', 'Kids’ Dresses', 'dress', 'dress', ['day-dress'], 38, 3, ['girls']],
    [442, 'kids-tops', 'Kids’ Tops', 'tee', 'tee', ['tee'], 20, 4],
    [443, 'kids-sweaters', 'Kids’ Sweaters', 'sweater', 'knit', ['sweater', 'cardigan'], 34, 2],
    [444, 'kids-jeans-pants', 'Kids’ Jeans & Pants', 'jeans', 'jeans', ['jeans'], 32, 3],
    [445, 'kids-jackets', 'Kids’ Jackets', 'puffer jacket', 'puffer', ['puffer'], 62, 2],
  ]),
  ...leaves('kids-shoes', 'kids-shoe', 'k', [
    [461, 'kids-sneakers', 'Kids’ Sneakers', 'sneakers', 'sneaker', ['sneaker'], 48, 2],
    [462, 'kids-boots', 'Kids’ Boots', 'boots', 'boot', ['boot'], 56, 1],
  ]),
]
