// Groups of sizes (specification §3, Size profile and Search filters).
export const sizeCategories = ['top', 'bottom', 'shoe'] as const
export type SizeCategory = (typeof sizeCategories)[number]
export const sizeCategoryLabels: Record<SizeCategory, string> = {
  top: 'Dresses & Tops',
  bottom: 'Bottoms',
  shoe: 'Shoes',
}

export const sizeGroups = ['letters', 'numbers', 'waist'] as const
export type SizeGroup = (typeof sizeGroups)[number]

/**
 * Ids of the sizes of pieces that are neither clothes nor shoes of grown people: rings, children's sizes,
 * bras, tights, hats, gloves, belts and One Size. No size profile has them.
 */
export const otherSizes = { from: 1401, to: 1999 } as const

export const shoeWidths = ['medium', 'narrow', 'wide'] as const
export type ShoeWidth = (typeof shoeWidths)[number]
