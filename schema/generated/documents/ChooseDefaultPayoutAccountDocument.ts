import { documentOf } from '../../document.ts'
import type { ChooseDefaultPayoutAccountMutation, ChooseDefaultPayoutAccountMutationVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'

export const ChooseDefaultPayoutAccountDocument = /* #__PURE__ */ documentOf<ChooseDefaultPayoutAccountMutation, ChooseDefaultPayoutAccountMutationVariables>("mutation chooseDefaultPayoutAccount($id:ID!){__typename chooseDefaultPayoutAccount(id:$id){__typename setup{__typename ...CashOutSetupFields}}}", [EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc], "d8fae12d6f1bb104e1cc80699bf8d6f0f91dc8ffd0a8773d15ad6eaeff4c7494")
