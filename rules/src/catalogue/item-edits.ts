// Rules of employees' edits of a piece, and the sentences for refusals (specification §3 delist reasons,
// pwa_item_editing; decision 0077). Pure; the same in web, API and mocks.

import { isPrintable } from '../common/validation.ts'
import { highestRetail, priceProblem, retailTooHigh, retailTooLow } from '../intake/intake.ts'
import { isMaterial, materialUnknown } from '../intake/pieces.ts'
import { type Condition, conditions, type DelistReason, delistReasons } from '../vocabulary/items.ts'
import type { ItemState } from './item-states.ts'
import type { SaidDetail } from './kind-details.ts'
import { curationsMost, isCuration, isSearchTag } from './staff-marks.ts'

/** The fields of a piece that an editor sees and changes, as plain values. Money in cents. */
export type EditableItem = {
  title: string
  brandId: number
  categoryId: number
  sizingId: number
  condition: Condition
  conditionDescription: string
  additionalDescription: string
  /** Colors, or shades of them, by their names. */
  colorNames: readonly string[]
  materials: readonly string[]
  measurements: readonly { name: string; inches: number }[]
  flaws: readonly string[]
  /** The cut that the editor names; '' leaves the piece as it is cut. */
  cut: string
  /** A pattern of the kind; '' when nobody said one. */
  pattern: string
  /** Styles and occasions of the kind that the piece is filed under. */
  styles: readonly string[]
  occasions: readonly string[]
  /** What is said of the kind's details, such as the width of shoes. */
  details: readonly SaidDetail[]
  /** girls, boys, or '' for both and for grown people. */
  department: string
  /** Petite or tall for a size that is one of the two; empty for all others. */
  sizeCut: string
  price: number
  retail: number
  finalSale: boolean
  /** Seldom seen, as an employee judges: it may go to an auction, and listings show it first. */
  rareFind: boolean
  /** The campaigns that the piece belongs to. */
  searchTags: readonly string[]
  /** Members of the upper tiers may buy the piece first, for a day after it was listed. */
  earlyAccess: boolean
  /** The collections that the piece belongs to, by their numbers. */
  curationIds: readonly string[]
  photoIds: readonly string[]
}
export type EditField = keyof EditableItem

export const editLabels: Record<EditField, string> = {
  title: 'Title',
  brandId: 'Brand',
  categoryId: 'Category',
  cut: 'Cut',
  pattern: 'Pattern',
  styles: 'Styles',
  occasions: 'Occasions',
  details: 'Details',
  department: 'Department',
  sizingId: 'Size',
  sizeCut: 'Petite or tall',
  condition: 'Condition',
  colorNames: 'Colors',
  conditionDescription: 'About its condition',
  additionalDescription: 'Description',
  materials: 'Materials',
  flaws: 'Flaws',
  measurements: 'Measurements',
  price: 'Price',
  retail: 'Estimated retail',
  finalSale: 'Final sale',
  rareFind: 'Rare find',
  searchTags: 'Search tags',
  earlyAccess: 'Early access',
  curationIds: 'Collections',
  photoIds: 'Photos',
}
export const editFields = Object.keys(editLabels) as EditField[]

const children = ['girls', 'boys'] as const
/**
 * Returns the only children's department of a piece, 'girls' or 'boys'; '' for a piece in both or in neither.
 */
export function childOf(departmentTags: readonly string[]): '' | 'girls' | 'boys' {
  const [one = '', other] = children.filter((department) => departmentTags.includes(department))
  return other === undefined ? one : ''
}
/**
 * Returns whether the departments hold both girls and boys, so that pieces of them may be for either or both.
 */
export const isForChildren = (departments: readonly string[]): boolean =>
  children.every((one) => departments.includes(one))
/** The children's departments as an editor chooses and reads them. */
export const childLabels = { girls: 'Girls', boys: 'Boys', '': 'Girls and boys' } as const

export const delistLabels: Record<DelistReason, string> = {
  delist_for_authenticity: 'Its authenticity is in doubt',
  delist_for_photo_shoot: 'It goes to a photo shoot',
  inappropriate: 'Inappropriate',
  incorrect_brand: 'Wrong brand',
  incorrect_category: 'Wrong category',
  incorrect_gender: 'Wrong department',
  incorrect_price: 'Wrong price',
  incorrect_size: 'Wrong size',
  misc: 'Another reason',
  photo_issue: 'Something about its photos',
  quality_issue: 'Something about its quality',
}
/** Returns whether a text is one of the reasons for which employees take a piece off sale. */
export const isDelistReason = (text: string): text is DelistReason =>
  (delistReasons as readonly string[]).includes(text)
export const delistReasonNeeded = 'Please choose why it leaves the shop.'

const open: readonly ItemState[] = [
  'received',
  'processing',
  'under_review',
  'pending_listing',
  'listed',
  'delisted',
  'expired',
  'unaccepted',
]
/**
 * Returns whether employees may still edit a piece in this state; a piece that was sold or sent back keeps
 * its text.
 */
export const isEditable = (state: ItemState): boolean => open.includes(state)
export const notEditable = 'This piece has found somebody, or went back: what was read of it stays as it was.'

