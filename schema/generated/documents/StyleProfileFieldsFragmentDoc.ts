import { documentOf } from '../../document.ts'
import type { StyleProfileFieldsFragment } from '../types.ts'

export const StyleProfileFieldsFragmentDoc = /* #__PURE__ */ documentOf<StyleProfileFieldsFragment, unknown>("fragment StyleProfileFields on StyleProfile{__typename pieces traits{__typename key value label pieces verdict}notMe{__typename key value label pieces verdict}}", [])
