// The piece on the table as it is typed: which field comes next, what a key means, and what
// is sent in the end. Pure.

import { isSizeCut } from '@hemline/rules/catalogue/size-cuts.ts'
import { parseMoney } from '@hemline/rules/common/validation.ts'
import { type FlawName, flawKinds } from '@hemline/rules/intake/pieces.ts'
import { type Condition, conditions } from '@hemline/rules/vocabulary/items.ts'
import type { GetIntakeChoicesQuery } from '@hemline/schema/generated/graphql.ts'

export type Choices = GetIntakeChoicesQuery['intakeChoices']
export type Category = Choices['categories'][number]
export type Size = Choices['sizes'][number]
/** A brand without an id is new here. */
export type DraftBrand = { id: number | null; name: string }

export type Draft = {
  category: Category | null
  brand: DraftBrand | null
  size: Size | null
  condition: Condition | null
  colors: readonly string[]
  flaws: readonly FlawName[]
  materials: readonly string[]
  /** What was said of the kind's details, such as the width of shoes, by their names. */
  details: Readonly<Record<string, string>>
  /** The name of one of the kind's cuts, and of its patterns; null: nobody said. */
  cut: string | null
  pattern: string | null
  /** The chosen styles and occasions; null: those that follow from the rest. */
  styles: readonly string[] | null
  occasions: readonly string[] | null
  /** Fields that the grader left unsaid on purpose: the station asks for them no more. */
  skipped: readonly Step[]
  measurements: Readonly<Record<string, string>>
  department: string | null
  /** Null: what is suggested. */
  price: string | null
  retail: string | null
  note: string
  photoIds: readonly string[]
}

export const emptyDraft: Draft = {
  category: null,
  brand: null,
  size: null,
  condition: null,
  colors: [],
  flaws: [],
  materials: [],
  details: {},
  cut: null,
  pattern: null,
  styles: null,
  occasions: null,
  skipped: [],
  measurements: {},
  department: null,
  price: null,
  retail: null,
  note: '',
  photoIds: [],
}

export const steps = [
  'category',
  'brand',
  'size',
  'condition',
  'color',
  'ready',
  'flaws',
  'price',
  'measure',
  'material',
  'cut',
  'pattern',
  'details',
  'style',
  'occasion',
  'note',
  'retail',
  'department',
  'photos',
  'decline',
  'finish',
] as const
export type Step = (typeof steps)[number]

/** Returns whether letters are commands in a step of grading, because the step has no text field. */
export const isBoard = (step: Step): boolean =>
  ['condition', 'ready', 'flaws', 'department', 'decline'].includes(step)

/** Returns the first field that a graded piece still needs; 'ready' when it has all. */
function missingStep(draft: Draft): Step {
  if (!draft.category) return 'category'
  if (!draft.brand) return 'brand'
  if (!draft.size) return 'size'
  if (!draft.condition) return 'condition'
  if (draft.condition === 'flawed_gem' && draft.flaws.length === 0) return 'flaws'
  return draft.colors.length === 0 ? 'color' : 'ready'
}

/**
 * The first field of the kind's record that nobody has said or left unsaid on purpose; 'ready' when none is.
 */
function askedStep({ category, cut, pattern, materials, details, skipped }: Draft): Step {
  if (!category) return 'ready'
  const open: readonly (readonly [Step, boolean])[] = [
    ['cut', cut === null && category.cuts.length > 0],
    ['pattern', pattern === null && category.patterns.length > 0],
    ['material', materials.length === 0 && category.materials.length > 0],
    ['details', category.details.some(({ name }) => details[name] === undefined)],
  ]
  return open.find(([step, isOpen]) => isOpen && !skipped.includes(step))?.[0] ?? 'ready'
}

/**
 * Returns the next field of a piece: first what every piece needs, then what its kind has; 'ready' when all
 * was said.
 */
export function nextStep(draft: Draft): Step {
  const missing = missingStep(draft)
  return missing === 'ready' ? askedStep(draft) : missing
}

/** The letter that leads to a field, from wherever letters are commands. */
export const stepKeys: Readonly<Record<string, Step>> = {
  c: 'category',
  b: 'brand',
  s: 'size',
  l: 'color',
  f: 'flaws',
  p: 'price',
  m: 'measure',
  t: 'material',
  w: 'cut',
  a: 'pattern',
  o: 'details',
  y: 'style',
  g: 'occasion',
  n: 'note',
  v: 'retail',
  k: 'department',
  i: 'photos',
  d: 'decline',
  e: 'finish',
}