export const itemActs = ['delist', 'relist', 'review', 'list'] as const
export type ItemAct = (typeof itemActs)[number]
const acts: Partial<Record<ItemState, readonly ItemAct[]>> = {
  listed: ['delist', 'review'],
  delisted: ['relist', 'review'],
  pending_listing: ['list', 'review'],
}
/**
 * Returns the acts (delist, relist, …) that an employee may perform on a piece in this state; empty for a
 * state without any.
 */
export const actsOf = (state: ItemState): readonly ItemAct[] => acts[state] ?? []
/** The item state that each action leads to. */
export const actLeadsTo: Record<ItemAct, ItemState> = {
  delist: 'delisted',
  relist: 'listed',
  review: 'under_review',
  list: 'listed',
}
export const actNotNow = 'That can’t be done with a piece in this state.'

const textOf = (value: EditableItem[EditField]): string => JSON.stringify(value)

/**
 * Returns a hash (FNV-1a) of a piece's editable fields and state. An editor sends it back, so that an edit of
 * a piece that changed meanwhile is refused.
 */
export function contentHash(item: EditableItem, state: string): string {
  let hash = 0x811c9dc5
  for (const letter of editFields.map((field) => textOf(item[field])).join('\n') + state)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Returns the names of the fields whose values differ between two versions of a piece. */
export const changedFields = (before: EditableItem, after: EditableItem): EditField[] =>
  editFields.filter((field) => textOf(before[field]) !== textOf(after[field]))

const longestText = 600
const titleProblem = (title: string) =>
  /\p{L}{2}/u.test(title) && title.length <= 120 && isPrintable(title)
    ? undefined
    : 'A title has 2 to 120 characters and at least a word.'
const wordsProblem = (text: string) =>
  text.length <= longestText && isPrintable(text.replaceAll('\n', ' '))
    ? undefined
    : `Please use at most ${longestText} plain characters.`
const listProblem = (list: readonly string[], most: number) =>
  list.length <= most && list.every((one) => one.trim() !== '' && one.length <= 120 && isPrintable(one))
    ? undefined
    : `Please write at most ${most}, each in up to 120 characters.`

function measuredProblem(measured: EditableItem['measurements']): string | undefined {
  if (measured.some(({ inches }) => !(inches > 0 && inches <= 120)))
    return 'A measurement is from 0.1 to 120 inches.'
  return listProblem(
    measured.map(({ name }) => name),
    10,
  )
}

function retailOf(retail: number, price: number): string | undefined {
  if (!Number.isSafeInteger(retail) || retail < price) return retailTooLow
  return retail > highestRetail ? retailTooHigh : undefined
}

/** Materials that were there before the edit are left alone. */
function materialsProblem({ materials }: EditableItem, before: EditableItem): string | undefined {
  const isOdd = materials.some((one) => !before.materials.includes(one) && !isMaterial(one))
  return listProblem(materials, 8) ?? (isOdd ? materialUnknown : undefined)
}

type Rule = (item: EditableItem, before: EditableItem) => string | undefined
const rules: Partial<Record<EditField, Rule>> = {
  title: ({ title }) => titleProblem(title),
  department: ({ department }) =>
    department in childLabels ? undefined : 'Please choose girls, boys or both.',
  condition: ({ condition }) => (conditions.includes(condition) ? undefined : 'Please choose the condition.'),
  conditionDescription: (item) => wordsProblem(item.conditionDescription),
  additionalDescription: (item) => wordsProblem(item.additionalDescription),
  colorNames: ({ colorNames }) =>
    colorNames.length >= 1 && colorNames.length <= 3 ? undefined : 'Please name one to three colors.',
  materials: materialsProblem,
  measurements: ({ measurements }) => measuredProblem(measurements),
  flaws: ({ flaws }) => listProblem(flaws, 6),
  price: ({ price }) => priceProblem(price),
  retail: ({ retail, price }) => retailOf(retail, price),
  searchTags: (item, before) =>
    item.searchTags.every((tag) => isSearchTag(tag) || before.searchTags.includes(tag))
      ? undefined
      : 'There is no such search tag.',
  curationIds: ({ curationIds }) =>
    curationIds.length <= curationsMost && curationIds.every(isCuration)
      ? undefined
      : `Please name up to ${curationsMost} collections by their numbers.`,
  photoIds: ({ photoIds }) => (photoIds.length > 0 ? undefined : 'A piece needs a photo.'),
}

export type EditProblem = { field: EditField; message: string }

/**
 * Returns the first invalid field of an employee's edit with its message; undefined when the edit is valid.
 * Unchanged fields are not checked, except the retail price when the price changed.
 */
export function editProblem(before: EditableItem, after: EditableItem): EditProblem | undefined {
  const changed = changedFields(before, after)
  // A new price is judged beside the retail price, whichever of the two was changed.
  const judged =
    changed.includes('price') && !changed.includes('retail') ? [...changed, 'retail' as const] : changed
  for (const field of judged) {
    const message = rules[field]?.(after, before)
    if (message !== undefined) return { field, message }
  }
  return undefined
}
