import { documentOf } from '../../document.ts'
import type { InvitationsFieldsFragment } from '../types.ts'

export const InvitationsFieldsFragmentDoc = /* #__PURE__ */ documentOf<InvitationsFieldsFragment, unknown>("fragment InvitationsFields on Invitations{__typename code path sums{__typename earned available spent onItsWay nextAt expires invited bought}sent{__typename id name status statusLabel reason sentAt remindedAt joinedAt giftEndsAt boughtAt dueAt amount canRemind canSendAgain}}", [])
