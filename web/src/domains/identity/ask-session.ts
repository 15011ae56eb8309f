// Who is asking, as a request of its own: it goes out before anything is drawn.
import { GetUserHumanDocument, type GetUserHumanQueryVariables } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'
import { readReferral } from '../../platform/referral.ts'

export function sessionVariables(): GetUserHumanQueryVariables {
  const { context } = readReferral(globalThis.location.search)
  return context === null ? {} : { referralContext: context }
}

/** Its answer waits in the cache. */
export function askSession(client: Client): void {
  void client.query(GetUserHumanDocument, sessionVariables()).toPromise()
}
