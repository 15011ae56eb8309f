// The viewer's privacy, asked for again while a copy of the data is being made.
import { GetPrivacyDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect } from 'react'
import { useQuery } from 'urql'

const askEveryMs = 3000

/** Returns the viewer's privacy, with the error of the last request and a function that asks again. */
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
