import { documentOf } from '../../document.ts'
import type { AnswerCleanoutSurveyMutation, AnswerCleanoutSurveyMutationVariables } from '../types.ts'

export const AnswerCleanoutSurveyDocument = /* #__PURE__ */ documentOf<AnswerCleanoutSurveyMutation, AnswerCleanoutSurveyMutationVariables>("mutation answerCleanoutSurvey($input:CleanoutSurveyInput!){__typename answerCleanoutSurvey(input:$input){__typename ...on AnswerCleanoutSurveyPayload{__typename score}...on SurveyAnswered{__typename message}...on InvalidInput{__typename message fields{__typename field message}}...on TooManyTries{__typename message retryAfterSeconds}}}", [], "3ff7b1b0096103a0248632ed9dbf4d18dcbfdf8f4792547f347e5aeb9a93eb46")
