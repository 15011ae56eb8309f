// Quiet hours are hours of a person's own clock: the browser knows the time zone, so it says so by itself
// (decision 0175).
import { KeepTimeZoneDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect } from 'react'
import { useClient } from 'urql'
import { idle } from '../../platform/idle.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

const key = 'hemline_time_zone'
const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns the browser's time zone, such as "Europe/Berlin". */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Hook: tells the shop the browser's time zone for a member's quiet hours: once for each member and zone,
 * when the page has nothing else to do. Failures show no message and are tried again with the next page.
 */
export function useTimeZone(userId: string | null | undefined): void {
  const client = useClient()
  useEffect(() => {
    if (!userId) return
    const said = `${userId} ${browserZone()}`
    if (readStored(key, '', isText) === said) return
    void idle().then(async () => {
      const answer = await client
        .mutation(KeepTimeZoneDocument, { timeZone: browserZone() }, { quiet: true })
        .toPromise()
      if (answer.data) writeStored(key, said)
    })
  }, [client, userId])
}
