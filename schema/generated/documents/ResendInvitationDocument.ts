import { documentOf } from '../../document.ts'
import type { ResendInvitationMutation, ResendInvitationMutationVariables } from '../types.ts'
import { InvitationsFieldsFragmentDoc } from './InvitationsFieldsFragmentDoc.ts'

export const ResendInvitationDocument = /* #__PURE__ */ documentOf<ResendInvitationMutation, ResendInvitationMutationVariables>("mutation resendInvitation($id:ID!){__typename resendInvitation(id:$id){__typename ...on SendInvitationPayload{__typename invitations{__typename ...InvitationsFields}}...on UserError{__typename message}}}", [InvitationsFieldsFragmentDoc], "e778a5bcbca333bb9251651a81eb1faa5ae6a172ed7130292c58e1948303f791")
