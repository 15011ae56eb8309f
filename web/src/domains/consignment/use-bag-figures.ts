import { GetSellerItemsDocument, type GetSellerItemsQuery } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useClient, useQuery } from 'urql'
import { piecesPageSize } from './PieceList.tsx'

type Nodes = NonNullable<GetSellerItemsQuery['sellerItems']>['nodes']

const nothing = {
  best: undefined,
  passedOn: 0,
  closesAt: undefined,
  toGive: [] as readonly number[],
  charity: undefined,
}

/** Reads the further pages of a bag; undefined until all are there. */
function useOtherPages(bagNumber: string | undefined, pages: number): Nodes | undefined {
  const client = useClient()
  const [read, setRead] = useState<{ key: string; nodes: Nodes }>()
  const key = `${bagNumber}/${pages}`
  useEffect(() => {
    if (!bagNumber || pages < 2) return undefined
    let isOver = false
    const ask = (page: number) => client.query(GetSellerItemsDocument, { bagNumber, page }).toPromise()
    void Promise.all(Array.from({ length: pages - 1 }, (_, at) => ask(at + 2))).then((all) => {
      const nodes = all.flatMap(({ data }) => data?.sellerItems?.nodes ?? [])
      // A page that could not be read leaves the button out: it names each piece that it gives away.
      if (!isOver && all.every(({ data }) => data?.sellerItems)) setRead({ key, nodes })
    })
    return () => {
      isOver = true
    }
  }, [client, bagNumber, pages, key])
  if (pages < 2) return []
  return read?.key === key ? read.nodes : undefined
}

/**
 * Hook: returns figures of a bag's pieces: `best`, the best paid piece (cents); `passedOn`, how many pay
 * nothing; `closesAt`, the end of the last listing; `toGive`, the numbers of all pieces that can be donated;
 * `charity`. Undefined ones are unknown: not loaded, or the bag has more pieces than a page holds.
 */
export function useBagFigures(bagNumber: string | undefined) {
  const variables = { ...(bagNumber && { bagNumber }), page: 1 }
  const [{ data }] = useQuery({ query: GetSellerItemsDocument, variables, pause: !bagNumber })
  const list = data?.sellerItems
  const rest = (list?.counts ?? []).filter(({ status }) => status === 'expired' || status === 'unaccepted')
  const hasRest = rest.some(({ count }) => count > 0)
  const others = useOtherPages(bagNumber, list && hasRest ? Math.ceil(list.totalCount / piecesPageSize) : 1)
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
    toGive: others
      ? [...nodes, ...others].filter((one) => one.canDonate).map((one) => one.itemNumber)
      : nothing.toGive,
    charity: nodes[0]?.charityName,
  }
}
