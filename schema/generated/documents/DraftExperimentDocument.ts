import { documentOf } from '../../document.ts'
import type { DraftExperimentMutation, DraftExperimentMutationVariables } from '../types.ts'
import { StaffExperimentFieldsFragmentDoc } from './StaffExperimentFieldsFragmentDoc.ts'
import { SettingChangeFieldsFragmentDoc } from './SettingChangeFieldsFragmentDoc.ts'
import { StaffExperimentPageFieldsFragmentDoc } from './StaffExperimentPageFieldsFragmentDoc.ts'

export const DraftExperimentDocument = /* #__PURE__ */ documentOf<DraftExperimentMutation, DraftExperimentMutationVariables>("mutation draftExperiment($input:DraftExperimentInput!){__typename draftExperiment(input:$input){__typename ...on DraftExperimentPayload{__typename page{__typename ...StaffExperimentPageFields}}...on SettingRefused{__typename field}...on UserError{__typename message}}}", [StaffExperimentFieldsFragmentDoc, SettingChangeFieldsFragmentDoc, StaffExperimentPageFieldsFragmentDoc], "db678e48d3baadecdd54129bb1bf252a6f70510e38d4a93dca7e5e6f9cc41f70")
