// Derives what follows when an employee edits a piece: attributes, tags, shades and measurements that nobody
// types, so that no filter reads what the piece is no longer (decisions 0129 and 0273).

import { sentence } from '../common/sentence.ts'
import { measurementNames, measurementsProblem } from '../intake/measures.ts'
import type { EditableItem, EditField } from './item-edits.ts'
import { detailsOf } from './kind-details.ts'
import type { Kind } from './kinds/kind.ts'
import { kindBySlug, shapeOf } from './kinds/kinds.ts'
import {
  describeGraded,
  gradedProblem,
  isDenim,
  isOnLegs,
  patternsOf,
  tagsOfAttributes,
} from './piece-words.ts'
import { colorOfWash, readColors, washAmong } from './shades.ts'
import { adjustableWaistOf } from './silhouettes/words.ts'

/** The columns of a piece from which an edit goes on. */
export type EditedFrom = { readonly chars: Readonly<Record<string, string>> }

/** Attributes that a piece keeps in whatever kind it is filed. */
const ofAnyKind = ['careInstructions']
/** Attributes that no cut decides: a piece keeps them when it is cut otherwise. */
const ofAnyCut = ({ chars }: Kind) => [...ofAnyKind, 'accent', 'jeanWash', ...Object.keys(chars)]

const kindOf = (path: string) => kindBySlug(path.split('/').at(-1) ?? '')
const isMade = (changed: readonly EditField[]) =>
  changed.some((field) => field === 'cut' || field === 'pattern' || field === 'categoryId')
const isWorn = (kind: Kind, on: string) => kind.silhouettes.some((one) => shapeOf(kind, one).on === on)

/**
 * Returns the wanted fields without measurements that pieces of a newly chosen category (by its path) don't
 * have. Measurements that this edit names for the first time stay: measuresOf checks them.
 */
export function withoutOldMeasures(path: string, before: EditableItem, wanted: EditableItem): EditableItem {
  if (wanted.categoryId === before.categoryId) return wanted
  const names = measurementNames(path)
  const old = before.measurements.map(({ name }) => name)
  return {
    ...wanted,
    measurements: wanted.measurements.filter(({ name }) => names.includes(name) || !old.includes(name)),
  }
}

type Edit = { readonly path: string; readonly before: EditableItem; readonly wanted: EditableItem }
type Problem = { readonly field: string; readonly message: string }

/** A measurement's name that was there before the edit is left alone. */
function measuresProblem({ path, before, wanted }: Edit): string | undefined {
  const names = measurementNames(path)
  const old = before.measurements.map(({ name }) => name)
  return measurementsProblem(
    wanted.measurements.filter(({ name }) => names.includes(name) || !old.includes(name)),
    path,
  )
}

/**
 * Returns the problem (field and message) of a cut, pattern, style, occasion, detail or measurement that an
 * edit changes in a piece of the category `path`; undefined when all are allowed or unchanged, and for a
 * category of no known kind.
 */
export function madeProblem(edit: Edit, changed: readonly EditField[]): Problem | undefined {
  const { path, wanted } = edit
  const kind = kindOf(path)
  if (!kind) return undefined
  const odd = changed.includes('measurements') ? measuresProblem(edit) : undefined
  if (odd !== undefined) return { field: 'measurements', message: odd }
  return gradedProblem({
    kind,
    cut: changed.includes('cut') ? wanted.cut : null,
    pattern: changed.includes('pattern') && wanted.pattern !== '' ? wanted.pattern : null,
    styles: changed.includes('styles') ? wanted.styles : [],
    occasions: changed.includes('occasions') ? wanted.occasions : [],
    details: changed.includes('details') ? wanted.details : [],
  })
}

/** The wash, in small letters, where the piece is denim: the one of its new color, else the one it had. */
function washAfter(kind: Kind, { chars }: EditedFrom, wanted: EditableItem): string | undefined {
  const before = chars.jeanWash?.toLowerCase()
  const pattern = wanted.pattern === '' ? null : wanted.pattern
  // The pattern of denim is filed as "Solid".
  const isStill = before && patternsOf(kind).includes('denim') && (pattern === null || pattern === 'solid')
  if (!isStill && !isDenim(kind, pattern)) return undefined
  const said = washAmong(wanted.colorNames)
  if (said || !before) return said
  const color = colorOfWash(before) ?? ''
  return readColors(wanted.colorNames).colors.includes(color) ? before : undefined
}

