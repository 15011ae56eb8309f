// The form of a listing as its seller fills it in, its steps, and what still waits to be sent. Pure.
import {
  type DirectDraft,
  type DirectFault,
  missingIn,
  weightGuess,
} from '@hemline/rules/direct-sell/listings.ts'
import { type WeightClass, weightClasses } from '@hemline/rules/vocabulary/direct-sell.ts'
import type {
  DirectDraftInput,
  DirectListingFieldsFragment,
  GetDirectChoicesQuery,
} from '@hemline/schema/generated/graphql.ts'

export type Listing = DirectListingFieldsFragment
export type Choices = GetDirectChoicesQuery['directChoices']
export type Category = Choices['categories'][number]

/** All that a seller says; `weight` null: not said, and read from the kind. */
export type Form = DirectDraft
export type FieldName = keyof Form

/** What the field of a fact gets. */
export type EditorProps = {
  form: Form
  choices: Choices
  category: Category | undefined
  change: (part: Partial<Form>) => void
  /** Closes the row after a choice that needs no more. */
  onDone: () => void
}

export const emptyForm: Form = {
  photoIds: [],
  categoryId: null,
  brandName: null,
  department: null,
  sizingId: null,
  colors: [],
  materials: [],
  pattern: null,
  cut: null,
  details: [],
  condition: null,
  flaws: [],
  words: '',
  measurements: [],
  weight: null,
  price: null,
  retail: null,
  floor: null,
  takesOffers: true,
  comesDown: false,
}

export const steps = ['photos', 'facts', 'price', 'look'] as const
export type Step = (typeof steps)[number]
/**
 * Returns the step of the listing form that a text (from the URL) names; the first one, photos, for any other
 * text.
 */
export const stepOf = (text: string | null): Step => steps.find((one) => one === text) ?? 'photos'

/** The step on which a field of the API's faults is filled in. */
const stepOfField: Readonly<Record<string, Step>> = { photos: 'photos', price: 'price', floor: 'price' }
/** Returns the step of the listing form that has the field of a fault; `facts` for unknown fields. */
export const stepOfFault = ({ field }: DirectFault): Step => stepOfField[field] ?? 'facts'

const isWeight = (text: string): text is WeightClass => (weightClasses as readonly string[]).includes(text)

/** Maps a listing as the API returns it to the values of the listing form. */
export function formOf(listing: Listing): Form {
  const { photos, weight, measurements } = listing
  return {
    photoIds: photos.map(({ id }) => id),
    categoryId: listing.categoryId,
    brandName: listing.brandName,
    department: listing.department,
    sizingId: listing.sizingId,
    colors: listing.colors,
    materials: listing.materials,
    pattern: listing.pattern,
    cut: listing.cut,
    details: listing.details.map(({ name, value }) => ({ name, value })),
    condition: listing.condition,
    flaws: listing.flaws,
    words: listing.words,
    measurements: measurements.map(({ name, inches }) => ({ name, inches })),
    weight: weight != null && isWeight(weight) ? weight : null,
    price: listing.price,
    retail: listing.retail,
    floor: listing.floor,
    takesOffers: listing.takesOffers,
    comesDown: listing.comesDown,
  }
}

/** Returns the weight class of a form's piece: the said one, else that of its kind; medium without a kind. */
export const weightOf = (form: Form, category: Category | undefined): WeightClass =>
  form.weight ?? (category ? weightGuess(category.path) : 'medium')

/** Maps a listing's id and form values to the input of the mutation that saves a draft. */
export const inputOf = (id: string, form: Form): DirectDraftInput => ({
  ...form,
  id,
  photoIds: [...form.photoIds],
  colors: [...form.colors],
  materials: [...form.materials],
  flaws: [...form.flaws],
  details: form.details.map((one) => ({ ...one })),
  measurements: form.measurements.map((one) => ({ ...one })),
})

/** Returns whether pieces of a category have sizes to choose from; true while no category is chosen. */
export const needsSize = (category: Category | undefined): boolean => category?.sizeCategory !== 'one'

/**
 * Returns the faults that keep a form from being put on sale, field by field, by the rules that the API uses;
 * empty for a complete form. Without a category, a size is asked for, too.
 */
export const missingOf = (form: Form, category: Category | undefined): DirectFault[] =>
  missingIn(form, { needsSize: needsSize(category) })

/** A change that is not sent yet: the field's value and when it was made, in epoch milliseconds. */
export type Unsent = Readonly<Record<string, { readonly value: unknown; readonly at: number }>>

const kinds: Readonly<Record<FieldName, (value: unknown) => boolean>> = {
  photoIds: isTexts,
  categoryId: isNumberOrNull,
  brandName: isTextOrNull,
  department: isTextOrNull,
  sizingId: isNumberOrNull,
  colors: isTexts,
  materials: isTexts,
  pattern: isTextOrNull,
  cut: isTextOrNull,
  details: (value) => Array.isArray(value) && value.every(isDetail),
  condition: isTextOrNull,
  flaws: isTexts,
  words: (value) => typeof value === 'string',
  measurements: (value) => Array.isArray(value) && value.every(isMeasure),
  weight: (value) => value === null || (typeof value === 'string' && isWeight(value)),
  price: isNumberOrNull,
  retail: isNumberOrNull,
  floor: isNumberOrNull,
  takesOffers: (value) => typeof value === 'boolean',
  comesDown: (value) => typeof value === 'boolean',
}
function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
function isNumberOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number'
}
function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
function isDetail(value: unknown): boolean {
  const { name, value: said } = (value ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' && typeof said === 'string'
}
function isMeasure(value: unknown): boolean {
  const { name, inches } = (value ?? {}) as { name?: unknown; inches?: unknown }
  return typeof name === 'string' && typeof inches === 'number'
}

/**
 * Returns whether a value from localStorage is a set of unsent changes with known fields and values of the
 * right types.
 */
export function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([name, change]) => {
    const { value: said, at } = (change ?? {}) as { value?: unknown; at?: unknown }
    return Object.hasOwn(kinds, name) && typeof at === 'number' && kinds[name as FieldName](said)
  })
}

/** Returns the values of a listing form with the draft's unsent changes on top. */
export function withUnsent(form: Form, unsent: Unsent): Form {
  const changes = Object.entries(unsent).map(([name, { value }]) => [name, value])
  return { ...form, ...(Object.fromEntries(changes) as Partial<Form>) }
}

/** Returns two sets of a draft's unsent changes as one: of each field the later change. */
export function laterOf(a: Unsent, b: Unsent): Unsent {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const ours = a[name]
      const theirs = b[name]
      const later = ours && theirs ? (theirs.at > ours.at ? theirs : ours) : (ours ?? theirs)
      return later ? [[name, later]] : []
    }),
  )
}

/** Returns the unsent changes of a draft that are newer than those of the same fields in `sent`. */
export const leftAfter = (unsent: Unsent, sent: Unsent): Unsent =>
  Object.fromEntries(
    Object.entries(unsent).filter(([name, { at }]) => at > (sent[name]?.at ?? Number.NEGATIVE_INFINITY)),
  )
