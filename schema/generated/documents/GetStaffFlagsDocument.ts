import { documentOf } from '../../document.ts'
import type { GetStaffFlagsQuery, GetStaffFlagsQueryVariables } from '../types.ts'
import { SettingChangeFieldsFragmentDoc } from './SettingChangeFieldsFragmentDoc.ts'
import { StaffFlagFieldsFragmentDoc } from './StaffFlagFieldsFragmentDoc.ts'

export const GetStaffFlagsDocument = /* #__PURE__ */ documentOf<GetStaffFlagsQuery, GetStaffFlagsQueryVariables>("query getStaffFlags{__typename staffFlags{__typename ...StaffFlagFields}}", [SettingChangeFieldsFragmentDoc, StaffFlagFieldsFragmentDoc], "9cf6c1fa9e3e20fcdfd21833cbe5568176d2695af4b855bf7cdae086beda2100")
