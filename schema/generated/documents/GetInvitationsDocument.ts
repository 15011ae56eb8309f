import { documentOf } from '../../document.ts'
import type { GetInvitationsQuery, GetInvitationsQueryVariables } from '../types.ts'
import { InvitationsFieldsFragmentDoc } from './InvitationsFieldsFragmentDoc.ts'

export const GetInvitationsDocument = /* #__PURE__ */ documentOf<GetInvitationsQuery, GetInvitationsQueryVariables>("query getInvitations{__typename invitations{__typename ...InvitationsFields}}", [InvitationsFieldsFragmentDoc], "bdfcca34f0c9526b9c71001e918cf0154a3f6ac83a66eb1114c2be98c18109e1")
