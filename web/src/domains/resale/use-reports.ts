// The resale reports: texts of the release in force, or of a draft that an employee looks at.

import { GetResaleReportsDocument, type GetResaleReportsQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { addParts } from '../../platform/cache-keys.ts'
import { usePlace } from '../../platform/place.ts'

addParts('ResaleReport ResaleFact ResaleChapter ResaleChart ResaleBar')

export type ResaleReport = GetResaleReportsQuery['resaleReports'][number]
export type ResaleChart = ResaleReport['chapters'][number]['chart']

/**
 * Hook: reads the resale reports, the oldest year first; `reports` is undefined while they load and after an
 * `error`; `again` asks the server. The query parameter release names a draft, which `search` passes on.
 */
export function useReports() {
  const release = new URLSearchParams(usePlace().search).get('release')
  const [{ data, error }, ask] = useQuery({ query: GetResaleReportsDocument, variables: { release } })
  return {
    reports: data?.resaleReports,
    error,
    again: () => ask({ requestPolicy: 'network-only' }),
    search: release === null ? '' : `?release=${release}`,
  }
}
