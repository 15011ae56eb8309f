// Collects the page of one person for employees: orders, bags, pieces and money, for reading.

import { add, cents } from '@hemline/rules/common/money.ts'
import { maySearch } from '@hemline/rules/desk/search.ts'
import { isFlawed } from '@hemline/rules/home-edits/hero.ts'
import { bagStatusLabels } from '@hemline/rules/kits/states.ts'
import { account } from '@hemline/rules/ledger/ledger.ts'
import { windowSizeOf } from '@hemline/rules/site/window-size.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes, SetWarehousesInput } from '../../generated/resolvers.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import { stateWords } from '../employee/employee.ts'
import { findOrders } from '../fulfillment/fulfillment.ts'
import { overrideWarehouses, profileOf } from '../identity/identity.ts'
import { balanceOf, creditDropsOf } from '../ledger/ledger.ts'
import { taxFormSince } from '../tax-forms/tax-forms.ts'
import { houseName } from './houses.ts'
import { findPerson, listBagsOf, listPiecesOf, type PersonFactsRow } from './person.db.ts'

type Typed<T> = Extract<T, { __typename: string }>

/** How many orders, bags and pieces the page shows. */
const shown = 10

async function bagsOf(ctx: Context, { id, name }: PersonFactsRow) {
  const rows = await listBagsOf(ctx.db, id, shown)
  return rows.map(({ warehouseId, ...bag }) => ({
    ...bag,
    statusLabel: bagStatusLabels[bag.status],
    warehouse: houseName(warehouseId),
    seller: name,
  }))
}

async function piecesOf(ctx: Context, { id }: PersonFactsRow) {
  const rows = await listPiecesOf(ctx.db, id, shown)
  return rows.map(({ flaws, condition_overrides, ...piece }) => ({
    ...piece,
    price: cents(piece.price),
    stateLabel: stateWords(piece.state),
    isFlawed: isFlawed({ flaws, condition_overrides }),
  }))
}

async function moneyOf(ctx: Context, { id }: PersonFactsRow) {
  const [earnings, drops] = await Promise.all([
    balanceOf(ctx.db, account('seller_earnings', id)),
    creditDropsOf(ctx.db, { userId: id, now: ctx.now() }),
  ])
  return { earnings: cents(earnings), credit: add(...drops.map(({ balance }) => balance)) }
}

/**
 * Returns the page about the person with an account of this id; undefined when there is none. Bags and
 * pieces are null for roles that don't open them. Throws UNAUTHENTICATED without log-in, FORBIDDEN for
 * banned users and for roles that may not look for people.
 */
export async function personFor(ctx: Context, id: string) {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned || !maySearch(roles, 'people')) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const facts = isUuid(id) ? await findPerson(ctx.db, id) : undefined
  if (!facts) return undefined
  const { since, lastSeenAt, towns, heardFromSource, mdcOverride, window, ...person } = facts
  const [profile, money, taxSince, orders, bags, pieces] = await Promise.all([
    profileOf(ctx.db, id, ctx.now()),
    moneyOf(ctx, facts),
    taxFormSince(ctx.db, id),
    findOrders(ctx, { search: '', userId: id }, shown),
    maySearch(roles, 'bags') ? bagsOf(ctx, facts) : null,
    maySearch(roles, 'pieces') ? piecesOf(ctx, facts) : null,
  ])
  const { sellerSegment, sellerSizeGroup } = profile
  const known = { heardFromSource, sellerSegment, sellerSizeGroup, mdcOverride }
  const tax = { taxFormSince: taxSince }
  const seen = { lastSeenAt, windowSize: windowSizeOf(window) ?? null }
  return { person, since, ...seen, towns, ...known, ...money, ...tax, orders, bags, pieces }
}

/**
 * Sets the warehouses that serve a person (specification §3, mdcOverride), with the reason, and returns the
 * person's page. Returns the refusal StaffRefusal for unknown warehouses, an unknown person and a missing
 * reason. Throws UNAUTHENTICATED without log-in, FORBIDDEN for banned users and for roles that may not look
 * for people.
 */
export async function setWarehouses(
  ctx: Context,
  input: SetWarehousesInput,
): Promise<Typed<ResolversTypes['SetWarehousesResult']>> {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned || !maySearch(roles, 'people')) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const message = isUuid(input.userId)
    ? await overrideWarehouses(ctx, userId, input)
    : 'There is no such person.'
  if (message !== null) return { __typename: 'StaffRefusal', message }
  const page = await personFor(ctx, input.userId)
  return page
    ? { __typename: 'SetWarehousesPayload', page }
    : { __typename: 'StaffRefusal', message: 'There is no such person.' }
}
