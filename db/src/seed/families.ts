// Materials, measurements and descriptions of each family of items; texts and pictures are both made from
// them.
export type Family =
  | 'dress'
  | 'knitdress'
  | 'eveningdress'
  | 'blouse'
  | 'tee'
  | 'shirt'
  | 'sweat'
  | 'knit'
  | 'cashmere'
  | 'blazer'
  | 'coat'
  | 'puffer'
  | 'jeans'
  | 'pants'
  | 'linenpants'
  | 'skirt'
  | 'shorts'
  | 'denimshorts'
  | 'onepiece'
  | 'sneaker'
  | 'heel'
  | 'boot'
  | 'sandal'
  | 'bag'
  | 'earrings'
  | 'necklace'
  | 'ring'
  | 'bracelet'
  | 'watch'
  | 'scarf'
  | 'belt'
  | 'hat'
  | 'sunglasses'

export type FamilyTraits = {
  patterns: readonly string[]
  materials: readonly (readonly string[])[]
  /** Name, inches for a middle size, and how much a size changes it. */
  measurements: readonly (readonly [string, number, number])[]
  /**
   * Choices for the description attributes that no picture shows, by their names without
   * "chars"; cut.ts has the others.
   */
  chars: Readonly<Record<string, readonly string[]>>
  flaws: readonly string[]
  care: string
}

const topMeasures = [
  ['Bust', 38, 2],
  ['Length', 25, 0.5],
] as const
const dressMeasures = [
  ['Bust', 37, 2],
  ['Waist', 30, 2],
  ['Length', 41, 0.5],
] as const
const pantMeasures = [
  ['Waist', 31, 1.5],
  ['Inseam', 28, 0],
  ['Rise', 10.5, 0.25],
] as const
const pills = [
  'Light pilling',
  'A patch of light pilling',
  'A small pulled thread',
  'A small hole',
  'A faint mark',
  'Slight fading',
] as const
const rubs = ['Light scuffs', 'A few creases', 'Some wear'] as const
const clothCare = 'Machine wash cold, lay flat to dry'
const cottons = [['Cotton'], ['Cotton', 'Elastane'], ['Cotton', 'Polyester']] as const
const drapes = [['Viscose'], ['Polyester'], ['Silk'], ['Rayon', 'Linen'], ['Cotton']] as const
const wools = [['Wool'], ['Cotton', 'Acrylic'], ['Acrylic', 'Wool'], ['Merino Wool', 'Nylon']] as const
const leathers = [['Leather'], ['Suede'], ['Faux Leather']] as const
const heightOfWaist = ['High waisted', 'Mid rise', 'Low rise'] as const
const metal = [['Gold Plated Brass'], ['Sterling Silver'], ['Stainless Steel']] as const
const jewelFlaws = ['Light tarnish', 'Fine surface scratches'] as const

const dress: FamilyTraits = {
  patterns: ['solid', 'solid', 'floral', 'stripe', 'dot', 'check', 'animal'],
  materials: drapes,
  measurements: dressMeasures,
  chars: {},
  flaws: pills,
  care: 'Hand wash cold, hang to dry',
}
const top: FamilyTraits = {
  patterns: ['solid', 'solid', 'floral', 'stripe', 'dot'],
  materials: drapes,
  measurements: topMeasures,
  chars: {},
  flaws: pills,
  care: 'Hand wash cold, hang to dry',
}
const knit: FamilyTraits = {
  patterns: ['knit', 'rib', 'stripe', 'knit'],
  materials: wools,
  measurements: topMeasures,
  chars: {},
  flaws: pills,
  care: 'Hand wash cold, lay flat to dry',
}
const jacket: FamilyTraits = {
  patterns: ['solid', 'check', 'tweed'],
  materials: [['Wool', 'Polyester'], ['Wool'], ['Cotton', 'Linen'], ['Polyester', 'Viscose']],
  measurements: [
    ['Bust', 39, 2],
    ['Shoulder', 15.5, 0.5],
    ['Length', 27, 0.5],
  ],
  chars: {},
  flaws: ['A loose button', 'A faint mark', 'A worn edge'],
  care: 'Dry clean only',
}
const bottoms: FamilyTraits = {
  patterns: ['solid', 'solid', 'check', 'stripe'],
  materials: [
    ['Cotton', 'Elastane'],
    ['Viscose', 'Polyester'],
    ['Wool', 'Elastane'],
  ],
  measurements: pantMeasures,
  chars: { waist: heightOfWaist },
  flaws: ['A dull mark', 'A worn fold'],
  care: clothCare,
}
const denim: FamilyTraits = {
  ...bottoms,
  patterns: ['denim'],
  materials: [['Cotton'], ['Cotton', 'Elastane'], ['Cotton', 'Polyester', 'Elastane']],
  flaws: ['A little fraying', 'A pale patch of fading'],
}
const skirt: FamilyTraits = {
  ...dress,
  patterns: ['solid', 'check', 'floral', 'tweed'],
  measurements: [
    ['Waist', 30, 1.5],
    ['Length', 24, 0.5],
  ],
  chars: { waist: heightOfWaist },
}
const shoe = (patterns: readonly string[], heel: number): FamilyTraits => ({
  patterns,
  materials: leathers,
  measurements: heel
    ? [
        ['Heel height', heel, 0],
        ['Insole', 9.6, 0.17],
      ]
    : [['Insole', 9.6, 0.17]],
  chars: { shoeWidth: ['Medium', 'Medium', 'Narrow', 'Wide'] },
  flaws: rubs,
  care: 'Wipe with a damp cloth',
})
const jewel = (
  measure: readonly [string, number, number],
  features: readonly string[] = [],
): FamilyTraits => ({
  patterns: ['solid'],
  materials: metal,
  measurements: [measure],
  chars: features.length ? { features } : {},
  flaws: jewelFlaws,
  care: 'Keep dry; polish with a soft cloth',
})

