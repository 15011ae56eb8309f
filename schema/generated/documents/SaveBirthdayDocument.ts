import { documentOf } from '../../document.ts'
import type { SaveBirthdayMutation, SaveBirthdayMutationVariables } from '../types.ts'
import { RewardsFieldsFragmentDoc } from './RewardsFieldsFragmentDoc.ts'

export const SaveBirthdayDocument = /* #__PURE__ */ documentOf<SaveBirthdayMutation, SaveBirthdayMutationVariables>("mutation saveBirthday($month:Int!$day:Int!){__typename saveBirthday(month:$month day:$day){__typename rewards{__typename ...RewardsFields}}}", [RewardsFieldsFragmentDoc], "98e0cd96780439e2fd68db405f7da0954352a3e4489c47b02b38caa6be845fcd")
