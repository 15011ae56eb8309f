import { documentOf } from '../../document.ts'
import type { CreateGiftReturnMutation, CreateGiftReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const CreateGiftReturnDocument = /* #__PURE__ */ documentOf<CreateGiftReturnMutation, CreateGiftReturnMutationVariables>("mutation createGiftReturn($input:CreateGiftReturnInput!){__typename createGiftReturn(input:$input){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on UserError{__typename message}...on ReturnRefused{__typename field lineId}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ReturnFieldsFragmentDoc], "af949a71d9f11952f1a866c9f077283cd6b44bbbadd7aa2a90401eb57aed574d")
