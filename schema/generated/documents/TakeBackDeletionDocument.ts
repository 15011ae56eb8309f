import { documentOf } from '../../document.ts'
import type { TakeBackDeletionMutation, TakeBackDeletionMutationVariables } from '../types.ts'

export const TakeBackDeletionDocument = /* #__PURE__ */ documentOf<TakeBackDeletionMutation, TakeBackDeletionMutationVariables>("mutation takeBackDeletion($token:String!){__typename takeBackDeletion(token:$token){__typename ...on DeletionTakenBack{__typename hasAccount}...on UserError{__typename message}}}", [], "d0ab8c865768002f1adaa878b232557b2b5a8b9a4d8296cd0b2dc6c7ecb66a59")
