import { documentOf } from '../../document.ts'
import type { GetUnreadNotificationsQuery, GetUnreadNotificationsQueryVariables } from '../types.ts'

export const GetUnreadNotificationsDocument = /* #__PURE__ */ documentOf<GetUnreadNotificationsQuery, GetUnreadNotificationsQueryVariables>("query getUnreadNotifications{__typename unreadNotifications}", [], "142832c26fb60eade80b91a0443a7f077d7cee994c6a26f9123499b3376558e3")