/** What the keys mean, as it stands beside the station. */
export const keyMap: readonly (readonly [key: string, words: string])[] = [
  ['Enter', 'Accept, or take what is marked'],
  ['1–6', 'Condition'],
  ['D 1–9', 'Decline, with the reason'],
  ['R', 'Send to review'],
  ['U', 'Take the last piece back'],
  ['C', 'Category'],
  ['B', 'Brand'],
  ['S', 'Size'],
  ['L', 'One more color'],
  ['P', 'Price'],
  ['F', 'Flaws'],
  ['M', 'Measurements'],
  ['T', 'Materials'],
  ['W', 'Cut'],
  ['A', 'Pattern'],
  ['O', 'Shoe width, and other details'],
  ['Y', 'Style'],
  ['G', 'Occasion'],
  ['K', 'Girls, boys or both'],
  ['V', 'Retail price'],
  ['N', 'Note'],
  ['I', 'Photos (images)'],
  ['X', 'Start this piece anew'],
  ['E', 'The bag is empty'],
  ['Esc', 'Out of a field; it stays unsaid'],
] as const

/** Returns a key that identifies a size in a list; petite and tall sizes share their ids. */
export const sizeKey = ({ sizingId, departmentGroup }: Size): string => `${sizingId} ${departmentGroup}`
const sameSize = (a: Size, b: Size) => sizeKey(a) === sizeKey(b)

/**
 * Returns the entries with those first whose names stand in `likely`, in its order; all others stay in
 * theirs.
 */
export function likeliestFirst<T>(
  all: readonly T[],
  likely: readonly string[],
  nameOf: (one: T) => string,
): T[] {
  const place = (one: T) => {
    const at = likely.indexOf(nameOf(one))
    return at < 0 ? likely.length : at
  }
  return all.toSorted((a, b) => place(a) - place(b))
}

/**
 * Returns the sizes of a category's size system, those of the brand's groups first; children's shoes and
 * clothes are told apart.
 */
export function sizesFor(
  category: Pick<Category, 'kind' | 'sizeCategory'>,
  all: readonly Size[],
  groups: readonly string[] = [],
): Size[] {
  const isKidsShoes = category.kind === 'Kids’ Shoes'
  const isCut = ({ departmentGroup }: Size) => (groups.includes(departmentGroup) ? 'cut' : '')
  const known = all.filter(
    (size) =>
      size.sizeCategory === category.sizeCategory &&
      (category.sizeCategory !== 'kids' || (size.departmentGroup === 'kids-shoes') === isKidsShoes),
  )
  return likeliestFirst(known, ['cut'], isCut)
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .trim()

/**
 * Returns the entries that match a few typed letters: equal names first, then names that begin with them,
 * then names with a word that does; all entries when nothing is typed.
 */
export function matches<T>(all: readonly T[], typed: string, nameOf: (one: T) => string): T[] {
  const text = plain(typed)
  if (text === '') return [...all]
  const rank = (one: T): number => {
    const name = plain(nameOf(one))
    if (name === text) return 0
    if (name.startsWith(text)) return 1
    return name.split(/[\s&/-]+/).some((word) => word.startsWith(text)) ? 2 : 9
  }
  return all
    .map((one, at) => ({ one, at, rank: rank(one) }))
    .filter(({ rank }) => rank < 9)
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ one }) => one)
}

/** The one there is; null where there are several, or none. */
const onlyOf = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)

/**
 * Returns a graded piece's draft with another category: values that depend on the category are cleared, and
 * what is the only one of its kind is chosen: size, cut, pattern, material.
 */
export function withCategory(draft: Draft, category: Category, all: readonly Size[]): Draft {
  const fitting = sizesFor(category, all)
  const kept =
    draft.size && fitting.some((size) => draft.size && sameSize(size, draft.size)) ? draft.size : null
  return {
    ...draft,
    category,
    size: kept ?? onlyOf(fitting),
    measurements: {},
    details: {},
    department: null,
    cut: onlyOf(category.cuts),
    pattern: onlyOf(category.patterns),
    styles: null,
    occasions: null,
    skipped: [],
    // Materials that were said stay: they are the piece's, whatever its kind.
    materials:
      draft.materials.length === 0 && category.materials.length === 1 ? category.materials : draft.materials,
  }
}

