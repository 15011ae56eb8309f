// What each kind of piece is made of, measured by and described with. Words and pictures both come from here.
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
  /** Choices for the description attributes, by their names without "chars". */
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
const necklines = ['V-neck', 'Crew neck', 'Scoop neck', 'Square neck', 'Boat neck', 'Mock neck'] as const
const sleeves = ['Sleeveless', 'Short sleeve', '3/4 sleeve', 'Long sleeve'] as const
const pills = ['Light pilling at the cuffs', 'A small pulled thread', 'A faint mark near the hem', 'Slight fading'] as const
const rubs = ['Light scuffs at the toe', 'Creasing across the vamp', 'Wear on the heel tips'] as const
const clothCare = 'Machine wash cold, lay flat to dry'
const cottons = [['Cotton'], ['Cotton', 'Elastane'], ['Cotton', 'Polyester']] as const
const drapes = [['Viscose'], ['Polyester'], ['Silk'], ['Rayon', 'Linen'], ['Cotton']] as const
const wools = [['Wool'], ['Cotton', 'Acrylic'], ['Acrylic', 'Wool'], ['Merino Wool', 'Nylon']] as const
const leathers = [['Leather'], ['Suede'], ['Faux Leather']] as const
const heightOfWaist = ['High waisted', 'Mid rise', 'Low rise'] as const
const metal = [['Gold Plated Brass'], ['Sterling Silver'], ['Stainless Steel']] as const
const jewelFlaws = ['Light tarnish on the clasp', 'Fine surface scratches'] as const

const dress: FamilyTraits = {
  patterns: ['solid', 'solid', 'floral', 'stripe', 'dot', 'check', 'animal'],
  materials: drapes,
  measurements: dressMeasures,
  chars: { neckline: necklines, sleeveLength: sleeves, skirtDressStyle: ['Wrap', 'A-line', 'Sheath', 'Shift', 'Fit and flare'] },
  flaws: pills,
  care: 'Hand wash cold, hang to dry',
}
const top: FamilyTraits = {
  patterns: ['solid', 'solid', 'floral', 'stripe', 'dot'],
  materials: drapes,
  measurements: topMeasures,
  chars: { neckline: necklines, sleeveLength: sleeves, topAttribute: ['Tie front', 'Ruffled', 'Pleated', 'Embroidered'] },
  flaws: pills,
  care: 'Hand wash cold, hang to dry',
}
const knit: FamilyTraits = {
  patterns: ['knit', 'rib', 'stripe', 'knit'],
  materials: wools,
  measurements: topMeasures,
  chars: { neckline: ['Crew neck', 'V-neck', 'Turtleneck', 'Mock neck'], sleeveLength: ['Long sleeve', '3/4 sleeve'] },
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
  chars: { jacketStyle: ['Single breasted', 'Double breasted', 'Open front'], sleeveLength: ['Long sleeve'] },
  flaws: ['A loose button', 'A small mark on the lining', 'Slight wear at the cuff'],
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
  chars: { pantCut: ['Straight leg', 'Wide leg', 'Tapered', 'Flared'], waist: heightOfWaist },
  flaws: ['A faint mark at the knee', 'Slight wear at the hem'],
  care: clothCare,
}
const denim: FamilyTraits = {
  ...bottoms,
  patterns: ['denim'],
  materials: [['Cotton'], ['Cotton', 'Elastane'], ['Cotton', 'Polyester', 'Elastane']],
  flaws: ['Fraying at the hem', 'Fading at the knees'],
}
const skirt: FamilyTraits = {
  ...dress,
  patterns: ['solid', 'check', 'floral', 'tweed'],
  measurements: [
    ['Waist', 30, 1.5],
    ['Length', 24, 0.5],
  ],
  chars: { skirtDressStyle: ['Pleated', 'A-line', 'Pencil', 'Wrap'], waist: heightOfWaist },
}
const shoe = (styles: readonly string[], patterns: readonly string[], heel: number): FamilyTraits => ({
  patterns,
  materials: leathers,
  measurements: heel
    ? [
        ['Heel height', heel, 0],
        ['Insole', 9.6, 0.17],
      ]
    : [['Insole', 9.6, 0.17]],
  chars: { shoeStyle: styles, shoeWidth: ['Medium', 'Medium', 'Narrow', 'Wide'] },
  flaws: rubs,
  care: 'Wipe with a damp cloth',
})
const jewel = (key: string, styles: readonly string[], measure: readonly [string, number, number]): FamilyTraits => ({
  patterns: ['solid'],
  materials: metal,
  measurements: [measure],
  chars: key ? { [key]: styles } : { features: styles },
  flaws: jewelFlaws,
  care: 'Keep dry; polish with a soft cloth',
})

