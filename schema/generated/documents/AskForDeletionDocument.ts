import { documentOf } from '../../document.ts'
import type { AskForDeletionMutation, AskForDeletionMutationVariables } from '../types.ts'

export const AskForDeletionDocument = /* #__PURE__ */ documentOf<AskForDeletionMutation, AskForDeletionMutationVariables>("mutation askForDeletion($email:String){__typename askForDeletion(email:$email){__typename ...on DeletionAsked{__typename email}...on UserError{__typename message}}}", [], "2f93ba7c203fefb29bff58a463f5cc67e50d189b52ae44e697a215492221ec56")
