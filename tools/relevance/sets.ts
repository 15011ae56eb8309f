// Names for kinds of pieces that many judgements share.
const dresses = ['casual-dresses', 'cocktail-dresses', 'maxi-dresses', 'midi-dresses', 'mini-dresses', 'sweater-dresses']
const officeTops = ['blouses', 'button-down-shirts', 'blazers', 'pullovers', 'cardigans', 'cashmere-sweaters']
const officeBottoms = ['dress-pants', 'midi-skirts', 'linen-pants']
const knits = ['sweaters', 'sweater-dresses']

export const sets: Readonly<Record<string, readonly string[]>> = {
  dresses,
  knits,
  kids: ['kids-clothes', 'kids-shoes'],
  /** Frocks one dances in. */
  festive: ['cocktail-dresses', 'midi-dresses', 'mini-dresses', 'maxi-dresses'],
  'going-out': ['cocktail-dresses', 'mini-dresses', 'midi-dresses', 'heels', 'clutches', 'mini-skirts', 'jumpsuits', 'blouses', 'maxi-dresses'],
  wedding: ['cocktail-dresses', 'midi-dresses', 'maxi-dresses', 'mini-dresses', 'casual-dresses', 'jumpsuits', 'heels', 'clutches', 'sandals'],
  'beach-wedding': ['maxi-dresses', 'midi-dresses', 'cocktail-dresses', 'casual-dresses', 'mini-dresses', 'jumpsuits', 'sandals'],
  office: [...officeTops, ...officeBottoms, 'totes', 'heels', 'midi-dresses'],
  'office-tops': officeTops,
  'office-bottoms': officeBottoms,
  tailored: ['blazers', 'dress-pants', 'button-down-shirts', 'blouses', 'midi-skirts', 'coats', 'midi-dresses'],
  'hot-days': [
    ...dresses,
    'shorts',
    'sandals',
    'linen-pants',
    'rompers',
    'sunglasses',
    'hats',
    't-shirts',
    'mini-skirts',
    'midi-skirts',
    'blouses',
    'totes',
  ],
  beach: [
    'maxi-dresses',
    'casual-dresses',
    'mini-dresses',
    'shorts',
    'sandals',
    'rompers',
    'hats',
    'sunglasses',
    'linen-pants',
    'totes',
    'midi-dresses',
  ],
  cold: ['coats', 'puffer-jackets', 'sweaters', 'boots', 'scarves', 'hats', 'sweater-dresses', 'sweatshirts-hoodies'],
  comfy: ['sweatshirts-hoodies', 'pullovers', 'cardigans', 'cashmere-sweaters', 'casual-pants', 't-shirts', 'sneakers', 'linen-pants'],
  gift: ['scarves', 'necklaces', 'earrings', 'bracelets', 'cashmere-sweaters', 'watches', 'handbags', 'rings', 'cardigans'],
  'cool-colors': ['black', 'gray', 'white'],
  neutral: ['black', 'gray', 'white', 'tan', 'brown'],
  somber: ['black', 'gray'],
  bright: ['red', 'orange', 'yellow', 'pink', 'green', 'blue', 'purple', 'multi'],
  autumn: ['brown', 'orange', 'tan', 'red', 'yellow'],
  airy: ['linen', 'cotton', 'silk', 'rayon', 'viscose'],
  warm: ['wool', 'cashmere', 'merino wool', 'acrylic', 'wool felt'],
  leathers: ['leather', 'suede', 'faux leather'],
  animal: ['wool', 'cashmere', 'merino wool', 'silk', 'leather', 'suede', 'wool felt'],
}
