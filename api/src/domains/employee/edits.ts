// Edits of a piece by employees without overwriting each other's changes, and its way out of the shop and
// back (decision 0077).

import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { madeOf, madeProblem, withoutOldMeasures } from '@hemline/rules/catalogue/edited-piece.ts'
import {
  actLeadsTo,
  actNotNow,
  actsOf,
  changedFields,
  childLabels,
  contentHash,
  delistReasonNeeded,
  type EditableItem,
  type EditField,
  editProblem,
  type ItemAct,
  isDelistReason,
  isEditable,
  itemActs,
  notEditable,
} from '@hemline/rules/catalogue/item-edits.ts'
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { tagsOfPath } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { readColors } from '@hemline/rules/catalogue/shades.ts'
import { inCut, isSizeCut, petiteOrTall } from '@hemline/rules/catalogue/size-cuts.ts'
import { equivalentsOf } from '@hemline/rules/catalogue/sizes.ts'
import {
  curationsInOrder,
  rareFindBadge,
  tagsInOrder,
  withEarlyAccess,
} from '@hemline/rules/catalogue/staff-marks.ts'
import { staffRelistFault } from '@hemline/rules/direct-sell/acts.ts'
import { isReason, reasonNeeded } from '@hemline/rules/fulfillment/staff.ts'
import {
  materialNamed,
  merchandisingDepartment,
  pieceDepartments,
  pieceGender,
  qualityTypes,
  sizeDisplayOf,
  sizeFits,
} from '@hemline/rules/intake/pieces.ts'
import type { BrandTier, Condition } from '@hemline/rules/vocabulary/items.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { EditItemInput, ItemActInput, ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import {
  allColors,
  brandById,
  categoryById,
  delistItem,
  editItem,
  type FieldChange,
  listItems,
  listItemsByNumber,
  lockItem,
  type PhotoRef,
  relistItem,
  sendToReview,
  setPhotos,
  sizeById,
} from '../catalogue/catalogue.ts'
import { findListingStatus } from './employee.db.ts'
import { editableOf, staffItemOf } from './item-view.ts'
import { tellNewPrice, tellOffSale } from './tell-owner.ts'

type EditResult = Awaited<ResolversTypes['EditItemResult']>
type ActResult = Awaited<ResolversTypes['ItemActResult']>
const refusal = (message: string, field: string | null = null) => ({
  __typename: 'ItemRefusal' as const,
  message,
  field,
})
type Refusal = ReturnType<typeof refusal>

async function lockedRow(tx: Tx, itemNumber: number): Promise<ItemRow> {
  const known = Number.isSafeInteger(itemNumber) && itemNumber > 0 && (await lockItem(tx, itemNumber))
  const [row] = known ? await listItemsByNumber(tx, [itemNumber]) : []
  if (!row) throw refuse('NOT_FOUND', 'There is no such piece.')
  return row
}

/** Returns the content that the editor wants, trimmed and in order; fields that the input leaves out stay. */
function wantedOf(now: EditableItem, { condition, ...input }: EditItemInput): EditableItem {
  const given = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value != null),
  ) as Partial<EditableItem>
  const trimmed = (list: readonly string[]) => list.map((one) => one.trim())
  const all = { ...now, ...given, ...(condition == null ? {} : { condition: condition as Condition }) }
  return {
    title: all.title.trim(),
    brandId: all.brandId,
    categoryId: all.categoryId,
    sizingId: all.sizingId,
    cut: all.cut,
    pattern: all.pattern,
    styles: [...new Set(all.styles)],
    occasions: [...new Set(all.occasions)],
    details: all.details.map(({ name, value }) => ({ name, value })),
    department: all.department,
    sizeCut: all.sizeCut,
    condition: all.condition,
    conditionDescription: all.conditionDescription.trim(),
    additionalDescription: all.additionalDescription.trim(),
    colorNames: [...new Set(all.colorNames.map((one) => one.trim().toLowerCase()))],
    materials: [...new Set(trimmed(all.materials).map(materialNamed))],
    flaws: trimmed(all.flaws),
    measurements: all.measurements.map(({ name, inches }) => ({ name: name.trim(), inches })),
    price: all.price,
    retail: all.retail,
    finalSale: all.finalSale,
    rareFind: all.rareFind,
    searchTags: tagsInOrder(all.searchTags),
    earlyAccess: all.earlyAccess,
    curationIds: curationsInOrder(all.curationIds),
    photoIds: all.photoIds,
  }
}

