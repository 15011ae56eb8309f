// The attributes of a piece that have a value, in the order of interest to shoppers.
import { count } from '../../platform/format.ts'
import type { Product } from './product-type.ts'

const chars = {
  charsGeneral: 'Fit',
  charsFeatures: 'Features',
  charsPattern: 'Pattern',
  charsNeckline: 'Neckline',
  charsSleeveLength: 'Sleeves',
  charsTopAttribute: 'Cut',
  charsSkirtDressStyle: 'Shape',
  charsJacketStyle: 'Jacket style',
  charsPantCut: 'Leg',
  charsJeanWash: 'Wash',
  charsWaist: 'Waist',
  charsShoeStyle: 'Shoe style',
  charsShoeWidth: 'Shoe width',
  charsAccent: 'Accents',
  charsBraceletStyle: 'Bracelet style',
  charsEarringStyle: 'Earring style',
  charsNecklaceStyle: 'Necklace style',
  charsRingStyle: 'Ring style',
  charsPieceCount: 'Pieces',
  charsCareInstructions: 'Care',
} as const satisfies Partial<Record<keyof Product, string>>

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns name and value of every attribute that a piece has, as its page lists them; attributes without a
 * value are left out.
 */
export function detailRows(item: Product): [name: string, value: string][] {
  const rows: [string, string | null][] = [
    ['Material', item.materialText],
    ['Color', item.colorNames.join(', ')],
    ...Object.entries(chars).map(([key, name]): [string, string | null] => [
      name,
      item[key as keyof typeof chars],
    ]),
    ['Adjustable waist', item.adjustableWaist === null ? null : item.adjustableWaist ? 'Yes' : 'No'],
    ['Style', item.styleTags.join(', ')],
    ['Occasion', item.occasionTags.join(', ')],
    [
      'Saved by',
      item.favoriteCount > 0
        ? `${count(item.favoriteCount)} ${item.favoriteCount === 1 ? 'shopper' : 'shoppers'}`
        : null,
    ],
    ['Item number', String(item.itemNumber)],
  ]
  return rows.flatMap(([name, value]) => (value ? [[name, capital(value)] as [string, string]] : []))
}
