import { documentOf } from '../../document.ts'
import type { LeaveDirectWaitlistMutation, LeaveDirectWaitlistMutationVariables } from '../types.ts'
import { DirectWaitlistFieldsFragmentDoc } from './DirectWaitlistFieldsFragmentDoc.ts'

export const LeaveDirectWaitlistDocument = /* #__PURE__ */ documentOf<LeaveDirectWaitlistMutation, LeaveDirectWaitlistMutationVariables>("mutation leaveDirectWaitlist($token:String!){__typename leaveDirectWaitlist(token:$token){__typename left waitlist{__typename ...DirectWaitlistFields}}}", [DirectWaitlistFieldsFragmentDoc], "ac30b4c97ee351ea6a5fd4072143b817947c8e308a877459af385f8418ffbf9a")
