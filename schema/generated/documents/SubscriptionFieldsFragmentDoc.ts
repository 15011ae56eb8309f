import { documentOf } from '../../document.ts'
import type { SubscriptionFieldsFragment } from '../types.ts'

export const SubscriptionFieldsFragmentDoc = /* #__PURE__ */ documentOf<SubscriptionFieldsFragment, unknown>("fragment SubscriptionFields on Subscriptions{__typename rows{__typename kind name words group rhythm channels{__typename channel state lockedBecause}}emailConfirmed timeZone timeZoneKnown quietFrom quietUntil pausedUntil changedAt phone{__typename shown confirmed}browsers}", [])
