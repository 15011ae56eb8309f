import { documentOf } from '../../document.ts'
import type { ConfirmPasswordMutation, ConfirmPasswordMutationVariables } from '../types.ts'

export const ConfirmPasswordDocument = /* #__PURE__ */ documentOf<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>("mutation confirmPassword($password:String!){__typename confirmPassword(password:$password){__typename ...on PasswordConfirmed{__typename until}...on PasswordNotConfirmed{__typename message}}}", [], "a5a2106e666147a78798a3439addaf7914d42f055a3b31ae7d96aa452cffba47")
