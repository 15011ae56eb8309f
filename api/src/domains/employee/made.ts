// The words of a piece as an employee is about to save it.
import { type MadeWish, madeWords } from '@hemline/rules/catalogue/piece-words.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { categoryById } from '../catalogue/catalogue.ts'

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
