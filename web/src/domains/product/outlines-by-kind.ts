// Which outline stands for a kind of piece. A kind whose cut no outline shows has none: a drawing of another
// thing would say that it was measured where it wasn't.
import type { shoesAndBags } from './outlines-shoes-bags.ts'
import type { things } from './outlines-things.ts'
import type { wear } from './outlines-wear.ts'

export type OutlineKind = keyof typeof wear | keyof typeof things | keyof typeof shoesAndBags | 'coat'

/** The outlines, each with the kinds that it stands for beside those of its root. */
const kindsOf: Readonly<Partial<Record<OutlineKind | 'none', string>>> = {
  dress: 'maternity-dresses kids-dresses girls-dresses kids-party-dresses tennis-dresses nightgowns slips',
  sweater: 'kids-sweaters kids-sweatshirts maternity-sweaters sweatshirts-hoodies track-jackets',
  jacket: 'kids-jackets',
  coat: 'coats kids-coats robes',
  pants:
    'active-leggings joggers yoga-pants pajama-pants maternity-jeans maternity-leggings maternity-pants kids-jeans-pants kids-leggings',
  shorts: 'bike-shorts active-shorts kids-shorts',
  skirt: 'tennis-skirts maternity-skirts kids-skirts',
  sneaker: 'sneakers running-shoes training-shoes platform-sneakers high-top-sneakers kids-sneakers oxfords',
  heel: 'heels',
  flat: 'flats ballet-flats loafers moccasins mary-janes kids-dress-shoes',
  boot: 'boots ankle-boots western-boots rain-boots winter-boots hiking-boots combat-boots knee-high-boots over-the-knee-boots kids-boots kids-rain-boots kids-winter-boots',
  sandal: 'sandals slides kids-sandals',
  bag: 'totes satchels weekenders laptop-bags diaper-bags straw-bags',
  strapBag: 'shoulder-bags crossbody-bags',
  flatBag: 'clutches wristlets wallets evening-bags card-cases',
  backpack: 'backpacks',
  necklace: 'necklaces pendant-necklaces',
  earrings: 'earrings',
  ring: 'rings cocktail-rings',
  bracelet: 'bracelets bangles cuff-bracelets charm-bracelets anklets',
  watch: 'watches',
  scarf: 'scarves shawls',
  belt: 'belts',
  hat: 'hats sun-hats',
  sunglasses: 'sunglasses eyeglasses',
  none: 'sports-bras bikini-tops bikini-bottoms bikini-sets one-piece-swimsuits maternity-swimwear kids-swimwear bras bralettes shapewear tights socks corsets bodysuits capes ponchos baby-one-pieces baby-sleepwear baby-outerwear kids-costumes bibs-blankets',
}
const bySlug: ReadonlyMap<string, OutlineKind | 'none'> = new Map(
  (Object.entries(kindsOf) as [OutlineKind | 'none', string][]).flatMap(([outline, slugs]) =>
    slugs.split(' ').map((slug) => [slug, outline] as const),
  ),
)

/** Roots whose kinds hang or are worn alike; shoes, bags, jewelry and small things have no usual one. */
const byRoot: Readonly<Record<string, OutlineKind>> = {
  dresses: 'dress',
  tops: 'top',
  'maternity-clothes': 'top',
  'kids-clothes': 'top',
  activewear: 'top',
  swimwear: 'top',
  'sleep-intimates': 'top',
  'suits-sets': 'jacket',
  sweaters: 'sweater',
  'coats-jackets': 'jacket',
  jeans: 'pants',
  pants: 'pants',
  skirts: 'skirt',
  shorts: 'shorts',
  'jumpsuits-rompers': 'onepiece',
}

/** Returns the outline that stands for the category at the end of a path; undefined when none does. */
export function outlineKindOf(categoryPath: string): OutlineKind | undefined {
  const slugs = categoryPath.split('/').filter(Boolean).reverse()
  const own = slugs.map((slug) => bySlug.get(slug)).find((one) => one !== undefined)
  if (own) return own === 'none' ? undefined : own
  const root = slugs.find((slug) => Object.hasOwn(byRoot, slug))
  return root ? byRoot[root] : undefined
}
