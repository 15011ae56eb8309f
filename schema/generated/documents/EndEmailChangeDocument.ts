import { documentOf } from '../../document.ts'
import type { EndEmailChangeMutation, EndEmailChangeMutationVariables } from '../types.ts'
import { SecurityFieldsFragmentDoc } from './SecurityFieldsFragmentDoc.ts'

export const EndEmailChangeDocument = /* #__PURE__ */ documentOf<EndEmailChangeMutation, EndEmailChangeMutationVariables>("mutation endEmailChange{__typename endEmailChange{__typename security{__typename ...SecurityFields}}}", [SecurityFieldsFragmentDoc], "5744423788669c61b850a1b38df2eedae1c9a5f3bbea33757888a2831aec96c8")
