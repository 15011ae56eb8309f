// A piece as employees see it: all that shoppers see, its origin, and its history.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import {
  actsOf,
  childOf,
  contentHash,
  delistLabels,
  type EditableItem,
  type EditField,
  editLabels,
  isDelistReason,
  isEditable,
} from '@hemline/rules/catalogue/item-edits.ts'
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { type SaidDetail, saidDetailsOf } from '@hemline/rules/catalogue/kind-details.ts'
import { kindBySlug } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { patternBehind } from '@hemline/rules/catalogue/piece-labels.ts'
import { colorWords } from '@hemline/rules/catalogue/shades.ts'
import { cutOf } from '@hemline/rules/catalogue/size-cuts.ts'
import { curationsInOrder, isEarlyAccess, tagsInOrder } from '@hemline/rules/catalogue/staff-marks.ts'
import { readDeskText } from '@hemline/rules/desk/search.ts'
import { deskPageSize } from '@hemline/rules/desk/sorting.ts'
import { isFlawed } from '@hemline/rules/home-edits/hero.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import {
  findItemNumbers,
  type ItemNoteRow,
  listItemNotes,
  listItemsByNumber,
  listPriceChanges,
} from '../catalogue/catalogue.ts'
import { findOrigin, listBagNumbers } from './employee.db.ts'

const notesShown = 100

/** What the piece's attributes say of the details of its kind. */
function detailsSaid(row: ItemRow): SaidDetail[] {
  const kind = kindBySlug(row.category_tags.at(-1) ?? '')
  return kind ? saidDetailsOf(kind, row.chars as Record<string, string>) : []
}

/** Returns the editable fields of a piece as plain values, for comparison and validation. */
export const editableOf = (row: ItemRow): EditableItem => ({
  title: row.title,
  brandId: row.brand_id,
  categoryId: row.category_id,
  sizingId: row.sizing_id,
  cut: '',
  pattern: patternBehind((row.chars as Record<string, string>).pattern),
  styles: row.style_tags,
  occasions: row.occasion_tags,
  details: detailsSaid(row),
  department: childOf(row.department_tags),
  sizeCut: cutOf(row.department_tags, row.sizing_id),
  condition: row.condition,
  conditionDescription: row.condition_description ?? '',
  additionalDescription: row.additional_description ?? '',
  colorNames: colorWords(row.color_names, row.advanced_color_names),
  materials: row.materials,
  flaws: row.flaws.map((flaw) => flaw.description),
  measurements: row.measurements.map(({ name, inches }) => ({ name, inches })),
  price: row.price_cents,
  retail: row.msrp_cents,
  finalSale: row.final_sale,
  rareFind: row.is_rare_find,
  searchTags: tagsInOrder(row.search_tags),
  earlyAccess: isEarlyAccess(row.access_levels),
  curationIds: curationsInOrder(row.curation_ids.map(String)),
  photoIds: row.photo_ids.map(String),
})

