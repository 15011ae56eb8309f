import { documentOf } from '../../document.ts'
import type { MailOrderLinkMutation, MailOrderLinkMutationVariables } from '../types.ts'

export const MailOrderLinkDocument = /* #__PURE__ */ documentOf<MailOrderLinkMutation, MailOrderLinkMutationVariables>("mutation mailOrderLink($id:ID!$email:String!){__typename mailOrderLink(id:$id email:$email){__typename ...on MailOrderLinkPayload{__typename message}...on UserError{__typename message}}}", [], "46e316e8d3f14779f98f991135bb1ff48d7772ed8004495102879011baa2ca8a")
