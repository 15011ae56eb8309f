import type { Resolvers } from '../../generated/resolvers.ts'
import {
  answerAsSeller,
  answerQuestion,
  askAboutPiece,
  hideQuestion,
  pieceQuestions,
  questionOfCase,
} from './questions.ts'

/** GraphQL resolvers of questions about pieces. */
export const questionsResolvers: Resolvers = {
  StaffCase: {
    question: (staffed, _, ctx) => questionOfCase(ctx, staffed.case.id),
  },
  Query: {
    pieceQuestions: (_, asked, ctx) => pieceQuestions(ctx, asked),
  },
  Mutation: {
    askAboutPiece: (_, { input }, ctx) => askAboutPiece(ctx, input),
    answerAsSeller: (_, { input }, ctx) => answerAsSeller(ctx, input),
    answerQuestion: (_, { input }, ctx) => answerQuestion(ctx, input),
    hideQuestion: (_, { code }, ctx) => hideQuestion(ctx, code),
  },
}
