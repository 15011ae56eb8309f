import { documentOf } from '../../document.ts'
import type { BucketPartsFragment } from '../types.ts'

export const BucketPartsFragmentDoc = /* #__PURE__ */ documentOf<BucketPartsFragment, unknown>("fragment BucketParts on FacetBucket{__typename value label count selected group hex depth}", [])
