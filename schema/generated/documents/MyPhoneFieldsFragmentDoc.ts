import { documentOf } from '../../document.ts'
import type { MyPhoneFieldsFragment } from '../types.ts'

export const MyPhoneFieldsFragmentDoc = /* #__PURE__ */ documentOf<MyPhoneFieldsFragment, unknown>("fragment MyPhoneFields on MyPhone{__typename number isDomestic waiting{__typename number until}}", [])
