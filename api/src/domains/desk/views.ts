// The views that people at work save of the tables at the desk, and how many rows each state has.
import { itemStates } from '@hemline/rules/catalogue/item-states.ts'
import {
  type DeskScreen,
  deskScreens,
  maySeeScreen,
  proposedState,
  readViewName,
  rowsCounted,
  viewNameNeeded,
  viewNameTaken,
  viewQuery,
  viewsAreFull,
  viewsPerPerson,
  withSummedState,
} from '@hemline/rules/desk/views.ts'
import { shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import { bagStatusLabels } from '@hemline/rules/kits/states.ts'
import { caseStatuses } from '@hemline/rules/vocabulary/cases.ts'
import { orderStatuses } from '@hemline/rules/vocabulary/orders.ts'
import { returnStatuses } from '@hemline/rules/vocabulary/returns.ts'
import type { Context } from '../../context.ts'
import type { SaveDeskViewInput } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { listBagCounts, listParcelCounts } from './tables.db.ts'
import {
  countViews,
  findView,
  insertView,
  listCaseCounts,
  listOrderCounts,
  listPieceCounts,
  listReturnCounts,
  listViews,
  lockViews,
  removeView,
  updateView,
  updateViewFirst,
  type ViewRow,
} from './views.db.ts'

type ViewsOutcome =
  | { __typename: 'DeskViewsPayload'; views: ViewRow[] }
  | { __typename: 'StaffRefusal'; message: string }
type Viewer = { userId: string; screen: DeskScreen }

const refusal = (message: string): ViewsOutcome => ({ __typename: 'StaffRefusal', message })

/**
 * Returns the viewer's id. Throws UNAUTHENTICATED without log-in, FORBIDDEN for banned viewers and those
 * whose roles open none of the tables.
 */
function viewerOf(ctx: Context, ...screens: readonly DeskScreen[]): string {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned || !screens.some((screen) => maySeeScreen(roles, screen)))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return userId
}

const outcomeOf = async (tx: Tx, { userId, screen }: Viewer): Promise<ViewsOutcome> => ({
  __typename: 'DeskViewsPayload',
  views: await listViews(tx, userId, screen),
})

/**
 * Returns the views that the viewer saved of a table. Throws UNAUTHENTICATED without log-in, FORBIDDEN for
 * viewers whose roles don't open the table.
 */
export async function viewsFor(ctx: Context, screen: DeskScreen): Promise<ViewRow[]> {
  return listViews(ctx.db, viewerOf(ctx, screen), screen)
}

/**
 * Returns how many rows of a table have each state, up to 1000, in one statement; states without rows are
 * left out. Throws UNAUTHENTICATED without log-in, FORBIDDEN for viewers whose roles don't open the table.
 */
export async function stateCountsFor(ctx: Context, screen: DeskScreen) {
  viewerOf(ctx, screen)
  // People have no states.
  if (screen === 'people') return []
  if (screen === 'bags') return listBagCounts(ctx.db, Object.keys(bagStatusLabels), rowsCounted)
  if (screen === 'parcels') return listParcelCounts(ctx.db, Object.keys(shipmentStatusLabels), rowsCounted)
  if (screen === 'pieces') return listPieceCounts(ctx.db, itemStates, rowsCounted)
  if (screen === 'cases') return listCaseCounts(ctx.db, [...caseStatuses, proposedState], rowsCounted)
  if (screen === 'returns')
    return withSummedState(screen, await listReturnCounts(ctx.db, returnStatuses, rowsCounted))
  // The table of orders shows no orders that were not paid, unless they are asked for.
  const paid = orderStatuses.filter((status) => status !== 'not_paid')
  return withSummedState(screen, await listOrderCounts(ctx.db, paid, rowsCounted))
}

/**
 * Saves a new view of the viewer, or changes the name and query of the viewer's view with the given id;
 * returns all of the table. Returns the refusal StaffRefusal for a name that is empty, too long or taken, and
 * more than 20 views. Throws NOT_FOUND for views of other people or of another table, UNAUTHENTICATED,
 * FORBIDDEN for viewers whose roles don't open the table.
 */
export async function saveView(ctx: Context, input: SaveDeskViewInput): Promise<ViewsOutcome> {
  const { screen } = input
  const userId = viewerOf(ctx, screen)
  const name = readViewName(input.name)
  if (name === undefined) return refusal(viewNameNeeded)
  const query = viewQuery(input.query)
  return inTransaction(ctx.db, 'DeskViewsPayload', async (tx) => {
    await lockViews(tx, userId)
    const views = await listViews(tx, userId, screen)
    const old = views.find((view) => view.id === input.id)
    if (input.id && !old) throw refuse('NOT_FOUND', 'There is no such view.')
    const isTaken = views.some((view) => view.id !== old?.id && isSameName(view.name, name))
    if (isTaken) return refusal(viewNameTaken)
    if (old) await updateView(tx, { id: old.id, name, query })
    else if ((await countViews(tx, userId)) >= viewsPerPerson) return refusal(viewsAreFull)
    else
      await insertView(tx, { id: uuidv7(ctx.now().getTime()), userId, screen, name, query, now: ctx.now() })
    return outcomeOf(tx, { userId, screen })
  })
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Changes one view of the viewer's own under the lock of the viewer's views and returns all of its table.
 * Throws NOT_FOUND when the viewer has no view of this id, UNAUTHENTICATED, FORBIDDEN for people without a
 * table at the desk.
 */
function changeOwn(
  ctx: Context,
  id: string,
  change: (tx: Tx, userId: string, view: ViewRow) => Promise<void>,
): Promise<ViewsOutcome> {
  const userId = viewerOf(ctx, ...deskScreens)
  return inTransaction(ctx.db, 'DeskViewsPayload', async (tx) => {
    await lockViews(tx, userId)
    const view = isUuid(id) ? await findView(tx, userId, id) : undefined
    if (!view) throw refuse('NOT_FOUND', 'There is no such view.')
    await change(tx, userId, view)
    return outcomeOf(tx, { userId, screen: view.screen })
  })
}

/**
 * Deletes a view of the viewer's own and returns the others of the table. Throws UNAUTHENTICATED without
 * log-in, FORBIDDEN for people without a table at the desk, NOT_FOUND for views of other people.
 */
export const deleteView = (ctx: Context, id: string): Promise<ViewsOutcome> =>
  changeOwn(ctx, id, (tx, _userId, view) => removeView(tx, view.id))

/**
 * Puts a view of the viewer's own before the others of the table. Throws UNAUTHENTICATED without log-in,
 * FORBIDDEN for people without a table at the desk, NOT_FOUND for views of other people.
 */
export const putViewFirst = (ctx: Context, id: string): Promise<ViewsOutcome> =>
  changeOwn(ctx, id, updateViewFirst)
