// The viewer's privacy, asked for again while a copy of the data is being made.
import { GetPrivacyDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect } from 'react'
import { useQuery } from 'urql'

const askEveryMs = 3000

/**
 * Hook: loads the viewer's privacy page as `privacy`, and again every 3 seconds while a data copy is being
 * made; `error` is that of the last request; `again` asks the server.
 */
export function usePrivacy() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetPrivacyDocument,
    requestPolicy: 'cache-and-network',
  })
  const isMaking = data?.privacy.dataExport?.status === 'asked'
  useEffect(() => {
    if (!isMaking || fetching) return undefined
    const timer = setTimeout(() => ask({ requestPolicy: 'network-only' }), askEveryMs)
    return () => clearTimeout(timer)
  }, [isMaking, fetching, ask])
  return {
    privacy: data?.privacy,
    error: fetching ? undefined : error,
    again: () => ask({ requestPolicy: 'network-only' }),
  }
}
