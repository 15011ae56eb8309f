import { documentOf } from '../../document.ts'
import type { MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables } from '../types.ts'

export const MarkNotificationsReadDocument = /* #__PURE__ */ documentOf<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>("mutation markNotificationsRead($ids:[ID!]){__typename markNotificationsRead(ids:$ids){__typename unreadNotifications}}", [], "03557308a4b2c40a0c263fcece6d801aa3e28276437ef510108fb33eb06565fa")
