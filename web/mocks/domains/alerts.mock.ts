// Alerts of the mocks, chosen by the shop's own rule.
import {
  alertPlatforms,
  alertsMost,
  dismissalOf,
  isMeantFor,
  isVersion,
  treatmentsMost,
} from '@hemline/rules/alerts/alerts.ts'
import { loyaltyTierLabels, tierPopupFlag } from '@hemline/rules/vocabulary/rewards.ts'
import { type MockContext, ownerOf, refuse } from '../context.ts'
import { type MockAlert, mockAlerts } from '../seed/alerts.ts'

type Input = { limit: number; platform: string; treatments: string[]; version: string }

const answerOf = ({ id, header, body, action, imageUrl, tierId }: MockAlert) => ({
  __typename: tierId ? 'LoyaltyTierModalAlert' : 'NoticeAlert',
  id,
  header,
  body,
  action,
  imageUrl,
  ...(tierId && { tierId, tierName: loyaltyTierLabels[tierId] }),
})

function userAlerts(ctx: MockContext, { limit, platform, treatments, version }: Input) {
  const known = (alertPlatforms as readonly string[]).includes(platform) && isVersion(version)
  if (limit < 1 || limit > alertsMost || !known || treatments.length > treatmentsMost)
    throw refuse('BAD_INPUT', 'Alerts can’t be asked for like this.')
  if (ctx.user?.banned) return { alerts: [], totalCount: 0 }
  const modals = ctx.db.state.settings[ownerOf(ctx)]?.modals ?? {}
  const { user } = ctx
  const reader = {
    loggedIn: user !== null,
    country: user?.country ?? 'US',
    roles: user?.roles ?? [],
    tier: user?.loyaltyTier ?? null,
    // Imani's tier was given by hand.
    reached: user?.loyaltyTier === 'tier_3',
    hasBought: false,
    hasSold: user?.roles.includes('seller') ?? false,
    flags: [tierPopupFlag],
    platform,
    version,
    treatments,
  }
  const meant = mockAlerts.filter(
    ({ id, target }) => isMeantFor(target, reader) && !(dismissalOf(id).slice('modals.'.length) in modals),
  )
  return { alerts: meant.slice(0, limit).map(answerOf), totalCount: meant.length }
}

export const alertsMocks = {
  Query: {
    userAlerts: (_: unknown, { input }: { input: Input }, ctx: MockContext) => userAlerts(ctx, input),
  },
}
