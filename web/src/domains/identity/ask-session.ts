// Requests the session, before anything is rendered.
import { GetUserHumanDocument, type GetUserHumanQueryVariables } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'
import { readReferral } from '../../platform/referral.ts'

/** Returns the variables of the session request: the referral in the URL; none without one. */
export function sessionVariables(): GetUserHumanQueryVariables {
  const { context } = readReferral(globalThis.location.search)
  return context === null ? {} : { referralContext: context }
}

/** Starts the session request; the answer goes into urql's cache. */
export function askSession(client: Client): void {
  void client.query(GetUserHumanDocument, sessionVariables()).toPromise()
}