type Known = {
  brand: NonNullable<Awaited<ReturnType<typeof brandById>>>
  category: NonNullable<Awaited<ReturnType<typeof categoryById>>>
  size: NonNullable<Awaited<ReturnType<typeof sizeById>>>
}

/**
 * Returns the chosen brand, category and size; a Refusal when one of them or a color is unknown, or the size
 * does not fit the category.
 */
async function knownOf(
  tx: Tx,
  wanted: EditableItem,
  changed: readonly EditField[],
): Promise<Known | Refusal> {
  const brand = await brandById(tx, wanted.brandId)
  const category = await categoryById(tx, wanted.categoryId)
  const found = await sizeById(tx, wanted.sizingId)
  const size = found && (isSizeCut(wanted.sizeCut) ? inCut(found, wanted.sizeCut) : found)
  if (!brand) return refusal('There is no such brand.', 'brandId')
  if (!category) return refusal('There is no such category.', 'categoryId')
  const root = category.path.split('/')[0] ?? ''
  if (size?.departmentGroup === petiteOrTall && changed.includes('sizingId'))
    return refusal('Please say whether the size is petite or tall.', 'sizingId')
  const placed = changed.some((field) => ['categoryId', 'sizingId', 'sizeCut'].includes(field))
  if (!size || (placed && !sizeFits(category.sizeCategory, size, root)))
    return refusal('Please choose a size of this kind of piece.', 'sizingId')
  if (changed.includes('colorNames')) {
    const colors = new Set((await allColors(tx)).map(({ name }) => name))
    if (readColors(wanted.colorNames).colors.some((one) => !colors.has(one)))
      return refusal('There is no such color.', 'colorNames')
  }
  return { brand, category, size }
}

/** The columns derived from a changed brand, category or size: where shoppers find the piece. */
const placing: readonly EditField[] = ['brandId', 'categoryId', 'sizingId', 'sizeCut', 'department']
function placeOf({ brand, category, size }: Known, wanted: EditableItem, changed: readonly EditField[]) {
  if (!changed.some((field) => placing.includes(field))) return {}
  const tier = brand.tier as BrandTier
  const root = category.path.split('/')[0] ?? ''
  const chosen = wanted.department === '' ? null : wanted.department
  const departments = pieceDepartments({
    categoryDepartments: category.departments,
    sizeGroup: size.departmentGroup,
    tier,
    chosen,
  })
  return {
    brand_id: brand.id,
    quality_type: qualityTypes[tier],
    luxe_brand: tier === 'designer' || tier === 'luxury',
    category_id: category.id,
    category_tags: tagsOfPath(category.path),
    merchandising_department: merchandisingDepartment(root),
    department_tags: departments,
    gender: pieceGender(departments),
    ...(changed.includes('sizingId') || changed.includes('sizeCut')
      ? {
          sizing_id: size.sizingId,
          size_display: sizeDisplayOf(size),
          size_equivalents: [...equivalentsOf(size.sizingId)],
        }
      : {}),
  }
}

const attributesOf = (row: ItemRow) => ({ ...row, chars: row.chars as Record<string, string> })

function columnsOf(row: ItemRow, wanted: EditableItem, known: Known, changed: readonly EditField[]) {
  const has = (field: EditField) => changed.includes(field)
  const photoOf = (words: string) => row.flaws.find((flaw) => flaw.description === words)?.photoId
  return {
    ...placeOf(known, wanted, changed),
    ...madeOf(known.category.path, attributesOf(row), wanted, changed),
    ...(has('title') ? { title: wanted.title } : {}),
    ...(has('condition') ? { condition: wanted.condition } : {}),
    ...(has('conditionDescription') ? { condition_description: wanted.conditionDescription || null } : {}),
    ...(has('additionalDescription') ? { additional_description: wanted.additionalDescription || null } : {}),
    ...(has('materials') ? { materials: [...wanted.materials] } : {}),
    ...(has('measurements') ? { measurements: wanted.measurements } : {}),
    ...(has('flaws')
      ? {
          flaws: wanted.flaws.map((description) => ({
            description,
            ...(photoOf(description) ? { photoId: photoOf(description) } : {}),
          })),
        }
      : {}),
    ...(has('price') ? { price_cents: wanted.price } : {}),
    ...(has('retail') ? { msrp_cents: wanted.retail } : {}),
    ...(has('finalSale') ? { final_sale: wanted.finalSale } : {}),
    ...(has('rareFind')
      ? { is_rare_find: wanted.rareFind, badge_url: wanted.rareFind ? rareFindBadge : null }
      : {}),
    ...(has('searchTags') ? { search_tags: [...wanted.searchTags] } : {}),
    ...(has('earlyAccess') ? { access_levels: withEarlyAccess(row.access_levels, wanted.earlyAccess) } : {}),
    ...(has('curationIds') ? { curation_ids: wanted.curationIds.map(Number) } : {}),
  }
}

