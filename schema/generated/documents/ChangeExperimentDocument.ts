import { documentOf } from '../../document.ts'
import type { ChangeExperimentMutation, ChangeExperimentMutationVariables } from '../types.ts'
import { StaffExperimentFieldsFragmentDoc } from './StaffExperimentFieldsFragmentDoc.ts'
import { SettingChangeFieldsFragmentDoc } from './SettingChangeFieldsFragmentDoc.ts'
import { StaffExperimentPageFieldsFragmentDoc } from './StaffExperimentPageFieldsFragmentDoc.ts'

export const ChangeExperimentDocument = /* #__PURE__ */ documentOf<ChangeExperimentMutation, ChangeExperimentMutationVariables>("mutation changeExperiment($input:ChangeExperimentInput!){__typename changeExperiment(input:$input){__typename ...on ChangeExperimentPayload{__typename page{__typename ...StaffExperimentPageFields}}...on SettingRefused{__typename field}...on UserError{__typename message}}}", [StaffExperimentFieldsFragmentDoc, SettingChangeFieldsFragmentDoc, StaffExperimentPageFieldsFragmentDoc], "8debc8c1d57fc9d8845653657887de24a2083fd4ddce443d918a6801792e7bd4")
