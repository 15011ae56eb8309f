// Rights to invitations; rows of matrix.ts. Members invite; everybody may look at a gift.
import { type Asks, asks, type Row } from './matrix-types.ts'

const everybody = (outcome: string) =>
  Object.fromEntries(asks.map((who) => [who, outcome])) as Record<Asks, string>
const members = (outcome: string) => ({
  ...everybody(outcome),
  visitor: 'UNAUTHENTICATED',
  banned: 'FORBIDDEN',
})

export const referralsMatrix: Record<string, Row> = {
  'Query.invitations': {
    document: () => '{ invitations { code } }',
    expected: { ...everybody('answered'), visitor: 'null' },
  },
  'Query.referralGift': {
    document: () => '{ referralGift(code: "nobody-0000") { code } }',
    expected: everybody('null'),
  },
  'Mutation.sendInvitation': {
    document: () => 'mutation { sendInvitation(email: "none") { __typename } }',
    expected: members('InvitationRefused'),
  },
  'Mutation.resendInvitation': {
    document: () => 'mutation { resendInvitation(id: "none") { __typename } }',
    expected: members('NOT_FOUND'),
  },
}
