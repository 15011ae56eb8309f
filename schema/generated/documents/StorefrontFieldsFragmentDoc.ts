import { documentOf } from '../../document.ts'
import type { StorefrontFieldsFragment } from '../types.ts'

export const StorefrontFieldsFragmentDoc = /* #__PURE__ */ documentOf<StorefrontFieldsFragment, unknown>("fragment StorefrontFields on StorefrontSettings{__typename code name isOpen showsPieces}", [])
