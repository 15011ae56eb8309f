// Rights to notifications; rows of matrix.ts. Users may read only their own.
import { everybody, loggedIn, type Row } from './matrix-types.ts'

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
  'Query.activity': { document: () => '{ activity { nodes { id } } }', expected: loggedIn('answered') },
  'Query.subscriptions': {
    document: () => '{ subscriptions { timeZone } }',
    expected: loggedIn('answered'),
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
    expected: loggedIn('answered'),
  },
  'Mutation.changeRhythm': {
    document: () => 'mutation { changeRhythm(input: { kind: match, rhythm: weekly }) { timeZone } }',
    expected: loggedIn('answered'),
  },
  'Mutation.changeQuietHours': {
    document: () =>
      'mutation { changeQuietHours(input: { timeZone: "UTC", from: 0, until: 60 }) { timeZone } }',
    expected: loggedIn('answered'),
  },
  'Mutation.keepTimeZone': {
    document: () => 'mutation { keepTimeZone(timeZone: "UTC") { timeZone } }',
    expected: loggedIn('answered'),
  },
  'Mutation.pauseNotifications': {
    document: () => 'mutation { pauseNotifications(on: false) { timeZone } }',
    expected: loggedIn('answered'),
  },
  'Mutation.stopNotifications': {
    document: () => 'mutation { stopNotifications { timeZone } }',
    expected: loggedIn('answered'),
  },
  'Mutation.keepPushBrowser': {
    document: () =>
      'mutation { keepPushBrowser(input: { endpoint: "x", p256dh: "x", auth: "x" }) { timeZone } }',
    expected: { ...loggedIn('BAD_INPUT'), banned: 'FORBIDDEN' },
  },
  'Mutation.forgetPushBrowser': {
    document: () => 'mutation { forgetPushBrowser(endpoint: "x") { timeZone } }',
    expected: loggedIn('answered'),
  },
  'Mutation.askForTexts': {
    document: () => 'mutation { askForTexts(phone: "1") { __typename } }',
    expected: { ...loggedIn('TextsRefused'), banned: 'FORBIDDEN' },
  },
  'Mutation.confirmTexts': {
    document: () => 'mutation { confirmTexts(code: "1") { __typename } }',
    expected: { ...loggedIn('TextsRefused'), banned: 'FORBIDDEN' },
  },
  'Mutation.endTexts': {
    document: () => 'mutation { endTexts { timeZone } }',
    expected: loggedIn('answered'),
  },
}
