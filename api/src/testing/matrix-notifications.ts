// Rights to notifications; rows of matrix.ts. Users may read only their own.
import { type Asks, asks, type Row } from './matrix-types.ts'

const everybody = (outcome: string) =>
  Object.fromEntries(asks.map((who) => [who, outcome])) as Record<Asks, string>

const members = (outcome: string) => ({ ...everybody(outcome), visitor: 'UNAUTHENTICATED' })

export const notificationsMatrix: Record<string, Row> = {
  'Query.notifications': {
    document: () => '{ notifications { nodes { id } } }',
    expected: everybody('answered'),
  },
  'Query.unreadNotifications': {
    document: () => '{ unreadNotifications }',
    expected: everybody('answered'),
  },
  'Mutation.markNotificationsRead': {
    document: () => 'mutation { markNotificationsRead { unreadNotifications } }',
    expected: { ...everybody('answered'), visitor: 'UNAUTHENTICATED' },
  },
  'Query.activity': { document: () => '{ activity { nodes { id } } }', expected: members('answered') },
  'Query.subscriptions': {
    document: () => '{ subscriptions { timeZone } }',
    expected: members('answered'),
  },
  // Whoever has a link of a mail, without a log-in; these links are forged.
  'Query.unsubscribeLink': {
    document: () => '{ unsubscribeLink(token: "none") { state } }',
    expected: everybody('answered'),
  },
  'Mutation.unsubscribe': {
    document: () => 'mutation { unsubscribe(token: "none") { state } }',
    expected: everybody('answered'),
  },
  'Mutation.changeSubscription': {
    document: () =>
      'mutation { changeSubscription(input: { kind: match, channel: email, on: true }) { timeZone } }',
    expected: members('answered'),
  },
  'Mutation.changeRhythm': {
    document: () => 'mutation { changeRhythm(input: { kind: match, rhythm: weekly }) { timeZone } }',
    expected: members('answered'),
  },
  'Mutation.changeQuietHours': {
    document: () =>
      'mutation { changeQuietHours(input: { timeZone: "UTC", from: 0, until: 60 }) { timeZone } }',
    expected: members('answered'),
  },
  'Mutation.keepTimeZone': {
    document: () => 'mutation { keepTimeZone(timeZone: "UTC") { timeZone } }',
    expected: members('answered'),
  },
  'Mutation.pauseNotifications': {
    document: () => 'mutation { pauseNotifications(on: false) { timeZone } }',
    expected: members('answered'),
  },
  'Mutation.stopNotifications': {
    document: () => 'mutation { stopNotifications { timeZone } }',
    expected: members('answered'),
  },
  'Mutation.keepPushBrowser': {
    document: () =>
      'mutation { keepPushBrowser(input: { endpoint: "x", p256dh: "x", auth: "x" }) { timeZone } }',
    expected: { ...members('BAD_INPUT'), banned: 'FORBIDDEN' },
  },
  'Mutation.forgetPushBrowser': {
    document: () => 'mutation { forgetPushBrowser(endpoint: "x") { timeZone } }',
    expected: members('answered'),
  },
  'Mutation.askForTexts': {
    document: () => 'mutation { askForTexts(phone: "1") { __typename } }',
    expected: { ...members('TextsRefused'), banned: 'FORBIDDEN' },
  },
  'Mutation.confirmTexts': {
    document: () => 'mutation { confirmTexts(code: "1") { __typename } }',
    expected: { ...members('TextsRefused'), banned: 'FORBIDDEN' },
  },
  'Mutation.endTexts': {
    document: () => 'mutation { endTexts { timeZone } }',
    expected: members('answered'),
  },
}