const words = (value: EditableItem[EditField]): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  return value
    .map((one) => (typeof one === 'string' ? one : 'inches' in one ? `${one.name} ${one.inches}` : one.value))
    .join(', ')
}

const childWords = (department: string) => childLabels[department as keyof typeof childLabels]

/**
 * Returns the changed fields before and after, as text that stays readable when a brand or size is renamed
 * later.
 */
function changesOf(
  row: ItemRow,
  known: Known,
  wanted: EditableItem,
  changed: readonly EditField[],
): FieldChange[] {
  const before = editableOf(row)
  const names: Partial<Record<EditField, readonly [string, string]>> = {
    brandId: [row.brand_name, known.brand.name],
    categoryId: [row.category_name, known.category.name],
    sizingId: [row.size_display, sizeDisplayOf(known.size)],
    department: [childWords(before.department), childWords(wanted.department)],
  }
  return changed.map((field) => {
    const [from, to] = names[field] ?? [words(before[field]), words(wanted[field])]
    return { field, before: from, after: to }
  })
}

const photoRef = (text: string): PhotoRef => (/^\d{1,15}$/.test(text) ? Number(text) : text)
const isRef = (text: string) => /^\d{1,15}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

async function conflictOf(tx: Tx, row: ItemRow, seenNote: string) {
  const staffItem = await staffItemOf(tx, row)
  const at = staffItem.notes.findIndex((note) => note.id === seenNote)
  const since = at < 0 ? staffItem.notes : staffItem.notes.slice(0, at)
  const who = since.find((note) => note.actor)?.actor ?? 'Somebody'
  const message = `${who} changed this piece while you had it open. Your changes are kept here: look at theirs, and save again.`
  return { __typename: 'ItemChangedMeanwhile' as const, message, staffItem, since }
}

/**
 * Changes fields of a piece for an employee, records each before and after, and tells the seller of a new
 * price. Returned refusals: ItemChangedMeanwhile (the piece changed since the editor read it), ItemRefusal
 * (not editable any more, no reason, or an invalid field). Sending the same content again answers as done.
 * Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export async function editByStaff(ctx: Context, input: EditItemInput): Promise<EditResult> {
  const actorId = atWork(ctx, 'edit_items')
  const now = ctx.now()
  return inTransaction<EditResult & { __typename: string }>(ctx.db, 'StaffItemPayload', async (tx) => {
    const row = await lockedRow(tx, input.itemNumber)
    const before = editableOf(row)
    const typed = wantedOf(before, input)
    const [seenNote = '', seenHash] = input.version.split('/')
    const same = changedFields(before, typed).length === 0
    if (same) return { __typename: 'StaffItemPayload', staffItem: await staffItemOf(tx, row) }
    if (seenHash !== contentHash(before, row.state)) return conflictOf(tx, row, seenNote)
    if (!isEditable(row.state as ItemState)) return refusal(notEditable)
    const wrong = editProblem(before, typed)
    if (wrong) return refusal(wrong.message, wrong.field)
    if (!isReason(input.reason)) return refusal(reasonNeeded, 'reason')
    const known = await knownOf(tx, typed, changedFields(before, typed))
    if ('__typename' in known) return known
    const { path } = known.category
    const wanted = withoutOldMeasures(path, before, typed)
    const changed = changedFields(before, wanted)
    const badlyMade = madeProblem({ path, before, wanted }, changed)
    if (badlyMade) return refusal(badlyMade.message, badlyMade.field)
    const changes = changesOf(row, known, wanted, changed)
    if (changed.includes('photoIds')) {
      const set = wanted.photoIds.every(isRef)
        ? await setPhotos(tx, row.item_number, wanted.photoIds.map(photoRef), now)
        : undefined
      if (set?.__typename !== 'PhotosSet')
        return refusal(set?.message ?? 'There is no such photo.', 'photoIds')
    }
    const price = changed.includes('price') ? { from: before.price, to: wanted.price } : undefined
    await editItem(tx, {
      itemNumber: row.item_number,
      columns: columnsOf(row, wanted, known, changed),
      changes,
      price,
      actorId,
      reason: input.reason.trim(),
      now,
    })
    if (price) await tellNewPrice(tx, row, { ...price, reason: input.reason.trim(), now })
    return {
      __typename: 'StaffItemPayload',
      staffItem: await staffItemOf(tx, await lockedRow(tx, row.item_number)),
    }
  })
}

type Acting = { itemNumber: number; actorId: string; reason: string; now: Date; delistReason: string }

/**
 * Returns why a member's piece stays off the shop, whatever an employee does: its seller's own pause;
 * undefined for all other pieces.
 */
