import { documentOf } from '../../document.ts'
import type { BeginPasskeyLogInMutation, BeginPasskeyLogInMutationVariables } from '../types.ts'

export const BeginPasskeyLogInDocument = /* #__PURE__ */ documentOf<BeginPasskeyLogInMutation, BeginPasskeyLogInMutationVariables>("mutation beginPasskeyLogIn{__typename beginPasskeyLogIn{__typename ...on PasskeyRequest{__typename options}...on UserError{__typename message}}}", [], "71c91df036364d95dec7563673d06e557b71eefb71035d1ecd36e0105b6d9150")
