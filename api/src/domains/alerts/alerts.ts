// Alerts: what the shop tells people when they come (specification §7 getUserAlerts, decision 0143).
import {
  type AlertReader,
  alertPlatforms,
  alertsMost,
  currentVersion,
  isMeantFor,
  isVersion,
  treatmentLengthMost,
  treatmentsMost,
} from '@hemline/rules/alerts/alerts.ts'
import { loyaltyTierLabels } from '@hemline/rules/vocabulary/rewards.ts'
import type { Context } from '../../context.ts'
import type { UserAlertsInput as GivenInput, ResolversTypes } from '../../generated/resolvers.ts'
import { refuse } from '../../platform/errors.ts'
import { flagsOf, ownerOf, personToSplit } from '../identity/identity.ts'
import { type AlertRow, findReader, listRunningAlerts } from './alerts.db.ts'

/** The input with the contract's defaults. */
type UserAlertsInput = Required<GivenInput>
type Answer = { alerts: ResolversTypes['UserAlert'][]; totalCount: number }

function checkInput({ limit, platform, treatments, version }: UserAlertsInput): void {
  if (limit < 1 || limit > alertsMost)
    throw refuse('BAD_INPUT', `Between 1 and ${alertsMost} alerts, please.`)
  if (!(alertPlatforms as readonly string[]).includes(platform))
    throw refuse('BAD_INPUT', `The platform is one of ${alertPlatforms.join(', ')}.`)
  if (!isVersion(version)) throw refuse('BAD_INPUT', 'The version is "current", or numbers with dots.')
  if (treatments.length > treatmentsMost || treatments.some((one) => one.length > treatmentLengthMost))
    throw refuse('BAD_INPUT', `At most ${treatmentsMost} treatments of ${treatmentLengthMost} characters.`)
}

/** Returns the facts about the viewer that alerts can ask for, with the program that the viewer uses. */
async function readerOf(ctx: Context, input: UserAlertsInput): Promise<AlertReader> {
  const { viewer } = ctx
  const [account, flags, assigned] = await Promise.all([
    viewer.userId === null ? undefined : findReader(ctx.db, viewer.userId),
    flagsOf(ctx),
    ctx.treatments(personToSplit(ctx)),
  ])
  return {
    loggedIn: viewer.userId !== null,
    country: account?.country ?? 'US',
    roles: viewer.roles,
    tier: account?.tier ?? null,
    reached: account?.reached ?? false,
    hasBought: account?.has_bought ?? false,
    hasSold: account?.has_sold ?? false,
    flags,
    platform: input.platform,
    version: input.version,
    treatments: [...input.treatments, ...assigned],
  }
}

function answerOf(row: AlertRow): ResolversTypes['UserAlert'] {
  const { id, header, body } = row
  const action =
    row.action_label === null || row.action_link === null
      ? null
      : { label: row.action_label, link: row.action_link }
  const shared = { id, header, body, action, imageUrl: row.image_url }
  if (row.tier_id === null) return { __typename: 'NoticeAlert', ...shared }
  const tierName = loyaltyTierLabels[row.tier_id]
  return { __typename: 'LoyaltyTierModalAlert', ...shared, tierId: row.tier_id, tierName }
}

/**
 * Returns up to `limit` (1 unless given) running alerts that are meant for the viewer and not dismissed, and
 * their count in all; bots and banned users get none. Throws BAD_INPUT for a limit outside 1–10, an unknown
 * platform, a malformed version, and too many treatments.
 */
export async function userAlerts(ctx: Context, given: GivenInput): Promise<Answer> {
  const input = { limit: 1, platform: 'web', treatments: [], version: currentVersion, ...given }
  checkInput(input)
  if (ctx.viewer.bot || ctx.viewer.banned) return { alerts: [], totalCount: 0 }
  const running = await listRunningAlerts(ctx.db, { now: ctx.now(), owner: ownerOf(ctx.viewer) })
  // Mostly there is none, and then nothing has to be known about the viewer.
  const reader = running.length > 0 ? await readerOf(ctx, input) : undefined
  const meant = reader ? running.filter((row) => isMeantFor(row.target, reader)) : []
  return { alerts: meant.slice(0, input.limit).map(answerOf), totalCount: meant.length }
}
