import { documentOf } from '../../document.ts'
import type { PutIntoBinMutation, PutIntoBinMutationVariables } from '../types.ts'
import { BinContentsFieldsFragmentDoc } from './BinContentsFieldsFragmentDoc.ts'

export const PutIntoBinDocument = /* #__PURE__ */ documentOf<PutIntoBinMutation, PutIntoBinMutationVariables>("mutation putIntoBin($input:PutIntoBinInput!){__typename putIntoBin(input:$input){__typename ...on PutIntoBinPayload{__typename piece{__typename itemNumber brand title bin}movedFrom contents{__typename ...BinContentsFields}}...on UserError{__typename message}}}", [BinContentsFieldsFragmentDoc], "8b038b44a5289c836c04fb116d70f948bc8f1dd2576e53f04bc28889bee1172d")
