import { documentOf } from '../../document.ts'
import type { GetNotificationsQuery, GetNotificationsQueryVariables } from '../types.ts'
import { ToldPieceFragmentDoc } from './ToldPieceFragmentDoc.ts'
import { NotificationFieldsFragmentDoc } from './NotificationFieldsFragmentDoc.ts'

export const GetNotificationsDocument = /* #__PURE__ */ documentOf<GetNotificationsQuery, GetNotificationsQueryVariables>("query getNotifications($first:Int$after:String){__typename notifications(first:$first after:$after){__typename nodes{__typename ...NotificationFields}next}unreadNotifications}", [ToldPieceFragmentDoc, NotificationFieldsFragmentDoc], "0d5075e4a9545e5aa570ee6894a42603762d5858bd1f6e940c5ab41bb1ba2e73")
