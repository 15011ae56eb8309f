// Rights to the rewards program and to the history of credit; rows of matrix.ts. Members have their own;
// banned users may only look.
import { type Asks, asks, type Row } from './matrix-types.ts'

const everybody = (outcome: string) =>
  Object.fromEntries(asks.map((who) => [who, outcome])) as Record<Asks, string>
const seen = { ...everybody('answered'), visitor: 'UNAUTHENTICATED' }
const members = { ...seen, banned: 'FORBIDDEN' }
const refused = (code: string) => ({
  ...everybody(code),
  visitor: 'UNAUTHENTICATED',
  banned: 'FORBIDDEN',
})

export const rewardsMatrix: Record<string, Row> = {
  'Query.rewards': { document: () => '{ rewards { pointsOwed } }', expected: seen },
  'Query.myCredits': { document: () => '{ myCredits { id } }', expected: seen },
  'Mutation.redeemReward': {
    document: () => 'mutation { redeemReward(input: { kind: "gold", key: "k" }) { __typename } }',
    expected: refused('BAD_INPUT'),
  },
  'Mutation.undoReward': {
    document: () => 'mutation { undoReward(id: "none") { __typename } }',
    expected: { ...refused('RewardNotUndone') },
  },
  'Mutation.saveBirthday': {
    document: () => 'mutation { saveBirthday(month: 3, day: 4) { rewards { pointsOwed } } }',
    expected: members,
  },
}
