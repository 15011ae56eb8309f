// Edits of the home page: an employee keeps them in memory, with the rules of the shop.
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { heroCandidates, heroFilters, heroKinds, heroOf } from '@hemline/rules/home-edits/hero.ts'
import {
  editPiecesShown,
  editProblem,
  editStanding,
  editsShown,
  unknownPieces,
} from '@hemline/rules/home-edits/home-edits.ts'
import { itemNow, itemsNow, type MockContext, refuse } from '../context.ts'
import { searchItems } from './search.mock.ts'

type Input = {
  id: string
  title: string
  words: string
  startsAt: string
  endsAt?: string | null
  isHero: boolean
  itemNumbers: number[]
}
type MockEdit = Omit<Input, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date | null }

const dayMs = 86_400_000
const shops = new WeakMap<object, Map<string, MockEdit>>()

/** Returns the edits of a shop of mocks, which begins with one of its newest pieces. */
function editsIn(ctx: MockContext): Map<string, MockEdit> {
  const known = shops.get(ctx.db.items)
  if (known) return known
  const listed = itemsNow(ctx).filter(({ state, photo_ids }) => state === 'listed' && photo_ids.length > 0)
  const id = '01939bd2-4c11-7a55-8d21-00000000e101'
  const first = {
    id,
    title: 'The first frost',
    words: 'Wool, cashmere and one good pair of boots.',
    startsAt: new Date(ctx.now.getTime() - dayMs),
    endsAt: null,
    isHero: false,
    itemNumbers: listed.slice(-editPiecesShown).map(({ item_number }) => item_number),
  }
  const made = new Map<string, MockEdit>([[id, first]])
  shops.set(ctx.db.items, made)
  return made
}

function refuseOthers({ user }: MockContext): void {
  if (!user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (user.banned || !mayDo(user.roles, 'edit_items'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
}

/** Those that began last come first; of those of one moment, the one that was changed last. */
const newestFirst = (ctx: MockContext) =>
  [...editsIn(ctx).values()].reverse().sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
const piecesOf = (ctx: MockContext, edit: MockEdit) =>
  edit.itemNumbers.flatMap((number) => itemNow(ctx, number) ?? [])
const onSaleOf = (ctx: MockContext, edit: MockEdit) =>
  piecesOf(ctx, edit).filter(({ state }) => state === 'listed')

const isRunning = (ctx: MockContext, edit: MockEdit) => editStanding(edit, ctx.now) === 'running'

/** Returns the pieces at the top of the home page, by the rule of the shop. */
function heroIn(ctx: MockContext) {
  const edit = newestFirst(ctx).find(
    (one) => one.isHero && isRunning(ctx, one) && onSaleOf(ctx, one).length > 0,
  )
  const byKind = heroKinds.map((kind) => {
    const asked = { amount: heroCandidates, filters: heroFilters(kind), sortBy: 'featured', facets: [] }
    return searchItems(ctx, asked).nodes.flatMap(({ item_number }) => itemNow(ctx, item_number) ?? [])
  })
  return heroOf(edit ? onSaleOf(ctx, edit) : [], byKind)
}

const forDesk = (ctx: MockContext, edit: MockEdit) => ({
  ...edit,
  standing: editStanding(edit, ctx.now),
  items: piecesOf(ctx, edit),
  onSaleCount: onSaleOf(ctx, edit).length,
})

export const homeEditsMocks = {
  Query: {
    homeEdits: (_: unknown, __: unknown, ctx: MockContext) =>
      newestFirst(ctx)
        .filter((edit) => !edit.isHero && isRunning(ctx, edit))
        .map((edit) => ({ ...edit, items: onSaleOf(ctx, edit).slice(0, editPiecesShown) }))
        .filter(({ items }) => items.length > 0)
        .slice(0, editsShown),
    homeHero: (_: unknown, __: unknown, ctx: MockContext) => heroIn(ctx),
    staffHomeEdits: (_: unknown, __: unknown, ctx: MockContext) => {
      refuseOthers(ctx)
      return newestFirst(ctx).map((edit) => forDesk(ctx, edit))
    },
  },
  Mutation: {
    saveHomeEdit: (_: unknown, { input }: { input: Input }, ctx: MockContext) => {
      refuseOthers(ctx)
      const endsAt = input.endsAt ? new Date(input.endsAt) : null
      const edit: MockEdit = { ...input, startsAt: new Date(input.startsAt), endsAt }
      const problem = editProblem(edit)
      if (problem) return { __typename: 'HomeEditRefused', ...problem }
      if (piecesOf(ctx, edit).length < edit.itemNumbers.length)
        return { __typename: 'HomeEditRefused', field: 'itemNumbers', message: unknownPieces }
      editsIn(ctx).delete(edit.id)
      editsIn(ctx).set(edit.id, edit)
      return { __typename: 'SaveHomeEditPayload', edit: forDesk(ctx, edit) }
    },
  },
}