/** Returns the condition that a digit key stands for; undefined for other digits. */
export const conditionOf = (digit: string): Condition | undefined => conditions[Number(digit) - 1]
/**
 * Returns the name of the flaw that a key of the keyboard stands for at the grading station: "stain" for "s";
 * undefined for other keys.
 */
export const flawOf = (key: string): FlawName | undefined => flawKinds.find((kind) => kind.key === key)?.name
/** Returns a list with the value added, or removed when the list has it. */
export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/**
 * Returns the price of a graded piece in cents: the typed one, else the suggested one; null when it can't be
 * parsed or nothing is suggested.
 */
export function priceOf(draft: Draft, suggested: number | null): number | null {
  return draft.price === null ? suggested : (parseMoney(draft.price) ?? null)
}

export type Decision = 'accepted' | 'declined' | 'review'
type Sent = {
  gradeKey: string
  bagId: string
  pieceNumber: number
  decision: Decision
  declineReason?: string | undefined
  suggested: number | null
  /** What the styles and occasions are when nobody chose them. */
  tags: Tags
}
/** Styles and occasions that a piece is filed under. */
export type Tags = { readonly styles: readonly string[]; readonly occasions: readonly string[] }

/**
 * Returns the step and message of the first field that holds text instead of a number (price, retail price,
 * measurement); undefined when all can be parsed.
 */
export function unreadable({
  price,
  retail,
  measurements,
}: Draft): { step: Step; message: string } | undefined {
  const isWrong = (text: string | null) =>
    text !== null && text.trim() !== '' && parseMoney(text) === undefined
  if (isWrong(price)) return { step: 'price', message: 'Please type the price as a number: 24.50.' }
  if (isWrong(retail)) return { step: 'retail', message: 'Please type the retail price as a number: 24.50.' }
  const odd = Object.entries(measurements).find(([, text]) => !Number.isFinite(inchesOf(text)))
  return odd && { step: 'measure', message: `Please type inches as a number: ${odd[0]}.` }
}

const inchesOf = (text: string): number => Number(text.replace(',', '.'))

/**
 * Maps a graded piece's draft, with the decision and the key of the press, to the API's input; prices in
 * cents, measurements in inches.
 */
export function inputOf(draft: Draft, { decision, declineReason, suggested, tags, ...press }: Sent) {
  const retail = draft.retail === null ? null : (parseMoney(draft.retail) ?? null)
  const measured = Object.entries(draft.measurements).map(([name, text]) => ({
    name,
    inches: inchesOf(text),
  }))
  return {
    ...press,
    decision,
    declineReason: declineReason ?? null,
    note: draft.note,
    categoryId: draft.category?.id ?? 0,
    brandId: draft.brand?.id ?? null,
    brandName: draft.brand?.id == null ? (draft.brand?.name ?? null) : null,
    sizingId: draft.size?.sizingId ?? null,
    condition: draft.condition,
    flaws: [...draft.flaws],
    colors: [...draft.colors],
    materials: [...draft.materials],
    details: Object.entries(draft.details).map(([name, value]) => ({ name, value })),
    cut: draft.cut,
    pattern: draft.pattern,
    styles: [...(draft.styles ?? tags.styles)],
    occasions: [...(draft.occasions ?? tags.occasions)],
    measurements: measured.filter(({ inches }) => inches !== 0),
    department: isSizeCut(draft.size?.departmentGroup ?? '')
      ? (draft.size?.departmentGroup ?? null)
      : draft.department,
    price: priceOf(draft, suggested),
    retail,
    suggested,
    photoIds: [...draft.photoIds],
  }
}

export const missingWords: Partial<Record<Step, string>> = {
  category: 'Please choose the category first.',
  brand: 'Please choose the brand.',
  size: 'Please choose the size.',
  condition: 'Please choose the condition: 1 to 6.',
  flaws: 'A flawed gem needs its flaw named.',
  color: 'Please name the color.',
  cut: 'Please look at the cut: Enter takes what stands there, Escape leaves it unsaid.',
  pattern: 'Please look at the pattern: Enter takes what stands there, Escape leaves it unsaid.',
  material: 'Please look at the materials: Enter takes what stands there, Escape leaves them unsaid.',
  details: 'Please look at the details: Enter takes what stands there, Escape leaves them unsaid.',
}

/** Said where sending something failed; it can be sent again, as every press has its key. */
export const noAnswer = 'The shop did not answer. Please try again.'
