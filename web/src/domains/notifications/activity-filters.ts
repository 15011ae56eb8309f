import type { NotificationKind } from '@hemline/schema/generated/graphql.ts'

/** The filters of /my/activity. Each kind of notification is in exactly one besides "Everything" (null). */
export const activityFilters: readonly { name: string; kinds: NotificationKind[] | null }[] = [
  { name: 'Everything', kinds: null },
  { name: 'Pieces you love', kinds: ['turn', 'match', 'price_drop', 'free_again', 'cart', 'auction'] },
  { name: 'Orders', kinds: ['order'] },
  { name: 'Selling and offers', kinds: ['offer', 'bag', 'sold', 'earnings'] },
  { name: 'Account', kinds: ['account', 'reward'] },
]