export const families: Readonly<Record<Family, FamilyTraits>> = {
  dress,
  knitdress: { ...knit, measurements: dressMeasures },
  eveningdress: {
    ...dress,
    patterns: ['solid', 'solid', 'floral', 'dot'],
    materials: [['Silk'], ['Polyester', 'Elastane'], ['Viscose', 'Nylon']],
    care: 'Dry clean only',
  },
  blouse: top,
  tee: { ...top, patterns: ['solid', 'solid', 'breton', 'stripe'], materials: cottons, care: clothCare },
  shirt: {
    ...top,
    patterns: ['solid', 'stripe', 'check'],
    materials: [['Cotton'], ['Linen'], ['Cotton', 'Linen']],
    care: clothCare,
  },
  sweat: {
    ...top,
    patterns: ['solid'],
    materials: [['Cotton', 'Polyester'], ['Cotton']],
    care: clothCare,
  },
  knit,
  cashmere: { ...knit, patterns: ['knit', 'rib'], materials: [['Cashmere'], ['Cashmere', 'Wool']] },
  blazer: jacket,
  coat: {
    ...jacket,
    measurements: [
      ['Bust', 41, 2],
      ['Shoulder', 16, 0.5],
      ['Length', 38, 0.5],
    ],
  },
  puffer: {
    ...jacket,
    patterns: ['solid'],
    materials: [['Nylon'], ['Polyester']],
    care: clothCare,
  },
  jeans: denim,
  pants: bottoms,
  linenpants: { ...bottoms, patterns: ['solid', 'stripe'], materials: [['Linen'], ['Linen', 'Viscose']] },
  skirt,
  shorts: {
    ...bottoms,
    measurements: [
      ['Waist', 31, 1.5],
      ['Inseam', 4.5, 0],
    ],
  },
  denimshorts: {
    ...denim,
    measurements: [
      ['Waist', 31, 1.5],
      ['Inseam', 4, 0],
    ],
  },
  onepiece: {
    ...dress,
    patterns: ['solid', 'solid', 'floral', 'stripe'],
    measurements: [
      ['Bust', 37, 2],
      ['Waist', 30, 2],
    ],
  },
  sneaker: shoe(['solid'], 0),
  heel: shoe(['solid', 'animal'], 3),
  boot: shoe(['solid'], 2),
  sandal: shoe(['solid'], 1.25),
  bag: {
    patterns: ['solid', 'solid', 'solid', 'animal', 'check'],
    materials: [['Leather'], ['Canvas', 'Leather'], ['Faux Leather'], ['Nylon']],
    measurements: [
      ['Width', 12, 0],
      ['Height', 9.5, 0],
      ['Depth', 4.5, 0],
      ['Strap drop', 10, 0],
    ],
    chars: {},
    flaws: ['Light scratches', 'A rubbed spot', 'A small ink line'],
    care: 'Wipe with a soft dry cloth',
  },
  earrings: jewel(['Drop', 1.25, 0]),
  necklace: jewel(['Length', 18, 0]),
  ring: jewel(['Band width', 0.2, 0]),
  bracelet: jewel(['Inner length', 7, 0]),
  watch: jewel(['Case width', 1.4, 0], ['Leather strap', 'Water resistant']),
  scarf: {
    ...top,
    patterns: ['solid', 'check', 'floral', 'stripe'],
    materials: [['Wool'], ['Silk'], ['Cashmere'], ['Cotton']],
    measurements: [
      ['Length', 70, 0],
      ['Width', 24, 0],
    ],
  },
  belt: {
    ...shoe(['solid'], 0),
    chars: {},
    measurements: [
      ['Length', 38, 0],
      ['Width', 1.2, 0],
    ],
    flaws: ['Two soft creases'],
  },
  hat: {
    ...top,
    patterns: ['solid'],
    materials: [['Wool Felt'], ['Straw'], ['Cotton']],
    measurements: [
      ['Inner circumference', 22.5, 0],
      ['Brim', 2.75, 0],
    ],
    flaws: ['A slight dent'],
  },
  sunglasses: {
    ...top,
    patterns: ['solid', 'animal'],
    materials: [['Acetate'], ['Metal'], ['Plastic']],
    measurements: [
      ['Lens width', 2.1, 0],
      ['Frame width', 5.6, 0],
    ],
    chars: { features: ['UV protection', 'With case'] },
    flaws: ['A fine scratch'],
    care: 'Clean with a soft cloth',
  },
}
