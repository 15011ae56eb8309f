import { documentOf } from '../../document.ts'
import type { ProhibitedBrandFieldsFragment } from '../types.ts'

export const ProhibitedBrandFieldsFragmentDoc = /* #__PURE__ */ documentOf<ProhibitedBrandFieldsFragment, unknown>("fragment ProhibitedBrandFields on ProhibitedBrand{__typename id name reason since byName onSale}", [])
