import { documentOf } from '../../document.ts'
import type { NotificationFieldsFragment } from '../types.ts'
import { ToldPieceFragmentDoc } from './ToldPieceFragmentDoc.ts'

export const NotificationFieldsFragmentDoc = /* #__PURE__ */ documentOf<NotificationFieldsFragment, unknown>("fragment NotificationFields on Notification{__typename id kind title body link item{__typename ...ToldPiece}pieces{__typename ...ToldPiece}amount createdAt readAt}", [ToldPieceFragmentDoc])
