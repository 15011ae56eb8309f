// What waits for a member of the mocks, in the shop's own words.

import {
  bySoonest,
  creditEndsSoonDays,
  type NeedFacts,
  needsShown,
  needWords,
} from '@hemline/rules/account/needs.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { newestLink } from '@hemline/rules/site/header-links.ts'
import { itemNow, type MockContext, ownerOf, refuse } from '../context.ts'
import { snapshotOf } from '../line.ts'
import { readerDates } from '../reader-dates.ts'
import { boxesOf } from './goody-orders.mock.ts'
import { dropsOf } from './pricing.mock.ts'
import { returnsOf } from './returns-check.ts'

const dayMs = 86_400_000

type Need = NeedFacts & { ref: string; path?: string; itemNumber?: number | undefined }

const turns = (ctx: MockContext): Need[] =>
  snapshotOf(ctx).turns.map(({ itemNumber, until }) => ({
    kind: 'turn',
    ref: String(itemNumber),
    until: new Date(until),
    itemNumber,
  }))

const returns = (ctx: MockContext): Need[] =>
  returnsOf(ctx)
    .filter((one) => one.owner === ownerOf(ctx) && one.status === 'initiated')
    .map((one) => ({
      kind: 'return_drop_off',
      ref: one.id,
      until: new Date(one.dropOffBy),
      pieces: one.lines.length,
      amount: one.total,
      path: `/my/returns/${one.id}`,
    }))

const boxes = (ctx: MockContext): Need[] =>
  boxesOf(ctx).flatMap(({ id, userId, status, offerEndsAt, keepBy, pieces }): Need[] => {
    const shared = {
      ref: id,
      pieces: pieces.length,
      itemNumber: pieces[0]?.itemNumber,
      path: `/my/goody-boxes/${id}`,
    }
    if (userId !== ctx.user?.id) return []
    if (status === 'offered')
      return [{ kind: 'goody_offered', until: offerEndsAt ? new Date(offerEndsAt) : null, ...shared }]
    return status === 'with_you'
      ? [{ kind: 'goody_to_choose', until: keepBy ? new Date(keepBy) : null, ...shared }]
      : []
  })

const credits = (ctx: MockContext): Need[] =>
  dropsOf(ctx)
    .filter(({ expiresAt }) => {
      const left = (expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER) - ctx.now.getTime()
      return left > 0 && left < creditEndsSoonDays * dayMs
    })
    .map(({ expiresAt, balance }, i) => ({
      kind: 'credit_ends',
      ref: String(i),
      until: expiresAt,
      amount: balance,
      path: newestLink.href,
    }))

function accountNeeds(ctx: MockContext) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in to see your account.')
  return [...turns(ctx), ...returns(ctx), ...boxes(ctx), ...credits(ctx)]
    .toSorted(bySoonest)
    .slice(0, needsShown)
    .map((need) => {
      const item = need.itemNumber === undefined ? undefined : itemNow(ctx, need.itemNumber)
      return {
        id: `${need.kind}/${need.ref}`,
        kind: need.kind,
        ...needWords(
          item ? { ...need, name: pieceName(item.brand_name, item.title) } : need,
          readerDates(ctx),
        ),
        path: need.path ?? (item ? `/itm/${item.item_number}` : '/'),
        until: need.until?.toISOString() ?? null,
        photoId: item?.photo_ids[0] ?? null,
        categoryPath: item?.category_path ?? null,
      }
    })
}

export const accountMocks = {
  Query: {
    accountNeeds: (_: unknown, __: unknown, ctx: MockContext) => accountNeeds(ctx),
  },
}
