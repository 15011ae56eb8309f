// A piece as somebody edits it: texts as they are typed, and what the API is sent of them.
import { childOf } from '@hemline/rules/catalogue/item-edits.ts'
import { patternBehind } from '@hemline/rules/catalogue/piece-labels.ts'
import { cutOf } from '@hemline/rules/catalogue/size-cuts.ts'
import { tagsInOrder } from '@hemline/rules/catalogue/staff-marks.ts'
import type { EditItemInput, StaffItemFieldsFragment } from '@hemline/schema/generated/graphql.ts'

export type Draft = {
  title: string
  brandId: number
  brandName: string
  categoryId: number
  sizingId: number
  cut: string
  pattern: string
  styles: string[]
  occasions: string[]
  details: { name: string; value: string }[]
  department: string
  sizeCut: string
  condition: string
  conditionDescription: string
  additionalDescription: string
  colors: string
  materials: string
  measurements: string
  flaws: string
  price: string
  retail: string
  finalSale: boolean
  rareFind: boolean
  searchTags: string[]
  earlyAccess: boolean
  curations: string
  photoIds: string[]
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
/**
 * Splits the text of a piece form's field at commas and line ends into its entries, trimmed, without empty
 * ones.
 */
export const list = (text: string) =>
  text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter(Boolean)

/**
 * Returns the initial values of the form that edits a piece, from the piece as employees see it; amounts as
 * text in dollars.
 */
export const draftOf = ({
  item,
  colorWords,
  details,
  earlyAccess,
  curationIds,
}: StaffItemFieldsFragment): Draft => ({
  title: item.title,
  brandId: item.brandId,
  brandName: item.brand,
  categoryId: item.categoryId,
  sizingId: item.sizingId,
  cut: '',
  pattern: patternBehind(item.charsPattern),
  styles: [...item.styleTags],
  occasions: [...item.occasionTags],
  details: details.map(({ name, value }) => ({ name, value })),
  department: childOf(item.departmentTags),
  sizeCut: cutOf(item.departmentTags, item.sizingId),
  condition: item.condition,
  conditionDescription: item.conditionDescription ?? '',
  additionalDescription: item.additionalDescription ?? '',
  colors: colorWords.join(', '),
  materials: item.materials.join(', '),
  measurements: item.measurements.map(({ name, inches }) => `${name} ${inches}`).join(', '),
  // A flaw is a sentence: one a line.
  flaws: item.flaws.map((flaw) => flaw.description).join('\n'),
  price: dollars(item.price),
  retail: dollars(item.msrp),
  finalSale: item.finalSale,
  rareFind: item.isRareFind,
  searchTags: tagsInOrder(item.searchTags),
  earlyAccess,
  curations: curationIds.join(', '),
  photoIds: item.photoIds.map(String),
})

/** Parses a typed amount such as "12", "12.5" or "$1,250.00" into cents; undefined for any other text. */
export function centsOf(text: string): number | undefined {
  const [, whole, part = ''] = /^\$?\s*(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Parses "Bust 36.5" as a measurement's name and inches; 0 inches where the text has no number. */
export function measured(text: string): { name: string; inches: number } {
  const [, name = text, inches = '0'] = /^(.*?)\s+(\d+(?:\.\d+)?)(?:\s*(?:in|"|″))?$/.exec(text) ?? []
  return { name, inches: Number(inches) }
}

type Fields = Omit<EditItemInput, 'itemNumber' | 'version' | 'reason'>

/**
 * Returns the fields of a piece that an employee changed, as the API expects them, so that nobody else's
 * change is overwritten; or a problem when a price can't be parsed.
 */
export function changesIn(before: Draft, after: Draft): Fields | { problem: string } {
  const has = (field: keyof Draft) => JSON.stringify(before[field]) !== JSON.stringify(after[field])
  const price = centsOf(after.price)
  const retail = centsOf(after.retail)
  if ((has('price') && price === undefined) || (has('retail') && retail === undefined))
    return { problem: 'Please write money like 12.50.' }
  return {
    ...(has('title') ? { title: after.title } : {}),
    ...(has('brandId') ? { brandId: after.brandId } : {}),
    ...(has('categoryId') ? { categoryId: after.categoryId } : {}),
    ...(has('sizingId') ? { sizingId: after.sizingId } : {}),
    ...(has('cut') ? { cut: after.cut } : {}),
    ...(has('pattern') ? { pattern: after.pattern } : {}),
    ...(has('styles') ? { styles: after.styles } : {}),
    ...(has('occasions') ? { occasions: after.occasions } : {}),
    ...(has('details') ? { details: after.details } : {}),
    ...(has('department') ? { department: after.department } : {}),
    ...(has('sizeCut') ? { sizeCut: after.sizeCut } : {}),
    ...(has('condition') ? { condition: after.condition } : {}),
    ...(has('conditionDescription') ? { conditionDescription: after.conditionDescription } : {}),
    ...(has('additionalDescription') ? { additionalDescription: after.additionalDescription } : {}),
    ...(has('colors') ? { colorNames: list(after.colors) } : {}),
    ...(has('materials') ? { materials: list(after.materials) } : {}),
    ...(has('measurements') ? { measurements: list(after.measurements).map(measured) } : {}),
    ...(has('flaws') ? { flaws: after.flaws.split('\n').filter((one) => one.trim() !== '') } : {}),
    ...(has('price') ? { price: price ?? 0 } : {}),
    ...(has('retail') ? { retail: retail ?? 0 } : {}),
    ...(has('finalSale') ? { finalSale: after.finalSale } : {}),
    ...(has('rareFind') ? { rareFind: after.rareFind } : {}),
    ...(has('searchTags') ? { searchTags: after.searchTags } : {}),
    ...(has('earlyAccess') ? { earlyAccess: after.earlyAccess } : {}),
    ...(has('curations') ? { curationIds: list(after.curations) } : {}),
    ...(has('photoIds') ? { photoIds: after.photoIds } : {}),
  }
}
