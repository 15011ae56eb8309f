// Rights to the waitlist for selling directly and its survey; rows of matrix.ts. Everybody may answer but
// banned people, and reads what is their own.
import { asks, everybody, type Row } from './matrix-types.ts'

export const waitlistMatrix: Record<string, Row> = {
  'Query.directWaitlist': {
    document: () => '{ directWaitlist { joinedAt } }',
    expected: everybody('answered'),
  },
  'Mutation.joinDirectWaitlist': {
    document: ({ who }) =>
      `mutation { joinDirectWaitlist(email: "matrix.waits.${asks.indexOf(who)}@hemline.example") { __typename } }`,
    expected: { ...everybody('JoinDirectWaitlistPayload'), banned: 'FORBIDDEN' },
  },
  // The link of a mail is the right to it; a wrong one changes nothing.
  'Mutation.leaveDirectWaitlist': {
    document: () => 'mutation { leaveDirectWaitlist(token: "none") { left } }',
    outcome: (value: { left: boolean }) => String(value.left),
    expected: everybody('false'),
  },
  'Mutation.answerDirectSurvey': {
    document: () =>
      'mutation { answerDirectSurvey(input: { sells: ["bags"], often: "monthly", places: ["sites"], obstacle: "time", mayWrite: false }) { __typename } }',
    expected: { ...everybody('AnswerDirectSurveyPayload'), banned: 'FORBIDDEN' },
  },
}
