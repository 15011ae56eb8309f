import { documentOf } from '../../document.ts'
import type { ContentReleaseOutcomeFragment } from '../types.ts'
import { ContentReleaseFieldsFragmentDoc } from './ContentReleaseFieldsFragmentDoc.ts'
import { ContentDocumentFieldsFragmentDoc } from './ContentDocumentFieldsFragmentDoc.ts'

export const ContentReleaseOutcomeFragmentDoc = /* #__PURE__ */ documentOf<ContentReleaseOutcomeFragment, unknown>("fragment ContentReleaseOutcome on ContentReleaseResult{__typename ...on ContentReleasePayload{__typename release{__typename ...ContentReleaseFields documents{__typename ...ContentDocumentFields}}}...on ContentRefused{__typename message problems{__typename path message}}}", [ContentReleaseFieldsFragmentDoc, ContentDocumentFieldsFragmentDoc])
