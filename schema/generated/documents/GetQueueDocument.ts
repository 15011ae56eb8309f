import { documentOf } from '../../document.ts'
import type { GetQueueQuery, GetQueueQueryVariables } from '../types.ts'
import { QueueFieldsFragmentDoc } from './QueueFieldsFragmentDoc.ts'

export const GetQueueDocument = /* #__PURE__ */ documentOf<GetQueueQuery, GetQueueQueryVariables>("query getQueue($itemNumber:Float!){__typename item(itemNumber:$itemNumber){__typename ...QueueFields title brand slug myOrderId}}", [QueueFieldsFragmentDoc], "b79fe64e28645f4df6b0d5eba1999107f390d029020a8dfb9a82dbb0935a95a9")
