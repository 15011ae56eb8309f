import { documentOf } from '../../document.ts'
import type { LinkPayoutAccountMutation, LinkPayoutAccountMutationVariables } from '../types.ts'

export const LinkPayoutAccountDocument = /* #__PURE__ */ documentOf<LinkPayoutAccountMutation, LinkPayoutAccountMutationVariables>("mutation linkPayoutAccount($input:LinkPayoutAccountInput!){__typename linkPayoutAccount(input:$input){__typename ...on PayoutCodeSent{__typename sentTo expiresAt}...on PayoutAccountRefused{__typename message}}}", [], "9cb4afdc94ef4f80878f59f718965f4dd131c9d41b5708281c5a49cdb7cb578d")
