import { documentOf } from '../../document.ts'
import type { StaffExperimentPageFieldsFragment } from '../types.ts'
import { StaffExperimentFieldsFragmentDoc } from './StaffExperimentFieldsFragmentDoc.ts'
import { SettingChangeFieldsFragmentDoc } from './SettingChangeFieldsFragmentDoc.ts'

export const StaffExperimentPageFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffExperimentPageFieldsFragment, unknown>("fragment StaffExperimentPageFields on StaffExperimentPage{__typename id experiment{__typename ...StaffExperimentFields}results{__typename neededInEach splitChance isMismatch arms{__typename name people hits rate low high verdict words guardrails{__typename name label hits of standing}}}changes{__typename ...SettingChangeFields}}", [StaffExperimentFieldsFragmentDoc, SettingChangeFieldsFragmentDoc])