export const families: Readonly<Record<Family, FamilyTraits>> = {
  dress,
  knitdress: { ...knit, measurements: dressMeasures, chars: { ...knit.chars, skirtDressStyle: ['Sweater dress', 'Bodycon'] } },
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
    chars: { neckline: ['Collared'], sleeveLength: ['Long sleeve', '3/4 sleeve'], features: ['Chest pocket', 'Curved hem'] },
    care: clothCare,
  },
  sweat: {
    ...top,
    patterns: ['solid'],
    materials: [['Cotton', 'Polyester'], ['Cotton']],
    chars: { neckline: ['Hooded'], sleeveLength: ['Long sleeve'], features: ['Kangaroo pocket', 'Drawstring hood'] },
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
    chars: { jacketStyle: ['Wrap coat', 'Overcoat', 'Pea coat', 'Trench'], features: ['Fully lined', 'Side pockets'] },
  },
  puffer: {
    ...jacket,
    patterns: ['solid'],
    materials: [['Nylon'], ['Polyester']],
    chars: { jacketStyle: ['Puffer'], features: ['Down filling', 'Two-way zip', 'Stand collar'] },
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
    chars: { waist: heightOfWaist, features: ['Side pockets', 'Cuffed hem'] },
  },
  denimshorts: {
    ...denim,
    measurements: [
      ['Waist', 31, 1.5],
      ['Inseam', 4, 0],
    ],
    chars: { waist: heightOfWaist, features: ['Raw hem', 'Rolled hem'] },
  },
  onepiece: {
    ...dress,
    patterns: ['solid', 'solid', 'floral', 'stripe'],
    measurements: [
      ['Bust', 37, 2],
      ['Waist', 30, 2],
    ],
    chars: { neckline: necklines, sleeveLength: sleeves, pantCut: ['Wide leg', 'Tapered'] },
  },
  sneaker: shoe(['Low top', 'Slip-on', 'High top'], ['solid'], 0),
  heel: shoe(['Pump', 'Kitten heel', 'Slingback'], ['solid', 'animal'], 3),
  boot: shoe(['Ankle', 'Chelsea', 'Combat'], ['solid'], 2),
  sandal: shoe(['Slide', 'Ankle strap', 'Espadrille'], ['solid'], 1.25),
  bag: {
    patterns: ['solid', 'solid', 'solid', 'animal', 'check'],
    materials: [['Leather'], ['Canvas', 'Leather'], ['Faux Leather'], ['Nylon']],
    measurements: [
      ['Width', 12, 0],
      ['Height', 9.5, 0],
      ['Depth', 4.5, 0],
      ['Strap drop', 10, 0],
    ],
    chars: {
      features: ['Inside zip pocket', 'Magnetic closure', 'Detachable strap'],
      accent: ['Gold-tone hardware', 'Silver-tone hardware', 'Tassel'],
    },
    flaws: ['Light scratches on the hardware', 'Wear at the corners', 'A small ink mark inside'],
    care: 'Wipe with a soft dry cloth',
  },
  earrings: jewel('earringStyle', ['Hoop', 'Stud', 'Drop', 'Huggie'], ['Drop', 1.25, 0]),
  necklace: jewel('necklaceStyle', ['Pendant', 'Chain', 'Layered', 'Choker'], ['Length', 18, 0]),
  ring: jewel('ringStyle', ['Band', 'Cocktail', 'Stacking', 'Signet'], ['Band width', 0.2, 0]),
  bracelet: jewel('braceletStyle', ['Bangle', 'Cuff', 'Chain', 'Beaded'], ['Inner length', 7, 0]),
  watch: jewel('', ['Date window', 'Chronograph', 'Water resistant'], ['Case width', 1.4, 0]),
  scarf: {
    ...top,
    patterns: ['solid', 'check', 'floral', 'stripe'],
    materials: [['Wool'], ['Silk'], ['Cashmere'], ['Cotton']],
    measurements: [
      ['Length', 70, 0],
      ['Width', 24, 0],
    ],
    chars: { features: ['Fringed ends', 'Rolled hem'] },
  },
  belt: {
    ...shoe([], ['solid'], 0),
    measurements: [
      ['Length', 38, 0],
      ['Width', 1.2, 0],
    ],
    chars: { accent: ['Gold-tone buckle', 'Silver-tone buckle', 'Covered buckle'] },
    flaws: ['Creases at the holes'],
  },
  hat: {
    ...top,
    patterns: ['solid'],
    materials: [['Wool Felt'], ['Straw'], ['Cotton']],
    measurements: [
      ['Inner circumference', 22.5, 0],
      ['Brim', 2.75, 0],
    ],
    chars: { accent: ['Ribbon band', 'Braided band'] },
    flaws: ['A slight dent in the crown'],
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
    flaws: ['A fine scratch on one lens'],
    care: 'Clean with a soft cloth',
  },
}
