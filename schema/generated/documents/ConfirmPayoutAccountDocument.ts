import { documentOf } from '../../document.ts'
import type { ConfirmPayoutAccountMutation, ConfirmPayoutAccountMutationVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'

export const ConfirmPayoutAccountDocument = /* #__PURE__ */ documentOf<ConfirmPayoutAccountMutation, ConfirmPayoutAccountMutationVariables>("mutation confirmPayoutAccount($code:String!){__typename confirmPayoutAccount(code:$code){__typename ...on PayoutAccountLinked{__typename account{__typename id method label isDefault linkedAt usableAt}setup{__typename ...CashOutSetupFields}}...on PayoutAccountRefused{__typename message}}}", [EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc], "0081693053447218d10847d7ba7b84ceb8fc40a939aef31dccf93661b1c90468")
