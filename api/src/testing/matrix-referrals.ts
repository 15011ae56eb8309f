// Rights to invitations; rows of matrix.ts. Members invite; everybody may look at a gift.
import { everybody, members, type Row } from './matrix-types.ts'

export const referralsMatrix: Record<string, Row> = {
  'Query.invitations': {
    document: () => '{ invitations { code } }',
    expected: { ...everybody('answered'), visitor: 'null' },
  },
  'Query.referralCode': {
    document: () => '{ referralCode }',
    expected: { ...everybody('answered'), visitor: 'null', banned: 'null' },
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
