// Views that people at work save of the tables at the desk: a name for a table's filters and columns
// (decision 0119).
import { staffCaseStatusLabels } from '../cases/words.ts'
import { isPrintable } from '../common/validation.ts'
import { mayDo, type StaffTask } from '../fulfillment/staff.ts'
import { returnStatuses } from '../vocabulary/returns.ts'
import { arrivedReturnStatuses, openOrderStatuses } from './queues.ts'

export const deskScreens = ['orders', 'pieces', 'cases', 'returns', 'people', 'bags', 'parcels'] as const
export type DeskScreen = (typeof deskScreens)[number]

const screenTasks: Readonly<Record<DeskScreen, StaffTask>> = {
  orders: 'see_orders',
  pieces: 'edit_items',
  cases: 'cases',
  returns: 'returns',
  people: 'see_orders',
  bags: 'intake',
  parcels: 'pack',
}

/** Returns whether employees with these roles may open a table of the desk. */
export const maySeeScreen = (roles: readonly string[], screen: DeskScreen): boolean =>
  mayDo(roles, screenTasks[screen])

/** How many views one person keeps, on all screens together. */
export const viewsPerPerson = 20
export const viewNameLength = 40
const queryLength = 400

export const viewNameNeeded = `Please give the view a name of at most ${viewNameLength} characters.`
export const viewNameTaken = 'You have a view of this name already.'
export const viewsAreFull = `You have ${viewsPerPerson} views. Delete one before you save another.`

/**
 * Normalizes the name of a saved desk view (NFC, single spaces); undefined when it is empty, over 40
 * characters or not printable.
 */
export function readViewName(typed: string): string | undefined {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  return name !== '' && [...name].length <= viewNameLength && isPrintable(name) ? name : undefined
}

/** The parts of a table's address that a view keeps. A view begins at the first page. */
const keptParts = ['q', 'kind', 'state', 'sort', 'hide']

/**
 * Returns the query parameters that a saved desk view keeps, in a fixed order, so that the same filters give
 * the same text. Empty and unknown parameters are dropped, and those that would make it longer than 400
 * characters.
 */
export function viewQuery(query: string): string {
  const asked = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const part of keptParts) {
    const value = asked.get(part)
    if (!value) continue
    kept.set(part, value)
    if (kept.toString().length > queryLength) kept.delete(part)
  }
  return kept.toString()
}

/** Counts of rows stop here, so that a count costs the same in a large shop. */
export const rowsCounted = 1000

/** Formats the number of rows in a desk table: exact below the counting limit, else "999+". */
export const rowsWord = (count: number): string =>
  count < rowsCounted ? String(count) : `${rowsCounted - 1}+`

/**
 * The state under which the table of cases has those whose decision waits for a second person. It is counted
 * beside their statuses.
 */
export const proposedState = 'proposed'

/** The state under which the table of orders has those that the line of orders counts. */
export const openState = 'open'
/** The state under which the table of returns has those that are in the house, which their line counts. */
export const arrivedState = 'arrived'

/** States that sum up others, and so are no part of a sum over all states. */
const summedStates: Readonly<Partial<Record<DeskScreen, { state: string; of: readonly string[] }>>> = {
  orders: { state: openState, of: openOrderStatuses },
  returns: { state: arrivedState, of: arrivedReturnStatuses },
}

/**
 * Returns the counts of a table's states with one more of the state that sums up others (open orders, returns
 * in the house), capped like the others; unchanged for tables without such a state.
 */
export function withSummedState(
  screen: DeskScreen,
  counts: readonly { state: string; count: number }[],
): { state: string; count: number }[] {
  const summed = summedStates[screen]
  if (!summed) return [...counts]
  const count = counts.reduce((sum, one) => sum + (summed.of.includes(one.state) ? one.count : 0), 0)
  return count === 0 ? [...counts] : [...counts, { state: summed.state, count: Math.min(count, rowsCounted) }]
}

/**
 * The states of the rows that a table shows while it has no filter: the work that is open, or rows of every
 * state.
 */
const shownAtFirst: Readonly<Record<DeskScreen, readonly string[] | 'every'>> = {
  orders: 'every',
  pieces: 'every',
  cases: ['waiting_for_us'],
  people: 'every',
  bags: 'every',
  parcels: 'every',
  returns: returnStatuses.filter((status) => status !== 'completed' && status !== 'canceled'),
}

/** The name of a table without a filter, by the rows that it shows then. */
export const allRowsLabels: Readonly<Record<DeskScreen, string>> = {
  orders: 'All',
  pieces: 'All',
  cases: staffCaseStatusLabels.waiting_for_us,
  returns: 'All open',
  people: 'All',
  bags: 'All',
  parcels: 'All',
}

/**
 * Counts the rows of a desk view from the counts of its table's states: of the state that the view names (0
 * for an unknown one), else of the states shown at first. Undefined for people, who have no states, and when
 * the view has a text or a kind, about which counts by state say nothing.
 */
export function countOfView(
  screen: DeskScreen,
  query: string,
  counts: ReadonlyMap<string, number>,
): number | undefined {
  const asked = new URLSearchParams(viewQuery(query))
  if (screen === 'people' || asked.has('q') || asked.has('kind')) return undefined
  const state = asked.get('state')
  if (state !== null) return counts.get(state) ?? 0
  const first = shownAtFirst[screen]
  const summed = summedStates[screen]?.state
  const states = first === 'every' ? [...counts.keys()].filter((one) => one !== summed) : first
  return states.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0)
}
