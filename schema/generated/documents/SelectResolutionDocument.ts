import { documentOf } from '../../document.ts'
import type { SelectResolutionMutation, SelectResolutionMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'

export const SelectResolutionDocument = /* #__PURE__ */ documentOf<SelectResolutionMutation, SelectResolutionMutationVariables>("mutation selectResolution($input:SelectResolutionInput!){__typename selectResolution(input:$input){__typename ...on CasePayload{__typename case{__typename ...CaseFields}}...on CaseRefused{__typename message field}...on SignInRequired{__typename message}}}", [ReturnPieceLineFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc], "b1b0fdc811f558e41e010b693e77ce20131ca8376316014222d8e41f097c4305")
