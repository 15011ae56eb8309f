// Families of kinds that a picture is told apart by. A picture shows a coat long before it shows a peacoat.

/** A family: its name in one and in many, the category tags of its pieces, and the network's own classes. */
export type Family = {
  readonly key: string
  readonly one: string
  readonly many: string
  readonly tags: readonly string[]
  /** Classes of ImageNet (ILSVRC 2012) that mean the family. */
  readonly classes: readonly number[]
}

/** The first family of which a piece has a tag is its family, so the narrow ones come first. */
export const families: readonly Family[] = [
  {
    key: 'hats',
    one: 'Hat',
    many: 'Hats',
    tags: ['hats', 'caps', 'beanies', 'sun-hats'],
    classes: [515, 808, 452, 439, 433],
  },
  {
    key: 'glasses',
    one: 'Glasses',
    many: 'Glasses',
    tags: ['sunglasses', 'eyeglasses'],
    classes: [836, 837],
  },
  { key: 'belts', one: 'Belt', many: 'Belts', tags: ['belts'], classes: [464] },
  { key: 'scarves', one: 'Scarf', many: 'Scarves', tags: ['scarves'], classes: [824] },
  { key: 'gloves', one: 'Gloves', many: 'Gloves', tags: ['gloves'], classes: [658] },
  { key: 'ties', one: 'Tie', many: 'Ties', tags: ['ties'], classes: [451, 457, 906] },
  { key: 'umbrellas', one: 'Umbrella', many: 'Umbrellas', tags: ['umbrellas'], classes: [879] },
  { key: 'socks', one: 'Socks', many: 'Socks', tags: ['socks', 'tights', 'leg-warmers'], classes: [806] },
  {
    key: 'boots',
    one: 'Boots',
    many: 'Boots',
    tags: [
      'boots',
      'ankle-boots',
      'combat-boots',
      'hiking-boots',
      'kids-boots',
      'kids-rain-boots',
      'kids-winter-boots',
      'knee-high-boots',
      'over-the-knee-boots',
      'rain-boots',
      'western-boots',
      'winter-boots',
    ],
    classes: [514],
  },
  {
    key: 'shoes',
    one: 'Shoes',
    many: 'Shoes',
    tags: ['shoes', 'kids-shoes', 'baby-shoes'],
    classes: [502, 630, 770, 774, 788],
  },
  {
    key: 'bags',
    one: 'Bag',
    many: 'Bags',
    tags: ['handbags', 'backpacks', 'diaper-bags', 'wallets', 'card-cases', 'wristlets', 'passport-cases'],
    classes: [414, 636, 748, 893],
  },
  { key: 'watches', one: 'Watch', many: 'Watches', tags: ['watches'], classes: [531] },
  { key: 'jewelry', one: 'Jewelry', many: 'Jewelry', tags: ['jewelry'], classes: [679] },
  { key: 'blazers', one: 'Blazer', many: 'Blazers', tags: ['blazers'], classes: [834] },
  {
    key: 'coats',
    one: 'Coat or jacket',
    many: 'Coats and jackets',
    tags: [
      'coats-jackets',
      'kids-coats',
      'kids-jackets',
      'baby-outerwear',
      'track-jackets',
      'fleece-jackets',
      'windbreakers',
    ],
    classes: [568, 735, 869],
  },
  {
    key: 'hoodies',
    one: 'Sweatshirt',
    many: 'Sweatshirts',
    tags: ['sweatshirts-hoodies', 'kids-sweatshirts'],
    classes: [841],
  },
  {
    key: 'shorts',
    one: 'Shorts',
    many: 'Shorts',
    tags: ['shorts', 'active-shorts', 'bike-shorts', 'kids-shorts'],
    classes: [842],
  },
  {
    key: 'skirts',
    one: 'Skirt',
    many: 'Skirts',
    tags: ['skirts', 'kids-skirts', 'tennis-skirts', 'maternity-skirts', 'skorts'],
    classes: [601, 655, 689, 775],
  },
  {
    key: 'pants',
    one: 'Pants',
    many: 'Pants',
    tags: [
      'jeans',
      'pants',
      'active-leggings',
      'leggings',
      'yoga-pants',
      'joggers',
      'kids-jeans-pants',
      'kids-leggings',
      'maternity-jeans',
      'maternity-pants',
      'maternity-leggings',
      'pajama-pants',
    ],
    classes: [608],
  },
  {
    key: 'jumpsuits',
    one: 'Jumpsuit',
    many: 'Jumpsuits',
    tags: ['jumpsuits-rompers', 'overalls', 'kids-overalls', 'coveralls', 'baby-one-pieces'],
    classes: [],
  },
  {
    key: 'dresses',
    one: 'Dress',
    many: 'Dresses',
    tags: [
      'dresses',
      'kids-dresses',
      'kids-party-dresses',
      'maternity-dresses',
      'nightgowns',
      'slips',
      'tennis-dresses',
      'cover-ups',
      'robes',
    ],
    classes: [578, 614],
  },
  {
    key: 'swimwear',
    one: 'Swimwear',
    many: 'Swimwear',
    tags: ['swimwear', 'kids-swimwear', 'maternity-swimwear'],
    classes: [445, 638, 639],
  },
  {
    key: 'bras',
    one: 'Bra',
    many: 'Bras',
    tags: ['bras', 'bralettes', 'sports-bras', 'shapewear', 'corsets'],
    classes: [459],
  },
  {
    key: 'tanks',
    one: 'Tank top',
    many: 'Tank tops',
    tags: [
      'tank-tops',
      'camisoles',
      'active-tanks',
      'halter-tops',
      'corset-tops',
      'bodysuits',
      'sweater-vests',
    ],
    classes: [],
  },
  {
    key: 'shirts',
    one: 'Shirt',
    many: 'Shirts and blouses',
    tags: [
      'button-down-shirts',
      'blouses',
      'denim-shirts',
      'tunics',
      'peplum-tops',
      'pajama-sets',
      'off-shoulder-tops',
    ],
    classes: [617, 697],
  },
  {
    key: 'knitwear',
    one: 'Sweater',
    many: 'Sweaters',
    tags: ['sweaters', 'kids-sweaters', 'turtleneck-tops', 'maternity-sweaters'],
    classes: [474, 911],
  },
  {
    key: 'tees',
    one: 'T-shirt',
    many: 'T-shirts and tops',
    tags: ['tops', 'active-tees', 'kids-tops', 'maternity-tops', 'rash-guards'],
    classes: [610],
  },
]

const familyOfTag = new Map<string, number>()
for (const [i, { tags }] of families.entries())
  for (const tag of tags) if (!familyOfTag.has(tag)) familyOfTag.set(tag, i)

/**
 * Returns the index in `families` of a piece with these category tags, the lowest when tags name several; -1
 * for a piece of no family.
 */
export const familyOf = (categoryTags: readonly string[]): number =>
  categoryTags.reduce((best, tag) => {
    const found = familyOfTag.get(tag)
    return found !== undefined && (best < 0 || found < best) ? found : best
  }, -1)
