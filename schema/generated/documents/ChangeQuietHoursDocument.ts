import { documentOf } from '../../document.ts'
import type { ChangeQuietHoursMutation, ChangeQuietHoursMutationVariables } from '../types.ts'
import { SubscriptionFieldsFragmentDoc } from './SubscriptionFieldsFragmentDoc.ts'

export const ChangeQuietHoursDocument = /* #__PURE__ */ documentOf<ChangeQuietHoursMutation, ChangeQuietHoursMutationVariables>("mutation changeQuietHours($input:QuietHoursInput!){__typename changeQuietHours(input:$input){__typename ...SubscriptionFields}}", [SubscriptionFieldsFragmentDoc], "6f06477b3d7b2770bb9d706397fd4e7c87a0b898b488b73daf6f97059462fdd1")
