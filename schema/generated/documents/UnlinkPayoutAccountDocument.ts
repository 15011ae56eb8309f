import { documentOf } from '../../document.ts'
import type { UnlinkPayoutAccountMutation, UnlinkPayoutAccountMutationVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'

export const UnlinkPayoutAccountDocument = /* #__PURE__ */ documentOf<UnlinkPayoutAccountMutation, UnlinkPayoutAccountMutationVariables>("mutation unlinkPayoutAccount($id:ID!){__typename unlinkPayoutAccount(id:$id){__typename setup{__typename ...CashOutSetupFields}}}", [EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc], "223472b29c3aaa5919d1bb36ffc85f2e7afed85e55883f6c08813870937d8362")
