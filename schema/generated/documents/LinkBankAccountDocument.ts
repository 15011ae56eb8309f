import { documentOf } from '../../document.ts'
import type { LinkBankAccountMutation, LinkBankAccountMutationVariables } from '../types.ts'

export const LinkBankAccountDocument = /* #__PURE__ */ documentOf<LinkBankAccountMutation, LinkBankAccountMutationVariables>("mutation linkBankAccount($token:String!){__typename linkBankAccount(token:$token){__typename ...on PayoutCodeSent{__typename sentTo expiresAt}...on PayoutAccountRefused{__typename message}}}", [], "df8a96531eca2ae62a036e65af26c65c06584afcabbcd6ed4c76afd016d619d0")
