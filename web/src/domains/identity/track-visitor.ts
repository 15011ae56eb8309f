import {
  GetUserHumanDocument,
  TrackVisitorDocument,
  type TrackVisitorInput,
} from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'
import { sessionVariables } from './ask-session.ts'

/**
 * Reports to the API where the visitor came from; failures show no message, as specification §8 requires.
 * After a friend's code reads the session again, since the visitor then has that friend's gift.
 */
export async function trackVisitor(client: Client, input: TrackVisitorInput): Promise<void> {
  const { error } = await client.mutation(TrackVisitorDocument, { input }, { quiet: true }).toPromise()
  if (error || !input.referralCode) return
  await client
    .query(GetUserHumanDocument, sessionVariables(), { requestPolicy: 'network-only', quiet: true })
    .toPromise()
}
