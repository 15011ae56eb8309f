import { documentOf } from '../../document.ts'
import type { JoinDirectWaitlistMutation, JoinDirectWaitlistMutationVariables } from '../types.ts'
import { DirectWaitlistFieldsFragmentDoc } from './DirectWaitlistFieldsFragmentDoc.ts'

export const JoinDirectWaitlistDocument = /* #__PURE__ */ documentOf<JoinDirectWaitlistMutation, JoinDirectWaitlistMutationVariables>("mutation joinDirectWaitlist($email:String!){__typename joinDirectWaitlist(email:$email){__typename ...on JoinDirectWaitlistPayload{__typename email joinedAt again waitlist{__typename ...DirectWaitlistFields}}...on InvalidInput{__typename message fields{__typename field message}}...on TooManyTries{__typename message retryAfterSeconds}}}", [DirectWaitlistFieldsFragmentDoc], "8edcfbb3be27b6df2bf0dfbae74c0d69f33f851bdfde984ab7f3126c59ab3441")
