import { documentOf } from '../../document.ts'
import type { ChangeFlagMutation, ChangeFlagMutationVariables } from '../types.ts'
import { SettingChangeFieldsFragmentDoc } from './SettingChangeFieldsFragmentDoc.ts'
import { StaffFlagFieldsFragmentDoc } from './StaffFlagFieldsFragmentDoc.ts'

export const ChangeFlagDocument = /* #__PURE__ */ documentOf<ChangeFlagMutation, ChangeFlagMutationVariables>("mutation changeFlag($input:ChangeFlagInput!){__typename changeFlag(input:$input){__typename ...on ChangeFlagPayload{__typename flag{__typename ...StaffFlagFields}}...on SettingRefused{__typename field}...on UserError{__typename message}}}", [SettingChangeFieldsFragmentDoc, StaffFlagFieldsFragmentDoc], "acdb102aae43a0db25237ca3f91e3ab48ce36c1ec89793544f2b5c6059ca7e43")
