import { documentOf } from '../../document.ts'
import type { LeaveQueueMutation, LeaveQueueMutationVariables } from '../types.ts'
import { QueueFieldsFragmentDoc } from './QueueFieldsFragmentDoc.ts'

export const LeaveQueueDocument = /* #__PURE__ */ documentOf<LeaveQueueMutation, LeaveQueueMutationVariables>("mutation leaveQueue($input:LeaveQueueInput!){__typename leaveQueue(input:$input){__typename ...on LeaveQueuePayload{__typename item{__typename ...QueueFields}}...on ItemUnavailable{__typename message itemNumber}}}", [QueueFieldsFragmentDoc], "feeb46b4c2eba3e1a3444be3ecd2c34c2ff3722cb4e4fc9dd764198e7ab961fc")
