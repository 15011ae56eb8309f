// Where the mocks' pieces lie, by the API's rules, in memory.
import { binWords, readBin, refusalOfBin, unknownBin, unknownPiece } from '@hemline/rules/bins/bins.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { type MockContext, refuse } from '../context.ts'

type Wish = { itemNumber: number; bin: string; warehouseId: number }

function workerOf(ctx: MockContext): string {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const { banned, roles, firstName, lastName } = ctx.user
  if (banned || !(mayDo(roles, 'pick') || mayDo(roles, 'intake')))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return `${firstName} ${lastName}`
}

function contents(ctx: MockContext, warehouseId: number, bin: NonNullable<ReturnType<typeof readBin>>) {
  const here = Object.entries(ctx.db.state.bins)
    .filter(([, put]) => put.bin === bin.code && put.warehouseId === warehouseId)
    .toSorted(([, a], [, b]) => b.putAt.localeCompare(a.putAt))
  const pieces = here.flatMap(([number, put]) => {
    const item = ctx.db.items.find((one) => one.item_number === Number(number))
    if (!item) return []
    return [
      {
        ...put,
        itemNumber: item.item_number,
        brand: item.brand_name,
        title: item.title,
        sizeDisplay: item.size_display,
        photoId: item.photo_ids[0] ?? null,
      },
    ]
  })
  return { bin: bin.code, words: binWords(bin), count: pieces.length, pieces }
}

function put(ctx: MockContext, wish: Wish) {
  const putBy = workerOf(ctx)
  const refusal = (message: string) => ({ __typename: 'StaffRefusal', message })
  const bin = readBin(wish.bin)
  if (!bin) return refusal(unknownBin)
  const item = ctx.db.items.find((one) => one.item_number === wish.itemNumber)
  if (!item) return refusal(unknownPiece)
  const why = refusalOfBin(item)
  if (why) return refusal(why)
  const before = ctx.db.state.bins[item.item_number]
  const { warehouseId } = wish
  ctx.db.state.bins[item.item_number] = { bin: bin.code, warehouseId, putBy, putAt: ctx.now.toISOString() }
  ctx.db.save()
  const now = contents(ctx, warehouseId, bin)
  const isMoved = before && (before.bin !== bin.code || before.warehouseId !== warehouseId)
  return {
    __typename: 'PutIntoBinPayload',
    piece: now.pieces.find(({ itemNumber }) => itemNumber === item.item_number),
    movedFrom: isMoved ? before.bin : null,
    contents: now,
  }
}

export const binsMocks = {
  Query: {
    binContents: (_: unknown, asked: { warehouseId: number; bin: string }, ctx: MockContext) => {
      workerOf(ctx)
      const bin = readBin(asked.bin)
      return bin ? contents(ctx, asked.warehouseId, bin) : null
    },
  },
  Mutation: { putIntoBin: (_: unknown, { input }: { input: Wish }, ctx: MockContext) => put(ctx, input) },
}
