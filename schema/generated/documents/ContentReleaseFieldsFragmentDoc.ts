import { documentOf } from '../../document.ts'
import type { ContentReleaseFieldsFragment } from '../types.ts'

export const ContentReleaseFieldsFragmentDoc = /* #__PURE__ */ documentOf<ContentReleaseFieldsFragment, unknown>("fragment ContentReleaseFields on ContentRelease{__typename id number note state madeAt madeBy publishedAt publishedBy documentCount termsVersion}", [])
