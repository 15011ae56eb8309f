import { documentOf } from '../../document.ts'
import type { ChildSizesFieldsFragment } from '../types.ts'

export const ChildSizesFieldsFragmentDoc = /* #__PURE__ */ documentOf<ChildSizesFieldsFragment, unknown>("fragment ChildSizesFields on ChildSizes{__typename id name sizingIds}", [])
