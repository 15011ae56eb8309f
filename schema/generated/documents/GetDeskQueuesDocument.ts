import { documentOf } from '../../document.ts'
import type { GetDeskQueuesQuery, GetDeskQueuesQueryVariables } from '../types.ts'

export const GetDeskQueuesDocument = /* #__PURE__ */ documentOf<GetDeskQueuesQuery, GetDeskQueuesQueryVariables>("query getDeskQueues{__typename deskQueues{__typename name count oldestAt}}", [], "c30d40f17ce229fee69245b3c2d2f6c555cd1e1a16634d6490d8a33878097a13")
