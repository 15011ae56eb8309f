// Search addresses of former years that are listings today (specification §2: about 35; sneakers to
// shoes/sneakers, totes to handbags/totes). The web host redirects them with 301.
const targets: Readonly<Record<string, string>> = {
  'ankle-boots': '/shoes/boots',
  blazers: '/women/coats-jackets/blazers',
  blouses: '/women/tops/blouses',
  boots: '/shoes/boots',
  'bootcut-jeans': '/women/jeans/bootcut-jeans',
  bracelets: '/jewelry/bracelets',
  'button-down-shirts': '/women/tops/button-down-shirts',
  cardigans: '/women/sweaters/cardigans',
  'cashmere-sweaters': '/women/sweaters/cashmere-sweaters',
  clutches: '/handbags/clutches',
  coats: '/women/coats-jackets/coats',
  'cocktail-dresses': '/women/dresses/cocktail-dresses',
  'denim-shorts': '/women/shorts/denim-shorts',
  dresses: '/women/dresses',
  earrings: '/jewelry/earrings',
  heels: '/shoes/heels',
  'high-waisted-jeans': '/women/jeans?waist_tags=high+waisted',
  hoodies: '/women/tops/sweatshirts-hoodies',
  jumpsuits: '/women/jumpsuits-rompers/jumpsuits',
  'maternity-dresses': '/maternity/maternity-clothes/maternity-dresses',
  'maxi-dresses': '/women/dresses/maxi-dresses',
  'midi-skirts': '/women/skirts/midi-skirts',
  necklaces: '/jewelry/necklaces',
  'puffer-jackets': '/women/coats-jackets/puffer-jackets',
  rings: '/jewelry/rings',
  rompers: '/women/jumpsuits-rompers/rompers',
  sandals: '/shoes/sandals',
  scarves: '/accessories/scarves',
  'shoulder-bags': '/handbags/shoulder-bags',
  'skinny-jeans': '/women/jeans/skinny-jeans',
  sneakers: '/shoes/sneakers',
  sunglasses: '/accessories/sunglasses',
  't-shirts': '/women/tops/t-shirts',
  totes: '/handbags/totes',
  'v-neck-dresses': '/women/dresses?neckline_tags=v-neck',
  'wide-leg-jeans': '/women/jeans/wide-leg-jeans',
  'wide-leg-pants': '/women/pants?pant_cut_tags=wide+leg',
}

export const legacySearchSlugs: readonly string[] = Object.keys(targets)

/**
 * Returns the address of the listing that replaces a legacy search slug, in any case; undefined for any
 * other slug.
 */
export function legacySearchTarget(slug: string): string | undefined {
  const key = slug.toLowerCase()
  return Object.hasOwn(targets, key) ? targets[key] : undefined
}
