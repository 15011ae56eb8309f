// The views that people at work save of the tables at the desk, by the API's rules, in memory.
import {
  type DeskScreen,
  deskScreens,
  maySeeScreen,
  proposedState,
  readViewName,
  viewNameNeeded,
  viewNameTaken,
  viewQuery,
  viewsAreFull,
  viewsPerPerson,
  withSummedState,
} from '@hemline/rules/desk/views.ts'
import { type MockContext, refuse } from '../context.ts'
import { type MockDeskView, nextId } from '../db.ts'
import type { MockCase } from '../seed/cases.ts'
import { casesOf } from './cases-offers.ts'
import { intakeOf } from './intake.mock.ts'
import { ordersOf } from './orders-place.ts'
import { returnsOf } from './returns-check.ts'

function viewerOf(ctx: MockContext, ...screens: readonly DeskScreen[]): string {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const { banned, roles } = ctx.user
  if (banned || !screens.some((screen) => maySeeScreen(roles, screen)))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return ctx.user.id
}

const refusal = (message: string) => ({ __typename: 'StaffRefusal', message })

function payload(ctx: MockContext, views: readonly MockDeskView[], screen: DeskScreen) {
  ctx.db.save()
  return { __typename: 'DeskViewsPayload', views: views.filter((view) => view.screen === screen) }
}

type Wanted = { id?: string | null; screen: DeskScreen; name: string; query: string }

function save(ctx: MockContext, { id, screen, ...typed }: Wanted) {
  const userId = viewerOf(ctx, screen)
  const name = readViewName(typed.name)
  if (name === undefined) return refusal(viewNameNeeded)
  const views = ctx.db.state.deskViews[userId] ?? []
  const ofScreen = views.filter((view) => view.screen === screen)
  const old = ofScreen.find((view) => view.id === id)
  if (id && !old) throw refuse('NOT_FOUND', 'There is no such view.')
  if (ofScreen.some((view) => view !== old && view.name.toLowerCase() === name.toLowerCase()))
    return refusal(viewNameTaken)
  const query = viewQuery(typed.query)
  if (old) Object.assign(old, { name, query })
  else if (views.length >= viewsPerPerson) return refusal(viewsAreFull)
  else views.push({ id: `desk-view-${nextId(ctx.db)}`, screen, name, query })
  ctx.db.state.deskViews[userId] = views
  return payload(ctx, views, screen)
}

/** Takes a view out of the viewer's views and puts it first, or nowhere. */
function take(ctx: MockContext, id: string, first: boolean) {
  const userId = viewerOf(ctx, ...deskScreens)
  const views = ctx.db.state.deskViews[userId] ?? []
  const view = views.find((one) => one.id === id)
  if (!view) throw refuse('NOT_FOUND', 'There is no such view.')
  const others = views.filter((one) => one !== view)
  ctx.db.state.deskViews[userId] = first ? [view, ...others] : others
  return payload(ctx, ctx.db.state.deskViews[userId], view.screen)
}

const caseStates = ({ status, askedAt, proposal }: MockCase): string[] => [
  status,
  ...(status === 'waiting_for_carrier' && askedAt !== null ? ['waiting_for_us'] : []),
  ...(proposal === null ? [] : [proposedState]),
]

/** The states of all rows of each table. */
const rowStates: Readonly<Record<DeskScreen, (ctx: MockContext) => string[]>> = {
  pieces: (ctx) => ctx.db.items.map(({ state }) => state),
  orders: (ctx) => ordersOf(ctx).map(({ status }) => status),
  people: () => [],
  bags: (ctx) => intakeOf(ctx.db).bags.map(({ status }) => status),
  parcels: (ctx) => ordersOf(ctx).flatMap(({ shipments }) => shipments.map(({ status }) => status)),
  cases: (ctx) => casesOf(ctx).flatMap(caseStates),
  returns: (ctx) => returnsOf(ctx).map(({ status }) => status),
}

function counts(ctx: MockContext, screen: DeskScreen) {
  viewerOf(ctx, screen)
  const states = rowStates[screen](ctx)
  const counted = [...Map.groupBy(states, (state) => state)]
  return withSummedState(
    screen,
    counted.map(([state, all]) => ({ state, count: all.length })),
  )
}

type OfScreen = { screen: DeskScreen }
type OfView = { id: string }

export const deskViewMocks = {
  Query: {
    deskViews: (_: unknown, { screen }: OfScreen, ctx: MockContext) =>
      (ctx.db.state.deskViews[viewerOf(ctx, screen)] ?? []).filter((view) => view.screen === screen),
    deskStateCounts: (_: unknown, { screen }: OfScreen, ctx: MockContext) => counts(ctx, screen),
  },
  Mutation: {
    saveDeskView: (_: unknown, { input }: { input: Wanted }, ctx: MockContext) => save(ctx, input),
    deleteDeskView: (_: unknown, { id }: OfView, ctx: MockContext) => take(ctx, id, false),
    putDeskViewFirst: (_: unknown, { id }: OfView, ctx: MockContext) => take(ctx, id, true),
  },
}
