import { documentOf } from '../../document.ts'
import type { RewardsFieldsFragment } from '../types.ts'

export const RewardsFieldsFragmentDoc = /* #__PURE__ */ documentOf<RewardsFieldsFragment, unknown>("fragment RewardsFields on Rewards{__typename tierInfo{__typename tier points amountSpentCurrentYear amountSpentPendingCurrentYear amountSpentInTier amountLeftToUpgrade}tierSince tierUntil pointsOwed earnedThisYear usedThisYear ending{__typename points endsAt}offers{__typename kind name description context points endsAt}yours{__typename id kind type name description context points grantedAt leastSpend endsAt}birthday{__typename month day opensAt}coming{__typename orderId points amount dueAt}activity{__typename id kind amount at reason orderId}}", [])
