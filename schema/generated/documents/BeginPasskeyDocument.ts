import { documentOf } from '../../document.ts'
import type { BeginPasskeyMutation, BeginPasskeyMutationVariables } from '../types.ts'

export const BeginPasskeyDocument = /* #__PURE__ */ documentOf<BeginPasskeyMutation, BeginPasskeyMutationVariables>("mutation beginPasskey{__typename beginPasskey{__typename ...on PasskeyRequest{__typename options}...on UserError{__typename message}}}", [], "6b048cad04b563ee6d7e6598acc3a9f8ed2049b235bf944897577dde3eee3130")
