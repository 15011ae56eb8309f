// Derives the attributes and tags of an edited piece from its kind, cut and pattern, as the grading station
// does (decision 0129).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { EditableItem, EditField } from '@hemline/rules/catalogue/item-edits.ts'
import { kindBySlug } from '@hemline/rules/catalogue/kinds/kinds.ts'
import {
  describeGraded,
  gradedProblem,
  type MadeWish,
  madeWords,
  tagsOfAttributes,
} from '@hemline/rules/catalogue/piece-words.ts'
import type { Context } from '../../context.ts'
import { categoryById } from '../catalogue/catalogue.ts'
import { atWork } from './staff.ts'

/** Attributes that no cut decides: they stay when a piece is cut otherwise. */
const ownOfPiece = ['careInstructions', 'features', 'general', 'accent', 'jeanWash', 'pieceCount']

const kindOf = (path: string) => kindBySlug(path.split('/').at(-1) ?? '')
const isMade = (changed: readonly EditField[]) =>
  changed.some((field) => field === 'cut' || field === 'pattern' || field === 'categoryId')

/**
 * Returns the problem of a cut or pattern that an edit changes in a piece of the category `path`; undefined
 * when both are allowed or unchanged.
 */
export function madeProblem(path: string, { cut, pattern }: EditableItem, changed: readonly EditField[]) {
  const kind = kindOf(path)
  if (!kind) return undefined
  return gradedProblem({
    kind,
    cut: changed.includes('cut') ? cut : null,
    pattern: changed.includes('pattern') && pattern !== '' ? pattern : null,
  })
}

/**
 * Returns the attributes and tags of a piece that follow when an edit changes kind, cut or pattern; an empty
 * object when it changes none of these.
 */
export function madeOf(path: string, row: ItemRow, wanted: EditableItem, changed: readonly EditField[]) {
  const kind = kindOf(path)
  if (!kind || !isMade(changed)) return {}
  const isOtherKind = changed.includes('categoryId')
  const described = describeGraded({
    kind,
    cut: wanted.cut === '' ? null : wanted.cut,
    pattern: wanted.pattern === '' ? null : wanted.pattern,
    colors: wanted.colorNames,
    materials: wanted.materials,
  })
  const { pattern, ...before } = row.chars as Record<string, string>
  const stays =
    isOtherKind || wanted.cut !== ''
      ? Object.fromEntries(Object.entries(before).filter(([name]) => ownOfPiece.includes(name)))
      : before
  const chars = { ...stays, ...described.chars }
  return {
    chars,
    ...tagsOfAttributes(chars),
    ...(isOtherKind ? { style_tags: described.style_tags, occasion_tags: described.occasion_tags } : {}),
  }
}

/**
 * Returns, for employees, the title of a piece that is made as `input` says, and the words that tell its
 * outline; undefined for an unknown category and for a cut or pattern that the category does not have. Throws
 * UNAUTHENTICATED and FORBIDDEN.
 */
export async function madeWordsFor(ctx: Context, { categoryId, ...wish }: MadeWish & { categoryId: number }) {
  atWork(ctx, 'edit_items')
  const category = await categoryById(ctx.db, categoryId)
  return category && madeWords(category.path, wish)
}
