import { GetSellerItemsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { piecesPageSize } from './PieceList.tsx'

const nothing = {
  best: undefined,
  passedOn: 0,
  closesAt: undefined,
  toGive: 0,
  charity: undefined,
}

/**
 * Hook: figures of a bag's pieces: `best`, the best paid piece (cents); `passedOn`, how many pay nothing;
 * `closesAt`, the end of the last listing; `toGive`, how many can be donated; `charity`. Undefined ones are
 * unknown: not loaded, or the bag has more pieces than a page holds.
 */
export function useBagFigures(bagNumber: string | undefined) {
  const variables = { ...(bagNumber && { bagNumber }), page: 1 }
  const [{ data }] = useQuery({ query: GetSellerItemsDocument, variables, pause: !bagNumber })
  const list = data?.sellerItems
  if (!list) return nothing
  const { nodes } = list
  const whole = list.totalCount <= piecesPageSize
  const sold = nodes
    .filter((one) => one.sold && one.payout !== null)
    .sort((a, b) => (b.payout ?? 0) - (a.payout ?? 0))
  const top = sold[0]
  const ends = nodes
    .flatMap((one) => (one.status === 'listed' && one.windowEndsAt ? [one.windowEndsAt] : []))
    .sort()
  return {
    best: whole && top ? { payout: top.payout ?? 0, title: top.title } : undefined,
    passedOn: list.counts.find((one) => one.status === 'no_payout')?.count ?? 0,
    closesAt: whole ? ends.at(-1) : undefined,
    toGive: nodes.filter((one) => one.canDonate).length,
    charity: nodes[0]?.charityName,
  }
}
