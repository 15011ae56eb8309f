import { documentOf } from '../../document.ts'
import type { UnsubscribeMutation, UnsubscribeMutationVariables } from '../types.ts'

export const UnsubscribeDocument = /* #__PURE__ */ documentOf<UnsubscribeMutation, UnsubscribeMutationVariables>("mutation unsubscribe($token:String!){__typename unsubscribe(token:$token){__typename state names why}}", [], "99180c6eba88da7753fd6d6dcb386c0029820433a10f2bc309f6ae98ff5678fc")
