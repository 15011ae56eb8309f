import { documentOf } from '../../document.ts'
import type { RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables } from '../types.ts'
import { SecurityFieldsFragmentDoc } from './SecurityFieldsFragmentDoc.ts'

export const RenewRecoveryCodesDocument = /* #__PURE__ */ documentOf<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>("mutation renewRecoveryCodes{__typename renewRecoveryCodes{__typename ...on RecoveryCodes{__typename codes security{__typename ...SecurityFields}}...on UserError{__typename message}}}", [SecurityFieldsFragmentDoc], "aa02f4304b5a72cd3441a5a3959b49630d47c3a22baf6794f111d705e37d593d")
