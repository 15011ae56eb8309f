// Rights to the waitlist for selling from home and its survey; rows of matrix.ts. Everybody may answer but
// banned people, and reads what is their own.
import { asks, type Row } from './matrix-types.ts'

const all = (outcome: string): Row['expected'] =>
  Object.fromEntries(asks.map((who) => [who, outcome])) as Row['expected']

export const waitlistMatrix: Record<string, Row> = {
  'Query.directWaitlist': {
    document: () => '{ directWaitlist { joinedAt } }',
    expected: all('answered'),
  },
  'Mutation.joinDirectWaitlist': {
    document: ({ who }) =>
      `mutation { joinDirectWaitlist(email: "matrix.waits.${asks.indexOf(who)}@hemline.example") { __typename } }`,
    expected: { ...all('JoinDirectWaitlistPayload'), banned: 'FORBIDDEN' },
  },
  'Mutation.answerDirectSurvey': {
    document: () =>
      'mutation { answerDirectSurvey(input: { sells: ["bags"], often: "monthly", places: ["sites"], obstacle: "time", mayWrite: false }) { __typename } }',
    expected: { ...all('AnswerDirectSurveyPayload'), banned: 'FORBIDDEN' },
  },
}
