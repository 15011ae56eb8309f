// Who may read what somebody was told: the person alone.
import { type Asks, asks, type Row } from './matrix-types.ts'

const everybody = (outcome: string) =>
  Object.fromEntries(asks.map((who) => [who, outcome])) as Record<Asks, string>

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
}
