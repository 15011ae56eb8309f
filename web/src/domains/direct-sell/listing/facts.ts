// The rows of what a piece is: what was said, what was read from the pictures, and in which words. Pure.
import { isSizeCut } from '@hemline/rules/catalogue/size-cuts.ts'
import { slugify } from '@hemline/rules/common/slugs.ts'
import { weightLabels } from '@hemline/rules/direct-sell/listings.ts'
import type { WeightClass } from '@hemline/rules/vocabulary/direct-sell.ts'
import { type Condition, conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { GetDirectGuessQuery } from '@hemline/schema/generated/graphql.ts'
import { money } from '../../../platform/format.ts'
import { sizesFor } from '../../intake/draft.ts'
import { type Category, type Choices, type Form, needsSize } from './draft.ts'

export type Guess = NonNullable<GetDirectGuessQuery['directGuess']>
export type Size = Choices['sizes'][number]

export const rowNames = [
  'category',
  'brand',
  'size',
  'colors',
  'condition',
  'materials',
  'flaws',
  'measurements',
  'words',
  'retail',
  'weight',
] as const
export type RowName = (typeof rowNames)[number]
/** Returns the row that a text names; undefined for any other text. */
export const rowOf = (text: string | null): RowName | undefined => rowNames.find((one) => one === text)

export const rowLabels: Readonly<Record<RowName, string>> = {
  category: 'Kind',
  brand: 'Brand',
  size: 'Size',
  colors: 'Color',
  condition: 'Condition',
  materials: 'Material',
  flaws: 'Flaws',
  measurements: 'Measures',
  words: 'In your words',
  retail: 'Price when new',
  weight: 'The parcel',
}

/** Rows that a listing can go without. */
export const optionalRows: readonly RowName[] = [
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

/** Returns the category's path of slugs, by which its outline is found. */
export const pathOf = ({ kind, name }: Category): string => `${slugify(kind)}/${slugify(name)}`

/** Returns a color as people read it: "Light blue". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const list = (texts: readonly string[]): string | null =>
  texts.length === 0 ? null : capital(texts.join(', ').toLowerCase())

/** Returns the size of a form among those of its category; undefined without one. */
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

/** Returns a form with another kind: what only pieces of the former kind have is cleared. */
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
  }
}

const inches = (value: number): string => `${value} in`

type Known = { form: Form; guess: Guess | undefined; choices: Choices; category: Category | undefined }

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

type Guessed = { value: string; part: Partial<Form> } | undefined
function guessOf(name: RowName, { form, guess, choices }: Known): Guessed {
  if (!guess) return undefined
  if (name === 'category') {
    const [likeliest] = guess.categories
    const category = choices.categories.find((one) => one.id === likeliest?.id)
    return category && { value: category.name, part: withCategory(form, category, choices.sizes) }
  }
  if (name === 'colors' && guess.colors.length > 0) {
    const colors = guess.colors.slice(0, 3)
    return { value: list(colors) ?? '', part: { colors } }
  }
  if (name === 'condition' && guess.condition)
    return {
      value: `${conditionLabels[guess.condition as Condition] ?? guess.condition}?`,
      part: { condition: guess.condition },
    }
  if (name === 'weight') {
    const weight = guess.weight as WeightClass
    return { value: weightLabels[weight], part: { weight } }
  }
  return undefined
}

const sources: Readonly<Partial<Record<RowName, string>>> = {
  category: 'from the picture',
  colors: 'from the picture',
  condition: 'yours to say',
  weight: 'from the kind',
}

/** Returns the rows of a form: what was said, else what was guessed, else nothing. */
export const factRows = (known: Known): FactRow[] =>
  rowNames.map((name) => {
    const said = saidValue(name, known)
    const guessed = said === null ? guessOf(name, known) : undefined
    const isOptional = optionalRows.includes(name)
    return {
      name,
      label: rowLabels[name],
      from: guessed ? (sources[name] ?? '') : said === null ? (isOptional ? 'optional' : 'yours to say') : '',
      value: said ?? guessed?.value ?? null,
      guess: guessed?.part,
    }
  })
