import { documentOf } from '../../document.ts'
import type { ChooseDefaultPayoutAccountMutation, ChooseDefaultPayoutAccountMutationVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'

export const ChooseDefaultPayoutAccountDocument = /* #__PURE__ */ documentOf<ChooseDefaultPayoutAccountMutation, ChooseDefaultPayoutAccountMutationVariables>("mutation chooseDefaultPayoutAccount($id:ID!){__typename chooseDefaultPayoutAccount(id:$id){__typename setup{__typename ...CashOutSetupFields}}}", [EarningsFieldsFragmentDoc, CashOutSetupFieldsFragmentDoc], "6d63b4d92a723180dbc967585649aac6f2bc34d1aa6bc74c94ca38c538a32f4d")
