// Suits and sets.
import { drapes, suits } from './bases.ts'
import { lowerColors } from './colors.ts'
import { kindsOf } from './kind.ts'

export const suitKinds = kindsOf(suits, [
  {
    id: 581,
    slug: 'pant-suits',
    name: 'Pant Suits',
    noun: 'pant suit',
    colors: lowerColors,
    silhouettes: ['pant-suit-single', 'pant-suit-double'],
    retail: 220,
    weight: 2,
    words: 'pantsuit, suit, trouser suit, power suit, tuxedo',
  },
  {
    id: 582,
    slug: 'skirt-suits',
    name: 'Skirt Suits',
    noun: 'skirt suit',
    colors: lowerColors,
    silhouettes: ['skirt-suit-collarless', 'skirt-suit-notch'],
    patterns: [
      [3, 'solid'],
      [2, 'tweed'],
      [1, 'houndstooth'],
    ],
    retail: 210,
    weight: 1,
    words: 'dress suit, tweed suit',
  },
  {
    id: 583,
    slug: 'matching-sets',
    name: 'Matching Sets',
    noun: 'matching set',
    silhouettes: ['square-blouse', 'tie-front-blouse', 'crew-blouse', 'short-sleeve-button-down'],
    materials: drapes,
    patterns: [
      [3, 'solid'],
      [2, 'floral'],
      [1, 'stripe'],
    ],
    measures: [
      ['Bust', 38, 2],
      ['Waist', 30, 2],
    ],
    flaws: ['A faint mark', 'Slight fading'],
    occasions: ['casual', 'vacation', 'party'],
    area: 'top',
    retail: 98,
    weight: 2,
    drawnAs: 'blouse',
    words: 'two piece set, co ord, coord set, two piece, skirt set, pants set, shorts set',
  },
])
