// What an employee's edit does to a piece of the mocks: the columns that the API writes, by the same rules.
import { madeOf, madeProblem, withoutOldMeasures } from '@hemline/rules/catalogue/edited-piece.ts'
import {
  changedFields,
  childOf,
  type EditableItem,
  type EditField,
  editLabels,
  isForChildren,
} from '@hemline/rules/catalogue/item-edits.ts'
import { type SaidDetail, saidDetailsOf } from '@hemline/rules/catalogue/kind-details.ts'
import { kindBySlug, tagsOfPath } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { patternBehind } from '@hemline/rules/catalogue/piece-labels.ts'
import { colorWords } from '@hemline/rules/catalogue/shades.ts'
import { cutOf } from '@hemline/rules/catalogue/size-cuts.ts'
import { equivalentsOf, sizeRows } from '@hemline/rules/catalogue/sizes.ts'
import {
  curationsInOrder,
  isEarlyAccess,
  tagsInOrder,
  withEarlyAccess,
} from '@hemline/rules/catalogue/staff-marks.ts'
import { materialNamed, pieceGender, sizeDisplayOf } from '@hemline/rules/intake/pieces.ts'
import type { MockContext } from '../context.ts'
import type { MockItem } from '../item.ts'
import { kinds } from '../seed/pieces.ts'

/** What the piece's attributes say of the details of its kind. */
export function detailsSaid({ category_path, chars }: MockItem): SaidDetail[] {
  const kind = kindBySlug(category_path.split('/').at(-1) ?? '')
  return kind ? saidDetailsOf(kind, chars) : []
}

/** Returns the editable fields of a piece. */
export const editableOf = (item: MockItem): EditableItem => ({
  title: item.title,
  brandId: item.brand_id,
  categoryId: item.category_id,
  cut: '',
  pattern: patternBehind(item.chars.pattern),
  styles: item.style_tags,
  occasions: item.occasion_tags,
  details: detailsSaid(item),
  department: childOf(item.department_tags),
  sizingId: item.sizing_id,
  sizeCut: cutOf(item.department_tags, item.sizing_id),
  condition: item.condition,
  conditionDescription: item.condition_description ?? '',
  additionalDescription: item.additional_description ?? '',
  colorNames: colorWords(item.color_names, item.advanced_color_names),
  materials: item.materials,
  flaws: item.flaws.map((flaw) => flaw.description),
  measurements: item.measurements,
  price: item.price_cents,
  retail: item.msrp_cents,
  finalSale: item.final_sale,
  rareFind: item.is_rare_find,
  searchTags: tagsInOrder(item.search_tags),
  earlyAccess: isEarlyAccess(item.access_levels),
  curationIds: curationsInOrder(item.curation_ids.map(String)),
  photoIds: item.photo_ids.map(String),
})

/** Returns the content that an edit asks for; fields that the input leaves out stay. */
export function wantedOf(before: EditableItem, input: object): EditableItem {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null))
  const wanted: EditableItem = { ...before, ...given }
  return { ...wanted, materials: wanted.materials.map(materialNamed) }
}

const texts = (value: EditableItem[EditField]) =>
  typeof value === 'object'
    ? value
        .map((one) =>
          typeof one === 'string' ? one : 'inches' in one ? `${one.name} ${one.inches}` : one.value,
        )
        .join(', ')
    : String(value)

type Problem = { message: string; field: string }

/** Where shoppers find the piece: its brand, category and size. */
function placeOf(ctx: MockContext, item: MockItem, wanted: EditableItem): Partial<MockItem> | Problem {
  const brand = ctx.db.items.find((one) => one.brand_id === wanted.brandId)
  if (!brand) return { message: 'There is no such brand.', field: 'brandId' }
  const kind = kinds.find((one) => one.categoryId === wanted.categoryId)
  if (!kind) return { message: 'There is no such category.', field: 'categoryId' }
  const size = sizeRows.find((one) => one.sizing_id === wanted.sizingId)
  if (!size) return { message: 'Please choose a size of this kind of piece.', field: 'sizingId' }
  const path = `${kind.root.slug}/${kind.slug}`
  const child = isForChildren(kind.departments) && wanted.department !== childOf(item.department_tags)
  const departments = wanted.department === '' ? kind.departments : [wanted.department]
  return {
    ...(child ? { department_tags: [...departments], gender: pieceGender(departments) } : {}),
    brand_id: brand.brand_id,
    brand_name: brand.brand_name,
    brand_slug: brand.brand_slug,
    ...(wanted.categoryId === item.category_id
      ? {}
      : {
          category_id: kind.categoryId,
          category_name: kind.name,
          category_path: path,
          category_tags: tagsOfPath(path),
        }),
    ...(wanted.sizingId === item.sizing_id
      ? {}
      : {
          sizing_id: size.sizing_id,
          size_label: size.label,
          size_display: sizeDisplayOf({ label: size.label, sizeCategory: size.size_category }),
          size_equivalents: [...equivalentsOf(size.sizing_id)],
        }),
  }
}

/** Changes the piece and returns the changes for its history; or what is wrong with the edit. */
export function editPiece(ctx: MockContext, item: MockItem, typed: EditableItem): object[] | Problem {
  const before = editableOf(item)
  const place = placeOf(ctx, item, typed)
  if ('message' in place) return place
  const path = place.category_path ?? item.category_path
  const wanted = withoutOldMeasures(path, before, typed)
  const changed = changedFields(before, wanted)
  const wrong = madeProblem({ path, before, wanted }, changed)
  if (wrong) return wrong
  const made = madeOf(path, item, wanted, changed)
  Object.assign(item, place, {
    title: wanted.title,
    condition: wanted.condition,
    condition_description: wanted.conditionDescription || null,
    additional_description: wanted.additionalDescription || null,
    materials: wanted.materials,
    measurements: wanted.measurements,
    price_cents: wanted.price,
    msrp_cents: wanted.retail,
    final_sale: wanted.finalSale,
    is_rare_find: wanted.rareFind,
    search_tags: tagsInOrder(wanted.searchTags),
    access_levels: withEarlyAccess(item.access_levels, wanted.earlyAccess),
    curation_ids: wanted.curationIds.map(Number),
    flaws: wanted.flaws.map((description) => ({ description, photoId: null })),
    photo_ids: wanted.photoIds.map((ref, at) =>
      /^\d+$/.test(ref) ? Number(ref) : 600_000_001 + item.item_number * 20 + at,
    ),
    ...made,
  })
  return changed.map((field) => ({
    field,
    label: editLabels[field],
    before: texts(before[field]),
    after: texts(wanted[field]),
  }))
}
