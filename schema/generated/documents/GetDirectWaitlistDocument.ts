import { documentOf } from '../../document.ts'
import type { GetDirectWaitlistQuery, GetDirectWaitlistQueryVariables } from '../types.ts'
import { DirectWaitlistFieldsFragmentDoc } from './DirectWaitlistFieldsFragmentDoc.ts'

export const GetDirectWaitlistDocument = /* #__PURE__ */ documentOf<GetDirectWaitlistQuery, GetDirectWaitlistQueryVariables>("query getDirectWaitlist{__typename directWaitlist{__typename ...DirectWaitlistFields}}", [DirectWaitlistFieldsFragmentDoc], "9ac2c0f59d50aee111b60efe762e0b0186fa124013a0e890b45b6045a077b1bd")
