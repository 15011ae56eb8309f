import { GetResaleEstimatesDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/**
 * Hook: returns a map from item number to the cents that a bought piece would earn its owner now; empty until
 * loaded, and after a failure, which is not shown.
 */
export function useResale(itemNumbers: readonly number[]): ReadonlyMap<number, number> {
  const [{ data }] = useQuery({
    query: GetResaleEstimatesDocument,
    variables: { itemNumbers: [...itemNumbers] },
    pause: itemNumbers.length === 0,
    context: quiet,
  })
  return new Map(data?.resaleEstimates.map((one) => [one.itemNumber, one.earnings]))
}

const quiet = { quiet: true }
