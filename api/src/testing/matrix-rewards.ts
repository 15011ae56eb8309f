// Rights to the rewards program and to the history of credit; rows of matrix.ts. Members have their own;
// banned users may only look.
import { loggedIn, members, type Row } from './matrix-types.ts'

export const rewardsMatrix: Record<string, Row> = {
  'Query.rewards': { document: () => '{ rewards { pointsOwed } }', expected: loggedIn('answered') },
  'Query.myCredits': { document: () => '{ myCredits { id } }', expected: loggedIn('answered') },
  'Mutation.redeemReward': {
    document: () => 'mutation { redeemReward(input: { kind: "gold", key: "k" }) { __typename } }',
    expected: members('BAD_INPUT'),
  },
  'Mutation.undoReward': {
    document: () => 'mutation { undoReward(id: "none") { __typename } }',
    expected: { ...members('RewardNotUndone') },
  },
  'Mutation.saveBirthday': {
    document: () => 'mutation { saveBirthday(month: 3, day: 4) { rewards { pointsOwed } } }',
    expected: members('answered'),
  },
}
