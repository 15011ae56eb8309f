import { documentOf } from '../../document.ts'
import type { AnswerDirectSurveyMutation, AnswerDirectSurveyMutationVariables } from '../types.ts'
import { DirectWaitlistFieldsFragmentDoc } from './DirectWaitlistFieldsFragmentDoc.ts'

export const AnswerDirectSurveyDocument = /* #__PURE__ */ documentOf<AnswerDirectSurveyMutation, AnswerDirectSurveyMutationVariables>("mutation answerDirectSurvey($input:DirectSurveyInput!){__typename answerDirectSurvey(input:$input){__typename ...on AnswerDirectSurveyPayload{__typename waitlist{__typename ...DirectWaitlistFields}}...on InvalidInput{__typename message fields{__typename field message}}...on TooManyTries{__typename message retryAfterSeconds}}}", [DirectWaitlistFieldsFragmentDoc], "363aa9b6338ce92c8d5eeff3c4d0bf5a01158ae5aac1f86460dbbff3fab03b7d")
