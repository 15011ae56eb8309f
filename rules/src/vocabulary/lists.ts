// A user's lists and subscriptions, and the data stored for them (specification §3).
export const listTypes = ['favorites', 'listings', 'purchases', 'saved_searches'] as const
export type ListType = (typeof listTypes)[number]

export const pendingListStatuses = { pending: 1, deleted: 2, synced: 3 } as const
export type PendingListStatus = (typeof pendingListStatuses)[keyof typeof pendingListStatuses]

export const subscriptionStates = ['active', 'canceled', 'not_active'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const clientConfigurationKeys = [
  'banners',
  'create_your_box',
  'dimensions',
  'modals',
  'persist',
  'punchcard',
  'survey',
  'tooltips',
] as const
export type ClientConfigurationKey = (typeof clientConfigurationKeys)[number]

export const persistedStateCategories = [
  'banners',
  'dimensions',
  'modals',
  'persist',
  'punchcard',
  'survey',
  'tooltips',
] as const
export type PersistedStateCategory = (typeof persistedStateCategories)[number]
