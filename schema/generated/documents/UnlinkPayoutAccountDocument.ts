import { documentOf } from '../../document.ts'
import type { UnlinkPayoutAccountMutation, UnlinkPayoutAccountMutationVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'

export const UnlinkPayoutAccountDocument = /* #__PURE__ */ documentOf<UnlinkPayoutAccountMutation, UnlinkPayoutAccountMutationVariables>("mutation unlinkPayoutAccount($id:ID!){__typename unlinkPayoutAccount(id:$id){__typename setup{__typename ...CashOutSetupFields}}}", [EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc], "62add76ed25c83ea0de053d9e780633ba0395f21f7f72f11c4aab7aeeb1ce561")
