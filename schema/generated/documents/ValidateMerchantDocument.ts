import { documentOf } from '../../document.ts'
import type { ValidateMerchantMutation, ValidateMerchantMutationVariables } from '../types.ts'

export const ValidateMerchantDocument = /* #__PURE__ */ documentOf<ValidateMerchantMutation, ValidateMerchantMutationVariables>("mutation validateMerchant{__typename validateMerchant{__typename ...on WalletSession{__typename session}...on UserError{__typename message}}}", [], "3c13b10fcf749dd5faac77f3ced031c4329b75376267223321956f8feb44d311")
