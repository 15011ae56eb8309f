// The key by which people are split into the buckets of flags and experiments.
import { deviceHeader, deviceOf } from '@hemline/rules/vocabulary/wire.ts'
import type { Context, Viewer } from '../../context.ts'
import type { SplitPerson } from '../../ports/treatments.ts'

/**
 * Returns a viewer's key for splitting people into buckets (specification §3 User.splitBucketingKey): the
 * visitor's id, also for the account that this visitor makes, so that signing up changes nothing; the id of
 * an account that no visitor made; 'bot' for robots.
 */
export function splitKeyOf({ userId, visitorId, signedUpAs }: Viewer): string {
  if (userId === null) return String(visitorId ?? 'bot')
  return signedUpAs === null ? userId : String(signedUpAs)
}

/**
 * Returns the facts that decide which arms of experiments the viewer gets: key for splitting, user, visitor,
 * roles and device.
 */
export const personToSplit = ({ viewer, reply }: Context): SplitPerson => ({
  splitBucketingKey: splitKeyOf(viewer),
  userId: viewer.userId,
  visitorId: viewer.userId === null ? viewer.visitorId : viewer.signedUpAs,
  roles: viewer.roles,
  device: deviceOf(reply.request.headers[deviceHeader]),
})