async function keptOff(tx: Tx, row: ItemRow): Promise<string | undefined> {
  const status = row.source === 'p2p' ? await findListingStatus(tx, row.item_number) : undefined
  return status === undefined ? undefined : staffRelistFault(status)
}

/** Performs one act on a piece; returns false when the piece's state does not allow it any more. */
async function doAct(tx: Tx, act: ItemAct, acting: Acting): Promise<boolean> {
  const { itemNumber, actorId, now } = acting
  if (act === 'delist') return delistItem(tx, acting)
  if (act === 'relist') return relistItem(tx, acting)
  if (act === 'list') return (await listItems(tx, [itemNumber], { actorId, now })).listed.length === 1
  // A listed piece is delisted first, so that nobody buys it during the review.
  await delistItem(tx, { ...acting, delistReason: acting.delistReason || 'quality_issue' })
  return sendToReview(tx, acting)
}

/**
 * Delists, relists, lists or sends a piece to review for an employee; a member who sells it directly is told
 * that it is off. A piece already in the wanted state is answered as done. Returned refusals: ItemRefusal
 * (the state does not allow it, a reason or a photo is missing, its seller paused it). Throws NOT_FOUND,
 * UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export async function actByStaff(
  ctx: Context,
  { itemNumber, act: named, delistReason, reason }: ItemActInput,
): Promise<ActResult> {
  const act = itemActs.find((one) => one === named)
  const actorId = act === 'list' ? atWork(ctx, 'list_items') : atWork(ctx, 'edit_items')
  return inTransaction<ActResult & { __typename: string }>(ctx.db, 'StaffItemPayload', async (tx) => {
    const row = await lockedRow(tx, itemNumber)
    const done = async () => ({
      __typename: 'StaffItemPayload' as const,
      staffItem: await staffItemOf(tx, await lockedRow(tx, itemNumber)),
    })
    if (act && row.state === actLeadsTo[act]) return done()
    if (!act || !actsOf(row.state as ItemState).includes(act)) return refusal(actNotNow)
    if (act === 'delist' && !isDelistReason(delistReason ?? ''))
      return refusal(delistReasonNeeded, 'delistReason')
    if (delistReason != null && delistReason !== '' && !isDelistReason(delistReason))
      return refusal(delistReasonNeeded, 'delistReason')
    if (act !== 'list' && !isReason(reason)) return refusal(reasonNeeded, 'reason')
    if (act === 'list' && row.photo_ids.length === 0)
      return refusal('A piece needs a photo before it is listed.')
    const kept = act === 'relist' || act === 'list' ? await keptOff(tx, row) : undefined
    if (kept) return refusal(kept)
    const acting = {
      itemNumber,
      actorId,
      reason: reason.trim(),
      now: ctx.now(),
      delistReason: delistReason ?? '',
    }
    if (!(await doAct(tx, act, acting))) return refusal(actNotNow)
    if (act === 'delist' || act === 'review') await tellOffSale(tx, row, { ...acting, act })
    return done()
  })
}
