import { TrackVisitorDocument, type TrackVisitorInput } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'

/** Reports the visitor's origin; failures show no message, as specification §8 requires. */
export const trackVisitor = (client: Client, input: TrackVisitorInput) =>
  client.mutation(TrackVisitorDocument, { input }, { quiet: true }).toPromise()
