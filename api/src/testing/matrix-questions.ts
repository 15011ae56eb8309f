// Rights to questions about pieces; rows of matrix.ts. Everybody reads what is public, members ask, and
// employees of cases answer.
import { everybody, type Row, staffOnly } from './matrix-types.ts'

export const questionsMatrix: Record<string, Row> = {
  'Query.pieceQuestions': {
    document: () => '{ pieceQuestions(itemNumber: 1) { totalCount } }',
    outcome: ({ totalCount }: { totalCount: number }) => `${totalCount} questions`,
    expected: everybody('0 questions'),
  },
  'Mutation.askAboutPiece': {
    document: () =>
      'mutation { askAboutPiece(input: { itemNumber: 1, text: "Is it lined?", key: "matrix-question" }) { __typename } }',
    expected: { ...everybody('QuestionRefused'), visitor: 'SignInRequired', banned: 'FORBIDDEN' },
  },
  'Mutation.answerAsSeller': {
    document: () =>
      'mutation { answerAsSeller(input: { id: "01939bd2-4c11-7a55-8d21-0b3f7f3a8399", answer: "Yes.", key: "matrix-answer" }) { __typename } }',
    expected: { ...everybody('NOT_FOUND'), visitor: 'SignInRequired', banned: 'FORBIDDEN' },
  },
  'Mutation.answerQuestion': {
    document: () =>
      'mutation { answerQuestion(input: { code: "1", question: "Is it lined?", answer: "Yes.", isPublic: true, key: "matrix-question" }) { __typename } }',
    expected: staffOnly('StaffRefusal'),
  },
  'Mutation.hideQuestion': {
    document: () => 'mutation { hideQuestion(code: "1") { __typename } }',
    expected: staffOnly('StaffRefusal'),
  },
}
