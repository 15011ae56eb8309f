import { documentOf } from '../../document.ts'
import type { CreateGiftReturnMutation, CreateGiftReturnMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const CreateGiftReturnDocument = /* #__PURE__ */ documentOf<CreateGiftReturnMutation, CreateGiftReturnMutationVariables>("mutation createGiftReturn($input:CreateGiftReturnInput!){__typename createGiftReturn(input:$input){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on UserError{__typename message}...on ReturnRefused{__typename field lineId}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "9e05e65497af6b19b3d07181216b64693fbc07a5182af681ef07d62b83e9bb4c")
