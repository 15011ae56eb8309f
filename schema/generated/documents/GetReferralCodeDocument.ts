import { documentOf } from '../../document.ts'
import type { GetReferralCodeQuery, GetReferralCodeQueryVariables } from '../types.ts'

export const GetReferralCodeDocument = /* #__PURE__ */ documentOf<GetReferralCodeQuery, GetReferralCodeQueryVariables>("query getReferralCode{__typename referralCode}", [], "50ec7b05e0ea2c609065604f8f4c1aea22fb8bcabb143a91c26edd97436723b9")
