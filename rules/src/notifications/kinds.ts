// The kinds of notifications, the channels by which they are sent, and the defaults for users who chose
// nothing (issue "Being told"; decision 0145).

/** The kinds of notifications. */
export const notificationKinds = [
  'turn',
  'match',
  'price_drop',
  'free_again',
  'cart',
  'auction',
  'offer',
  'order',
  'bag',
  'sold',
  'earnings',
  'reward',
  'account',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The channels of notifications: the bell in the shop, and three outside. */
export const channels = ['bell', 'email', 'push', 'text'] as const
export type Channel = (typeof channels)[number]
/** The channels outside the shop. */
export const outerChannels = ['email', 'push', 'text'] as const
export type OuterChannel = (typeof outerChannels)[number]

/** How often notifications of a kind are sent: at once, every morning, or every Sunday morning. */
export const rhythms = ['at_once', 'daily', 'weekly'] as const
export type Rhythm = (typeof rhythms)[number]

/**
 * `not_active`: the person has not said yes, and the shop does not send by itself. `canceled`: the person
 * said no.
 */
export const subscriptionStates = ['active', 'canceled', 'not_active'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** A notification's longest title and body, in characters; longer ones are cut at a word. */
export const titleMost = 120
export const bodyMost = 400
