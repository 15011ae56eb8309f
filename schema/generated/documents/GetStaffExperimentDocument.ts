import { documentOf } from '../../document.ts'
import type { GetStaffExperimentQuery, GetStaffExperimentQueryVariables } from '../types.ts'
import { StaffExperimentFieldsFragmentDoc } from './StaffExperimentFieldsFragmentDoc.ts'
import { SettingChangeFieldsFragmentDoc } from './SettingChangeFieldsFragmentDoc.ts'
import { StaffExperimentPageFieldsFragmentDoc } from './StaffExperimentPageFieldsFragmentDoc.ts'

export const GetStaffExperimentDocument = /* #__PURE__ */ documentOf<GetStaffExperimentQuery, GetStaffExperimentQueryVariables>("query getStaffExperiment($key:ID!){__typename staffExperiment(key:$key){__typename ...StaffExperimentPageFields}}", [StaffExperimentFieldsFragmentDoc, SettingChangeFieldsFragmentDoc, StaffExperimentPageFieldsFragmentDoc], "7e75edb2331e641a590011fd8f29fbeae006516f02e8a8ddfb93f9550eb73eb0")