/** Returns a state such as `pending_sale` in words: "Pending sale". */
export const stateWords = (state: string): string => {
  const text = state.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isChange = (value: unknown): value is { field: string; before: string; after: string } =>
  typeof value === 'object' && value !== null && 'field' in value && 'before' in value && 'after' in value

const labelOf = (field: string): string => editLabels[field as EditField] ?? 'State'

function noteOf({ id, kind, actor, detail, at }: ItemNoteRow) {
  const delisted = textOf(detail.delistReason)
  const why = [
    isDelistReason(delisted) ? delistLabels[delisted] : '',
    textOf(detail.reason),
    textOf(detail.note),
  ]
    .filter(Boolean)
    .join(': ')
  const moved = typeof detail.to === 'string' && typeof detail.from === 'string'
  const state = moved
    ? [{ field: 'state', before: stateWords(textOf(detail.from)), after: stateWords(textOf(detail.to)) }]
    : []
  const edits = Array.isArray(detail.changes) ? detail.changes.filter(isChange) : []
  const changes = [...state, ...edits].map((change) => ({ ...change, label: labelOf(change.field) }))
  return { id: `event-${id}`, kind, actor: actor ?? (textOf(detail.by) || null), reason: why, at, changes }
}

const whose = {
  schedule: 'Its schedule',
  seller: 'The seller',
  auction: 'Its auction',
  offer: 'An offer',
} as const

/**
 * Returns the history of a piece, newest first: its newest 100 events, and price changes (cents) by schedule
 * or seller. Checks no permission.
 */
export async function notesOf(db: DbOrTx, itemNumber: number) {
  const [events, prices] = await Promise.all([
    listItemNotes(db, itemNumber, notesShown),
    listPriceChanges(db, itemNumber),
  ])
  const drops = prices.flatMap(({ id, by, at, from_cents, to_cents }) =>
    by === 'shop'
      ? []
      : [
          {
            id: `price-${id}`,
            kind: 'price',
            actor: whose[by],
            reason: '',
            at,
            changes: [
              {
                field: 'price',
                label: editLabels.price,
                before: String(from_cents),
                after: String(to_cents),
              },
            ],
          },
        ],
  )
  return [...events.map(noteOf), ...drops].sort((a, b) => b.at.getTime() - a.at.getTime())
}

/**
 * Returns the version of a piece that an editor sends back: the id of the newest history entry and a hash of
 * the content and state.
 */
export const versionOf = (row: ItemRow, newest: string): string =>
  `${newest}/${contentHash(editableOf(row), row.state)}`

/**
 * Returns a piece as employees see it: content, version, allowed acts, origin and history. Checks no
 * permission.
 */
export async function staffItemOf(db: DbOrTx, row: ItemRow) {
  const [notes, origin] = await Promise.all([notesOf(db, row.item_number), findOrigin(db, row.item_number)])
  const house = warehouses.find((one) => one.warehouseId === row.warehouse_id)
  const state = row.state as ItemState
  return {
    itemNumber: row.item_number,
    version: versionOf(row, notes[0]?.id ?? ''),
    state,
    stateLabel: stateWords(state),
    delistReason: row.delist_reason,
    editable: isEditable(state),
    acts: [...actsOf(state)],
    item: row,
    colorWords: colorWords(row.color_names, row.advanced_color_names),
    details: detailsSaid(row),
    earlyAccess: isEarlyAccess(row.access_levels),
    curationIds: curationsInOrder(row.curation_ids.map(String)),
    source: row.source,
    seller: origin?.seller ?? null,
    bagNumber: origin?.bagNumber ?? null,
    warehouse: origin?.sentFrom ?? (house ? `${house.city}, ${house.state}` : 'Elsewhere'),
    notes,
  }
}

const isNumber = (value: number) => Number.isSafeInteger(value) && value > 0

/**
 * Returns a piece as employees see it; undefined when unknown. Throws UNAUTHENTICATED, and FORBIDDEN for
 * viewers who may neither edit nor preview pieces.
 */
export async function staffItemFor(ctx: Context, itemNumber: number) {
  atWork(ctx, 'edit_items', 'preview')
  const [row] = isNumber(itemNumber) ? await listItemsByNumber(ctx.db, [itemNumber]) : []
  return row && staffItemOf(ctx.db, row)
}

/**
 * An employee's search for pieces: text, state, order, and the page after the item number `before` or ahead
 * of the item number `until`.
 */
export type PieceWish = {
  search: string
  state?: string | null
  sort?: string | null
  before?: number | null
  until?: number | null
}

/**
 * Searches pieces by number, bag or words: up to `limit` (50 unless told), highest number first or in the
 * order of `sort`. Throws UNAUTHENTICATED, and FORBIDDEN for viewers who may not edit pieces.
 */
export async function staffItemsFor(
  ctx: Context,
  { search, state, sort, before, until }: PieceWish,
  limit: number = deskPageSize,
) {
  atWork(ctx, 'edit_items')
  const text = search.trim() === '' ? null : readDeskText(search)
  const numberOrNull = (one: number | null | undefined) => (one != null && isNumber(one) ? one : null)
  const page = { sort: sort ?? null, before: numberOrNull(before), until: numberOrNull(until) }
  return hitsOf(ctx, await findItemNumbers(ctx.db, { text, state: state ?? null, ...page }, limit))
}

/**
 * Searches pieces by number, bag or words: the `limit` pieces of the highest numbers, and how many match in
 * all, counted up to `counted`. Throws UNAUTHENTICATED, and FORBIDDEN for viewers who may not edit pieces.
 */
export async function searchPieces(
  ctx: Context,
  search: string,
  { limit, counted }: { limit: number; counted: number },
) {
  atWork(ctx, 'edit_items')
  const numbers = await findItemNumbers(ctx.db, { text: readDeskText(search) }, counted)
  return { hits: await hitsOf(ctx, numbers.slice(0, limit)), count: numbers.length }
}

/** Reads the pieces of these numbers as rows of the employees' table, in the same order. */
async function hitsOf(ctx: Context, numbers: readonly number[]) {
  const [rows, bags] = await Promise.all([
    listItemsByNumber(ctx.db, numbers),
    listBagNumbers(ctx.db, numbers),
  ])
  return numbers.flatMap((one) => {
    const row = rows.find(({ item_number }) => item_number === one)
    if (!row) return []
    return [
      {
        itemNumber: one,
        title: row.title,
        brand: row.brand_name,
        sizeDisplay: row.size_display,
        price: row.price_cents,
        state: row.state,
        stateLabel: stateWords(row.state),
        photoId: row.photo_ids[0] ?? null,
        bagNumber: bags.find((bag) => bag.itemNumber === one)?.bagNumber ?? null,
        isFlawed: isFlawed(row),
      },
    ]
  })
}
