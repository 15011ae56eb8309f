import { heroCandidates, heroFilters, heroKinds, heroOf, heroPieces } from '@hemline/rules/home-edits/hero.ts'
import {
  editPiecesMost,
  editPiecesShown,
  editProblem,
  editStanding,
  editsShown,
  unknownPieces,
} from '@hemline/rules/home-edits/home-edits.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { HomeEditInput, ResolversTypes } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { searchItems } from '../search/search.ts'
import {
  deleteEditPieces,
  getHomeEdit,
  type HomeEditRow,
  insertEditPieces,
  listHomeEdits,
  listRunningEdits,
  upsertHomeEdit,
} from './home-edits.db.ts'

type SaveResult = Awaited<ResolversTypes['SaveHomeEditResult']> & { __typename: string }

const listedMost = 100
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Returns edits with their pieces as `items`, in the order of their numbers; numbers of unknown pieces are
 * left out.
 */
async function withItems(db: DbOrTx, rows: readonly HomeEditRow[]) {
  const numbers = [...new Set(rows.flatMap(({ pieces }) => pieces))]
  const items = new Map((await listItemsByNumber(db, numbers)).map((item) => [item.item_number, item]))
  return rows.map((row) => ({ ...row, items: row.pieces.flatMap((number) => items.get(number) ?? []) }))
}

/**
 * Returns the edits that the home page shows now: at most two, each with its first five pieces that are on
 * sale. An edit without any is left out.
 */
export async function homeEdits(ctx: Context) {
  const rows = await listRunningEdits(ctx.db, {
    now: ctx.now(),
    hero: false,
    edits: editsShown,
    pieces: editPiecesShown,
  })
  return withItems(ctx.db, rows)
}

/** Returns the foremost pieces on sale of a kind that may stand at the top of the home page. */
async function foremostOf(ctx: Context, kind: (typeof heroKinds)[number]) {
  const filters = heroFilters(kind)
  const asked = { amount: heroCandidates, filters, sortBy: 'featured', userInfo: {}, facets: [] }
  return (await searchItems(ctx, asked)).nodes
}

/**
 * Returns the pieces at the top of the home page, at most three, by heroOf of the rules: those of the running
 * edit for the top that began last, and for the places left the foremost pieces of the kinds.
 */
export async function homeHero(ctx: Context) {
  const wish = { now: ctx.now(), hero: true, edits: 1, pieces: editPiecesMost }
  const [edit] = await withItems(ctx.db, await listRunningEdits(ctx.db, wish))
  const chosen = heroOf(edit?.items ?? [], [])
  if (chosen.length === heroPieces) return chosen
  return heroOf(chosen, await Promise.all(heroKinds.map((kind) => foremostOf(ctx, kind))))
}

/**
 * Returns edits with what the desk shows of them: their pieces, whether they run, and how many pieces are on
 * sale.
 */
async function forDesk(db: DbOrTx, rows: readonly HomeEditRow[], now: Date) {
  return (await withItems(db, rows)).map(
    ({ starts_at: startsAt, ends_at: endsAt, is_hero: isHero, ...row }) => ({
      ...row,
      startsAt,
      endsAt,
      isHero,
      standing: editStanding({ startsAt, endsAt }, now),
      onSaleCount: row.items.filter(({ state }) => state === 'listed').length,
    }),
  )
}

/**
 * Returns the hundred edits that begin last, whether or not they run, for employees with the task
 * `edit_items`. Throws UNAUTHENTICATED and FORBIDDEN for others.
 */
export async function staffHomeEdits(ctx: Context) {
  atWork(ctx, 'edit_items')
  return forDesk(ctx.db, await listHomeEdits(ctx.db, listedMost), ctx.now())
}

/**
 * Stores an edit as a whole: its words, its times and its pieces in their order. The same input twice is one
 * edit. Returned refusals: HomeEditRefused for what `editProblem` names and for pieces that the shop doesn't
 * know. Throws UNAUTHENTICATED, FORBIDDEN (without the task `edit_items`) and BAD_INPUT (an id that is no
 * UUID).
 */
export async function saveHomeEdit(ctx: Context, input: HomeEditInput): Promise<SaveResult> {
  const changedBy = atWork(ctx, 'edit_items')
  if (!idPattern.test(input.id)) throw refuse('BAD_INPUT', 'This edit has no id.')
  const { id, title, words, startsAt, endsAt = null, isHero = false, itemNumbers } = input
  const problem = editProblem({ title, words, startsAt, endsAt, itemNumbers })
  if (problem) return { __typename: 'HomeEditRefused', ...problem }
  const now = ctx.now()
  const kept = { id, title: title.trim(), words: words.trim(), startsAt, endsAt, isHero, changedBy, now }
  return inTransaction<SaveResult>(ctx.db, 'SaveHomeEditPayload', async (tx) => {
    if ((await listItemsByNumber(tx, itemNumbers)).length < itemNumbers.length)
      return { __typename: 'HomeEditRefused', field: 'itemNumbers', message: unknownPieces }
    await upsertHomeEdit(tx, kept)
    await deleteEditPieces(tx, id)
    await insertEditPieces(tx, id, itemNumbers)
    const [edit] = await forDesk(tx, [await getHomeEdit(tx, id)], now)
    if (!edit) throw new Error('saveHomeEdit: the edit is not there')
    return { __typename: 'SaveHomeEditPayload', edit }
  })
}
