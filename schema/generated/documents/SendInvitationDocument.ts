import { documentOf } from '../../document.ts'
import type { SendInvitationMutation, SendInvitationMutationVariables } from '../types.ts'
import { InvitationsFieldsFragmentDoc } from './InvitationsFieldsFragmentDoc.ts'

export const SendInvitationDocument = /* #__PURE__ */ documentOf<SendInvitationMutation, SendInvitationMutationVariables>("mutation sendInvitation($email:String!){__typename sendInvitation(email:$email){__typename ...on SendInvitationPayload{__typename invitations{__typename ...InvitationsFields}}...on UserError{__typename message}}}", [InvitationsFieldsFragmentDoc], "2a24c35b32b850303b64b8b07ac13978d2422bd2137401062601fc717f9620e8")
