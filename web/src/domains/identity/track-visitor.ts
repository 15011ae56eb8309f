import { TrackVisitorDocument, type TrackVisitorInput } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'

/** Says where the visitor came from; quietly, as specification §8 wants it. */
export const trackVisitor = (client: Client, input: TrackVisitorInput) =>
  client.mutation(TrackVisitorDocument, { input }, { quiet: true }).toPromise()
