// The tables of people, bags and parcels of the mocks' desk: what the search finds, page by page.
import { deskPageSize } from '@hemline/rules/desk/sorting.ts'
import { mayDo, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import { type MockContext, refuse } from '../context.ts'

/** Throws unless the viewer may do the task. */
export function deskWorkFor(ctx: MockContext, task: StaffTask): void {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.user.banned || !mayDo(ctx.user.roles, task))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
}

/** Returns one page of rows with their number; `page` counts from 1. */
export function pageOfTable<Row>(rows: readonly Row[], page: number) {
  const from = (page - 1) * deskPageSize
  return {
    nodes: rows.slice(from, from + deskPageSize),
    totalCount: rows.length,
    hasNextPage: from + deskPageSize < rows.length,
  }
}
