// Sustainability impact by category (specification §3 sustainabilityImpactV2); the
// factors are ours: decision 0004.
export type Impact = {
  category: string
  glassesOfWater: number
  hoursOfLighting: number
  isPlural: boolean
  milesByCar: number
}

/** Per piece: glasses of water (0.25 l), hours of a 10 W lamp, miles in an average car. */
const factors: Record<string, readonly [number, number, number]> = {
  dresses: [312, 94, 17],
  tops: [180, 52, 9],
  sweaters: [340, 120, 21],
  'coats-jackets': [420, 160, 31],
  jeans: [620, 140, 22],
  pants: [390, 110, 18],
  skirts: [240, 76, 13],
  activewear: [210, 82, 14],
  swimwear: [120, 60, 10],
  'sleep-intimates': [150, 48, 8],
  'suits-sets': [640, 210, 40],
  shoes: [460, 170, 34],
  handbags: [510, 190, 38],
  jewelry: [40, 30, 6],
  accessories: [90, 40, 8],
}
const fallback: readonly [number, number, number] = [220, 80, 14]
const plural = new Set([
  'jeans',
  'pants',
  'shoes',
  'shorts',
  'leggings',
  'sunglasses',
  'earrings',
  'boots',
  'sneakers',
  'sandals',
  'heels',
])

/**
 * Returns the environmental savings of buying one piece second-hand: glasses of water, hours of lighting and
 * miles by car. The most specific category with known factors decides, a general factor where none has
 * (decision 0004). `isPlural`: the category's name is said in the plural.
 */
export function impactOf(categoryTags: readonly string[], category: string): Impact {
  const known = [...categoryTags].reverse().find((tag) => factors[tag])
  const [glassesOfWater, hoursOfLighting, milesByCar] = (known && factors[known]) || fallback
  return {
    category,
    glassesOfWater,
    hoursOfLighting,
    milesByCar,
    isPlural: categoryTags.some((tag) => plural.has(tag)),
  }
}
