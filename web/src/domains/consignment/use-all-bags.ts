import { SellerBagsDocument, type SellerBagsQuery } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useClient, useQuery } from 'urql'

const pageSize = 20
type SellersBag = SellerBagsQuery['sellerBags']['nodes'][number]

/**
 * Hook: returns all bags of the viewer, for a filter by bag, the newest first: the first page as soon as it
 * is there, then those of the further pages. Undefined before the first page.
 */
export function useAllBags(): readonly SellersBag[] | undefined {
  const client = useClient()
  const [{ data }] = useQuery({ query: SellerBagsDocument, variables: {} })
  const [others, setOthers] = useState<readonly SellersBag[]>([])
  const pages = Math.ceil((data?.sellerBags.totalCount ?? 0) / pageSize)
  useEffect(() => {
    if (pages < 2) return undefined
    let isOver = false
    const ask = (page: number) => client.query(SellerBagsDocument, { page }).toPromise()
    void Promise.all(Array.from({ length: pages - 1 }, (_, at) => ask(at + 2))).then((all) => {
      if (!isOver) setOthers(all.flatMap(({ data: found }) => found?.sellerBags.nodes ?? []))
    })
    return () => {
      isOver = true
    }
  }, [client, pages])
  return data && [...data.sellerBags.nodes, ...others]
}
