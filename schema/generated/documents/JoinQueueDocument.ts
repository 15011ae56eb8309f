import { documentOf } from '../../document.ts'
import type { JoinQueueMutation, JoinQueueMutationVariables } from '../types.ts'
import { QueueFieldsFragmentDoc } from './QueueFieldsFragmentDoc.ts'

export const JoinQueueDocument = /* #__PURE__ */ documentOf<JoinQueueMutation, JoinQueueMutationVariables>("mutation joinQueue($input:JoinQueueInput!){__typename joinQueue(input:$input){__typename ...on JoinQueuePayload{__typename item{__typename ...QueueFields}}...on UserError{__typename message}...on ItemFree{__typename itemNumber}...on ItemUnavailable{__typename itemNumber}...on ItemWithheld{__typename itemNumber reason opensAt}...on QueueFull{__typename limit}...on TooManyPlaces{__typename limit}}}", [QueueFieldsFragmentDoc], "b4c691d92fd5ef8be93ed41a662c039a441b2992fe89ee4f7db458b891df4dbb")
