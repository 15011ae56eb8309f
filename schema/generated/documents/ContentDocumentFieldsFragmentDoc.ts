import { documentOf } from '../../document.ts'
import type { ContentDocumentFieldsFragment } from '../types.ts'

export const ContentDocumentFieldsFragmentDoc = /* #__PURE__ */ documentOf<ContentDocumentFieldsFragment, unknown>("fragment ContentDocumentFields on ContentDocument{__typename key kind slug title updatedOn topic change bodyMarkdown}", [])
