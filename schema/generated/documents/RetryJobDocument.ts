import { documentOf } from '../../document.ts'
import type { RetryJobMutation, RetryJobMutationVariables } from '../types.ts'
import { JobsFieldsFragmentDoc } from './JobsFieldsFragmentDoc.ts'

export const RetryJobDocument = /* #__PURE__ */ documentOf<RetryJobMutation, RetryJobMutationVariables>("mutation retryJob($id:ID!$reason:String!){__typename retryJob(id:$id reason:$reason){__typename ...on JobsPayload{__typename jobs{__typename ...JobsFields}}...on StaffRefusal{__typename message}}}", [JobsFieldsFragmentDoc], "4ce981b90e291a6ae4ffbd470df6edd20f26d288e34c28d12f77f419539b9cdc")
