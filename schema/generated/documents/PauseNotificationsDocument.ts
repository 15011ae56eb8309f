import { documentOf } from '../../document.ts'
import type { PauseNotificationsMutation, PauseNotificationsMutationVariables } from '../types.ts'
import { SubscriptionFieldsFragmentDoc } from './SubscriptionFieldsFragmentDoc.ts'

export const PauseNotificationsDocument = /* #__PURE__ */ documentOf<PauseNotificationsMutation, PauseNotificationsMutationVariables>("mutation pauseNotifications($on:Boolean!){__typename pauseNotifications(on:$on){__typename ...SubscriptionFields}}", [SubscriptionFieldsFragmentDoc], "975489b9bb37a49b0b4c4e385f97748ef419c81075f44368979efb0d321c1ad1")
