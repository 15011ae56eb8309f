import { documentOf } from '../../document.ts'
import type { MakeGiftCodeMutation, MakeGiftCodeMutationVariables } from '../types.ts'

export const MakeGiftCodeDocument = /* #__PURE__ */ documentOf<MakeGiftCodeMutation, MakeGiftCodeMutationVariables>("mutation makeGiftCode($orderId:ID!$accessKey:String){__typename makeGiftCode(orderId:$orderId accessKey:$accessKey){__typename ...on MakeGiftCodePayload{__typename order{__typename id gift{__typename code isGoingBack}}}...on UserError{__typename message}}}", [], "4769cb5d7ecec8a6da5fbad135a832771ccdac4a7689f55575369b58baff5369")
