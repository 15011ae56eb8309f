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

export const shoeWidths = ['medium', 'narrow', 'wide'] as const
export type ShoeWidth = (typeof shoeWidths)[number]
