import { documentOf } from '../../document.ts'
import type { ChangeEmailMutation, ChangeEmailMutationVariables } from '../types.ts'
import { SecurityFieldsFragmentDoc } from './SecurityFieldsFragmentDoc.ts'

export const ChangeEmailDocument = /* #__PURE__ */ documentOf<ChangeEmailMutation, ChangeEmailMutationVariables>("mutation changeEmail($email:String!){__typename changeEmail(email:$email){__typename ...on EmailChangeSent{__typename sentTo security{__typename ...SecurityFields}}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}}}", [SecurityFieldsFragmentDoc], "df786130216fd56f79c0159778afe9f2679dafccb609e603b382a6d59578902a")
