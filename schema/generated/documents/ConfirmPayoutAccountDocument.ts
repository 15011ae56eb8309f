import { documentOf } from '../../document.ts'
import type { ConfirmPayoutAccountMutation, ConfirmPayoutAccountMutationVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'

export const ConfirmPayoutAccountDocument = /* #__PURE__ */ documentOf<ConfirmPayoutAccountMutation, ConfirmPayoutAccountMutationVariables>("mutation confirmPayoutAccount($code:String!){__typename confirmPayoutAccount(code:$code){__typename ...on PayoutAccountLinked{__typename account{__typename id method label isDefault linkedAt usableAt}setup{__typename ...CashOutSetupFields}}...on PayoutAccountRefused{__typename message}}}", [EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc], "d21c8ed1753a13fa868f6929dc97dca2c403956a7f8061b8a9c20bdb886fd7b9")
