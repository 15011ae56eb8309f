// Sellers' bags in memory: lists, names, and what a bag brought.
import { bagGroups, bagNameOf, bagNameProblem, isBagGroup } from '@hemline/rules/bags/bag-lists.ts'
import { shopDay } from '@hemline/rules/shipping/day-words.ts'
import { type MockContext, refuse } from '../context.ts'
import { bagOf, ownKits, paged } from './cleanout.mock.ts'
import { earningsMocks } from './earnings.mock.ts'

type Asked = {
  bagType?: string | null
  page?: number | null
  group?: string | null
  year?: number | null
  sort?: string | null
}

const yearOf = (iso: string) => Number(shopDay(new Date(iso)).slice(0, 4))

/** Returns a bag with the photos of its pieces. */
function bagNow(ctx: MockContext, kit: ReturnType<typeof ownKits>[number]) {
  const photoIds = (ctx.db.state.consigned ?? [])
    .filter((one) => one.bagNumber === kit.bag.number)
    .flatMap((one) => ctx.db.items.find((item) => item.item_number === one.itemNumber)?.photo_ids[0] ?? [])
    .slice(0, 4)
  return { ...bagOf(ctx, kit), name: kit.bag.name ?? null, photoIds }
}

function sellerBags(ctx: MockContext, { bagType, page, group, year, sort }: Asked) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const statuses: readonly string[] | undefined = group && isBagGroup(group) ? bagGroups[group] : undefined
  const all = ownKits(ctx)
  const bags = all
    .filter((kit) => !bagType || kit.bagType === bagType)
    .filter((kit) => !statuses || statuses.includes(kit.bag.status))
    .filter((kit) => !year || yearOf(kit.orderedAt) === year)
    .map((kit) => bagNow(ctx, kit))
  if (sort === 'oldest') bags.reverse()
  if (sort === 'earned') bags.sort((a, b) => b.earned - a.earned)
  const years = [...new Set(all.map((kit) => yearOf(kit.orderedAt)))].sort((a, b) => b - a)
  return { ...paged(bags, page), years }
}

const kitOfBag = (ctx: MockContext, identifier: string) =>
  ctx.user
    ? ownKits(ctx).find((one) => one.bag.number === identifier || one.bag.id === identifier)
    : undefined

function nameBag(ctx: MockContext, input: { bagNumber: string; name: string }) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const name = bagNameOf(input.name)
  const problem = name === null ? undefined : bagNameProblem(name)
  if (problem) return { __typename: 'BagNotNamed', message: problem }
  const kit = kitOfBag(ctx, input.bagNumber)
  if (!kit) throw refuse('NOT_FOUND', 'There is no such bag of yours.')
  kit.bag.name = name
  return { __typename: 'NameBagPayload', bag: bagNow(ctx, kit) }
}

/** The mocks' bags have one sum: all of it has cleared, but for what the seller's account says is pending. */
function bagEarnings(ctx: MockContext, bagNumber: string) {
  const { available } = earningsMocks.Query.earnings(undefined, undefined, ctx)
  const kit = kitOfBag(ctx, bagNumber)
  if (!kit) return null
  const { bag } = kit
  const pending = (ctx.db.state.consigned ?? []).some(
    (one) => one.bagNumber === bag.number && one.state === 'shipped',
  )
    ? Math.min(bag.earned, 2000)
    : 0
  return {
    bagNumber,
    brought: bag.earned,
    pending,
    cleared: bag.earned - pending,
    nextClearsAt: null,
    lastClearsAt: null,
    undated: pending > 0 ? 1 : 0,
    available,
    receipts:
      kit.service === 'donation' && bag.earned > 0
        ? [
            {
              id: `receipt-${bag.number}`,
              receiptNumber: 'D-500017',
              charityName: bagOf(ctx, kit).charity?.name ?? '',
              pieces: bag.counts.sold,
              amount: bag.earned,
              givenAt: ctx.now.toISOString(),
            },
          ]
        : [],
  }
}

export const bagsMocks = {
  Query: {
    sellerBags: (_: unknown, asked: Asked, ctx: MockContext) => sellerBags(ctx, asked),
    sellerBag: (_: unknown, { identifier }: { identifier: string }, ctx: MockContext) => {
      const kit = kitOfBag(ctx, identifier)
      return kit ? bagNow(ctx, kit) : null
    },
    bagEarnings: (_: unknown, { bagNumber }: { bagNumber: string }, ctx: MockContext) =>
      bagEarnings(ctx, bagNumber),
  },
  Mutation: {
    nameBag: (_: unknown, input: { bagNumber: string; name: string }, ctx: MockContext) =>
      nameBag(ctx, input),
  },
}
