import { documentOf } from '../../document.ts'
import type { StopNotificationsMutation, StopNotificationsMutationVariables } from '../types.ts'
import { SubscriptionFieldsFragmentDoc } from './SubscriptionFieldsFragmentDoc.ts'

export const StopNotificationsDocument = /* #__PURE__ */ documentOf<StopNotificationsMutation, StopNotificationsMutationVariables>("mutation stopNotifications{__typename stopNotifications{__typename ...SubscriptionFields}}", [SubscriptionFieldsFragmentDoc], "5cfbc840f90baebc3c48e3ef644a120d03b4d425917acbf85d472aace6de205e")
