import { documentOf } from '../../document.ts'
import type { PieceQuestionFieldsFragment } from '../types.ts'

export const PieceQuestionFieldsFragmentDoc = /* #__PURE__ */ documentOf<PieceQuestionFieldsFragment, unknown>("fragment PieceQuestionFields on PieceQuestion{__typename id question answer askedAt answeredAt isPublic isOwn caseCode isEarlier bySeller canAnswer canReport canReportAnswer canBlockAsker}", [])
