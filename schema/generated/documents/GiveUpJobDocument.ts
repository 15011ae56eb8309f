import { documentOf } from '../../document.ts'
import type { GiveUpJobMutation, GiveUpJobMutationVariables } from '../types.ts'
import { JobsFieldsFragmentDoc } from './JobsFieldsFragmentDoc.ts'

export const GiveUpJobDocument = /* #__PURE__ */ documentOf<GiveUpJobMutation, GiveUpJobMutationVariables>("mutation giveUpJob($id:ID!$reason:String!){__typename giveUpJob(id:$id reason:$reason){__typename ...on JobsPayload{__typename jobs{__typename ...JobsFields}}...on StaffRefusal{__typename message}}}", [JobsFieldsFragmentDoc], "7f646a487ce49b02df7023af74448ee8ea574dbf64a0f5f8d57b1a1de1377541")
