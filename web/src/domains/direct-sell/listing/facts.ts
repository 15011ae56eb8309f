// The rows of what a piece is: what was said, what was read from the pictures, and in which words. Pure.

import type { Pattern } from '@hemline/rules/catalogue/kinds/kind.ts'
import { cutLabel, patternLabel } from '@hemline/rules/catalogue/piece-labels.ts'
import { isSizeCut } from '@hemline/rules/catalogue/size-cuts.ts'
import { weightGuess, weightLabels } from '@hemline/rules/direct-sell/listings.ts'
import type { WeightClass } from '@hemline/rules/vocabulary/direct-sell.ts'
import { type Condition, conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { GetDirectGuessQuery, GetDirectLabelQuery } from '@hemline/schema/generated/graphql.ts'
import { countOf, money } from '../../../platform/format.ts'
import { sizesFor } from '../../intake/draft.ts'
import { type Category, type Choices, type Form, needsSize } from './draft.ts'

export type Guess = NonNullable<GetDirectGuessQuery['directGuess']>
export type Label = NonNullable<GetDirectLabelQuery['directLabel']>
export type Size = Choices['sizes'][number]

export const rowNames = [
  'category',
  'brand',
  'size',
  'colors',
  'condition',
  'made',
  'materials',
  'flaws',
  'measurements',
  'words',
  'retail',
  'weight',
] as const
export type RowName = (typeof rowNames)[number]
/**
 * Returns the name of the listing form's row that a text (from the URL) names; undefined for any other text.
 */
export const rowOf = (text: string | null): RowName | undefined => rowNames.find((one) => one === text)

export const rowLabels: Readonly<Record<RowName, string>> = {
  category: 'Kind',
  brand: 'Brand',
  size: 'Size',
  colors: 'Color',
  condition: 'Condition',
  made: 'Cut and details',
  materials: 'Material',
  flaws: 'Flaws',
  measurements: 'Measures',
  words: 'In your words',
  retail: 'Price when new',
  weight: 'The parcel',
}

/** Rows that a listing can go without. */
export const optionalRows: readonly RowName[] = [
  'made',
  'materials',
  'flaws',
  'measurements',
  'words',
  'retail',
  'weight',
]

export type FactRow = {
  name: RowName
  label: string
  /** Where the value comes from: a picture, the kind, or the seller. */
  from: string
  /** Null: nobody has said or guessed it. */
  value: string | null
  /** What the form would hold; set for a guess that its seller has not confirmed. */
  guess: Partial<Form> | undefined
}

/** Returns a text with its first letter in upper case: "light blue" becomes "Light blue". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const list = (texts: readonly string[]): string | null =>
  texts.length === 0 ? null : capital(texts.join(', ').toLowerCase())

/**
 * Returns the size that a listing form has chosen, among the sizes of its category; undefined without one.
 */
export const sizeOf = (
  form: Form,
  category: Category | undefined,
  sizes: readonly Size[],
): Size | undefined =>
  category &&
  sizesFor(category, sizes).find(
    (one) =>
      one.sizingId === form.sizingId &&
      (!isSizeCut(one.departmentGroup) || one.departmentGroup === form.department) &&
      (form.department === null || !isSizeCut(form.department) || one.departmentGroup === form.department),
  )

/**
 * Returns the changes to a form when another category is chosen: values that pieces of that category can't
 * have are cleared, and a single possible size is chosen.
 */
export function withCategory(form: Form, category: Category, sizes: readonly Size[]): Partial<Form> {
  const fitting = sizesFor(category, sizes)
  const keeps = fitting.some((one) => one.sizingId === form.sizingId)
  const only = fitting.length === 1 ? (fitting[0]?.sizingId ?? null) : null
  return {
    categoryId: category.id,
    sizingId: keeps ? form.sizingId : only,
    department: keeps ? form.department : null,
    measurements: form.measurements.filter(({ name }) => category.measurements.includes(name)),
    cut: category.cuts.includes(form.cut ?? '') ? form.cut : null,
    pattern: category.patterns.includes(form.pattern ?? '') ? form.pattern : null,
    details: form.details.filter(({ name, value }) =>
      category.details.some((one) => one.name === name && one.values.includes(value)),
    ),
  }
}

/**
 * Returns whether the listing form has anything to ask of how pieces of a category are made: a choice of
 * cuts, patterns or details.
 */
export const hasMade = ({ cuts, patterns, details }: Category): boolean =>
  cuts.length > 1 || patterns.length > 1 || details.length > 0

const madeWords = ({ cut, pattern, details }: Form): string[] => [
  ...(cut === null ? [] : [cutLabel(cut)]),
  ...(pattern === null ? [] : [patternLabel(pattern as Pattern)]),
  ...details.map(({ value }) => value),
]

const inches = (value: number): string => `${value} in`

type Known = {
  form: Form
  guess: Guess | undefined
  /** What the printed words of the photos say, photo by photo. */
  labels?: readonly Label[]
  /** Whether a photo was taken to show a flaw. */
  showsFlaw?: boolean
  choices: Choices
  category: Category | undefined
}

function saidValue(name: RowName, { form, choices, category }: Known): string | null {
  switch (name) {
    case 'category':
      return category?.name ?? null
    case 'brand':
      return form.brandName?.trim() || null
    case 'size':
      return needsSize(category) ? (sizeOf(form, category, choices.sizes)?.label ?? null) : 'One size'
    case 'colors':
      return list(form.colors)
    case 'condition':
      return conditionLabels[form.condition as Condition] ?? null
    case 'made':
      return list(madeWords(form))
    case 'materials':
      return list(form.materials)
    case 'flaws': {
      const said = choices.flaws.filter((one) => form.flaws.includes(one.name)).map(({ label }) => label)
      return said.length === 0 ? null : said.join('. ')
    }
    case 'measurements':
      return form.measurements.length === 0
        ? null
        : form.measurements.map((one) => `${one.name} ${inches(one.inches)}`).join(', ')
    case 'words':
      return form.words.trim() || null
    case 'retail':
      return form.retail === null ? null : money(form.retail)
    case 'weight':
      return form.weight === null ? null : weightLabels[form.weight]
  }
}

type Guessed = { value: string; part: Partial<Form>; from: string } | undefined
const fromPicture = 'from the picture'
const fromLabel = 'from the label'

/** The first size of the labels that the piece's kind has; undefined where it has none of them. */
function sizeOnLabel({ form, labels = [], guess, choices, category }: Known): Guessed {
  const kind = category ?? choices.categories.find((one) => one.id === guess?.categories[0]?.id)
  if (!kind || !needsSize(kind)) return undefined
  const fitting = sizesFor(kind, choices.sizes).filter((one) => !isSizeCut(one.departmentGroup))
  const found = labels
    .flatMap(({ sizes }) => sizes)
    .flatMap((text) => fitting.find((one) => one.label.toUpperCase() === text) ?? [])
  const [size] = found
  if (!size || form.sizingId === size.sizingId) return undefined
  return { value: size.label, part: { sizingId: size.sizingId, department: null }, from: fromLabel }
}

function brandOf({ labels = [], guess }: Known): Guessed {
  const printed = labels.find((one) => one.brand !== null)?.brand
  if (printed) return { value: printed, part: { brandName: printed }, from: fromLabel }
  const alike = guess?.brand
  return alike
    ? { value: `${alike}?`, part: { brandName: alike }, from: 'from pieces that look alike' }
    : undefined
}

/** No picture shows how much a piece was worn; a shop's tag and a picture of a flaw say a little. */
function conditionOf({ labels = [], showsFlaw = false, guess }: Known): Guessed {
  const say = (condition: Condition, from: string) => ({
    value: `${conditionLabels[condition]}?`,
    part: { condition },
    from,
  })
  if (showsFlaw) return say('good', 'you took a photo of a flaw')
  if (labels.some((one) => one.hasPriceTag)) return say('new_with_tags', 'a price tag is in the picture')
  const read = guess?.condition as Condition | null | undefined
  return read && conditionLabels[read] ? say(read, fromPicture) : undefined
}

function materialsOf({ labels = [] }: Known): Guessed {
  const materials = [...new Set(labels.flatMap((one) => one.materials))]
  const value = list(materials)
  return value === null ? undefined : { value, part: { materials }, from: fromLabel }
}

function guessOf(name: RowName, known: Known): Guessed {
  const { form, guess, choices } = known
  if (name === 'brand') return brandOf(known)
  if (name === 'size') return sizeOnLabel(known)
  if (name === 'condition') return conditionOf(known)
  if (name === 'materials') return materialsOf(known)
  if (name === 'weight') {
    const weight = known.category
      ? weightGuess(known.category.path)
      : (guess?.weight as WeightClass | undefined)
    return weight && { value: weightLabels[weight], part: { weight }, from: 'from the kind' }
  }
  if (!guess) return undefined
  if (name === 'category') {
    const [likeliest] = guess.categories
    const category = choices.categories.find((one) => one.id === likeliest?.id)
    const part = category && withCategory(form, category, choices.sizes)
    return category && part && { value: category.name, part, from: fromPicture }
  }
  if (name === 'colors' && guess.colors.length > 0) {
    const colors = guess.colors.slice(0, 3)
    return { value: list(colors) ?? '', part: { colors }, from: fromPicture }
  }
  return undefined
}

/**
 * Returns the rows of the listing form in order, each with label, value and the value's source: given by the
 * member, guessed from the photos, or still missing.
 */
export const factRows = (known: Known): FactRow[] =>
  rowNames
    .filter((name) => name !== 'made' || !known.category || hasMade(known.category))
    .map((name) => {
      const said = saidValue(name, known)
      const guessed = said === null ? guessOf(name, known) : undefined
      const isOptional = optionalRows.includes(name)
      return {
        name,
        label: rowLabels[name],
        from: guessed ? guessed.from : said === null ? (isOptional ? 'optional' : 'yours to say') : '',
        value: said ?? guessed?.value ?? null,
        guess: guessed?.part,
      }
    })

/** Returns in which time a piece sold, from whole days: "within a day", "in 3 days". */
export const soldIn = (days: number): string => (days === 0 ? 'within a day' : `in ${countOf(days, 'day')}`)

/**
 * Returns the sentence about the days in which pieces of a price usually sell: "About 12 days at this price."
 */
export const usualDays = (days: number): string =>
  days === 0 ? 'Within a day at this price.' : `About ${countOf(days, 'day')} at this price.`
