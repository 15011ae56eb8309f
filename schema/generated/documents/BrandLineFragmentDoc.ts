import { documentOf } from '../../document.ts'
import type { BrandLineFragment } from '../types.ts'

export const BrandLineFragmentDoc = /* #__PURE__ */ documentOf<BrandLineFragment, unknown>("fragment BrandLine on BrandEntry{__typename id name slug letter itemCount house}", [])
