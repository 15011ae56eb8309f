import { documentOf } from '../../document.ts'
import type { TakeTicketMutation, TakeTicketMutationVariables } from '../types.ts'
import { DrawFieldsFragmentDoc } from './DrawFieldsFragmentDoc.ts'
import { DrawsFieldsFragmentDoc } from './DrawsFieldsFragmentDoc.ts'
import { RewardsFieldsFragmentDoc } from './RewardsFieldsFragmentDoc.ts'

export const TakeTicketDocument = /* #__PURE__ */ documentOf<TakeTicketMutation, TakeTicketMutationVariables>("mutation takeTicket($input:TakeTicketInput!){__typename takeTicket(input:$input){__typename ...on DrawsPayload{__typename draws{__typename ...DrawsFields}rewards{__typename ...RewardsFields}}...on NotEnoughPoints{__typename message points wanted}...on TicketRefused{__typename message}}}", [DrawFieldsFragmentDoc, DrawsFieldsFragmentDoc, RewardsFieldsFragmentDoc], "461ef2fa9508f786c610647079601b850918c7aa2b32fdb435cd3ebd28f9c5b2")
