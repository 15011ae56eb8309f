import { documentOf } from '../../document.ts'
import type { StaffFlagFieldsFragment } from '../types.ts'
import { SettingChangeFieldsFragmentDoc } from './SettingChangeFieldsFragmentDoc.ts'

export const StaffFlagFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffFlagFieldsFragment, unknown>("fragment StaffFlagFields on StaffFlag{__typename id description enabled rolloutPercent alwaysFor changes{__typename ...SettingChangeFields}}", [SettingChangeFieldsFragmentDoc])