function attributesAfter(kind: Kind, { chars: before }: EditedFrom, wanted: EditableItem, isOther: boolean) {
  const described = describeGraded({
    kind,
    cut: wanted.cut === '' ? null : wanted.cut,
    pattern: wanted.pattern === '' ? null : wanted.pattern,
    colors: wanted.colorNames,
    materials: wanted.materials,
  })
  const { pattern, ...others } = before
  const kept = isOther ? ofAnyKind : ofAnyCut(kind)
  const stays =
    isOther || wanted.cut !== ''
      ? Object.fromEntries(Object.entries(others).filter(([name]) => kept.includes(name)))
      : others
  return {
    chars: { ...stays, ...described.chars },
    tags: isOther ? { style_tags: described.style_tags, occasion_tags: described.occasion_tags } : {},
  }
}

/** The attributes with the details that the edit names in place of those of before. */
function detailed(kind: Kind, chars: EditedFrom['chars'], { details }: EditableItem): Record<string, string> {
  const names = detailsOf(kind).map(({ name }) => name)
  const others = Object.entries(chars).filter(([name]) => !names.includes(name))
  return Object.fromEntries([...others, ...details.map(({ name, value }) => [name, value] as const)])
}

/** The styles and occasions that the edit names; of none named, those that follow from the piece. */
function filedUnder(kind: Kind, wanted: EditableItem, changed: readonly EditField[]) {
  const usual = describeGraded({
    kind,
    cut: wanted.cut === '' ? null : wanted.cut,
    pattern: wanted.pattern === '' ? null : wanted.pattern,
    colors: wanted.colorNames,
    materials: wanted.materials,
  })
  const named = (said: readonly string[], other: string[]) => (said.length > 0 ? [...said] : other)
  return {
    ...(changed.includes('styles') ? { style_tags: named(wanted.styles, usual.style_tags) } : {}),
    ...(changed.includes('occasions') ? { occasion_tags: named(wanted.occasions, usual.occasion_tags) } : {}),
  }
}

/** Whether the waist adjusts, as a newly said cut has it; of another kind in no cut it is unknown. */
function waistAfter(kind: Kind, cut: string | null, changed: readonly EditField[]) {
  if (!changed.includes('cut') && !changed.includes('categoryId')) return {}
  if (cut !== null) return { adjustable_waist: adjustableWaistOf(shapeOf(kind, cut)) }
  const isOther = changed.includes('categoryId')
  return isOther && !isWorn(kind, 'legs') && !isWorn(kind, 'skirt') ? { adjustable_waist: null } : {}
}

/**
 * Returns the columns that follow when an edit changes kind, cut, pattern, styles, occasions, details or
 * colors: attributes, tags, shades and the wash of denim; an empty object when it changes none of these, and
 * for an unknown category. `path`: of the category that the piece has after the edit.
 */
export function madeOf(path: string, row: EditedFrom, wanted: EditableItem, changed: readonly EditField[]) {
  const kind = kindOf(path)
  const isColored = changed.includes('colorNames')
  const filed = kind ? filedUnder(kind, wanted, changed) : {}
  const isDetailed = changed.includes('details')
  if (!kind || !(isMade(changed) || isColored || isDetailed)) return filed
  const isOther = changed.includes('categoryId')
  const made = isMade(changed) ? attributesAfter(kind, row, wanted, isOther) : { chars: row.chars, tags: {} }
  const { jeanWash, ...plain } = isDetailed ? detailed(kind, made.chars, wanted) : made.chars
  const wash = washAfter(kind, row, wanted)
  const chars = { ...plain, ...(wash ? { jeanWash: sentence(wash) } : {}) }
  const { colors, shades } = readColors(wanted.colorNames)
  const cut = wanted.cut === '' ? null : wanted.cut
  return {
    chars,
    ...tagsOfAttributes(chars),
    ...made.tags,
    ...filed,
    jean_wash_tags: wash && isOnLegs(kind, cut) ? [wash] : [],
    ...(isColored ? { color_names: colors, advanced_color_names: shades } : {}),
    ...waistAfter(kind, cut, changed),
  }
}
