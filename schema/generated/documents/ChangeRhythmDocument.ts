import { documentOf } from '../../document.ts'
import type { ChangeRhythmMutation, ChangeRhythmMutationVariables } from '../types.ts'
import { SubscriptionFieldsFragmentDoc } from './SubscriptionFieldsFragmentDoc.ts'

export const ChangeRhythmDocument = /* #__PURE__ */ documentOf<ChangeRhythmMutation, ChangeRhythmMutationVariables>("mutation changeRhythm($input:ChangeRhythmInput!){__typename changeRhythm(input:$input){__typename ...SubscriptionFields}}", [SubscriptionFieldsFragmentDoc], "647402e4367c9727f79e62e81bfd8b2232ed130f78fd5f87265d5e0f0403cc16")
