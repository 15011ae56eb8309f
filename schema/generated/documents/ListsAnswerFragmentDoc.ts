import { documentOf } from '../../document.ts'
import type { ListsAnswerFragment } from '../types.ts'
import { NamedListsFragmentDoc } from './NamedListsFragmentDoc.ts'

export const ListsAnswerFragmentDoc = /* #__PURE__ */ documentOf<ListsAnswerFragment, unknown>("fragment ListsAnswer on ListsResult{__typename ...on ListsPayload{__typename favorites{__typename ...NamedLists}}...on UserError{__typename message}}", [NamedListsFragmentDoc])
