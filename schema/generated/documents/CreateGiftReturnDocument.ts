import { documentOf } from '../../document.ts'
import type { CreateGiftReturnMutation, CreateGiftReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const CreateGiftReturnDocument = /* #__PURE__ */ documentOf<CreateGiftReturnMutation, CreateGiftReturnMutationVariables>("mutation createGiftReturn($input:CreateGiftReturnInput!){__typename createGiftReturn(input:$input){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on UserError{__typename message}...on ReturnRefused{__typename field lineId}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "8839249e920c69c3b0bcf7cb481f8e737fb10e0b50095abf4b02d5b0b80198d7")
