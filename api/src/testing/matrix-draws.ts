// Rights to draws; rows of matrix.ts. Members have tickets of their own; banned users may only look.
import { everybody, type Row } from './matrix-types.ts'

export const drawsMatrix: Record<string, Row> = {
  'Query.draws': {
    document: () => '{ draws { ticketPoints } }',
    expected: { ...everybody('answered'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.takeTicket': {
    document: () =>
      'mutation { takeTicket(input: { drawId: "2020-01", paid: false, key: "k" }) { __typename } }',
    expected: {
      ...everybody('NOT_FOUND'),
      employee: 'TicketRefused',
      visitor: 'UNAUTHENTICATED',
      banned: 'FORBIDDEN',
    },
  },
}
