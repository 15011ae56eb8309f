import { documentOf } from '../../document.ts'
import type { TaxSetupFieldsFragment } from '../types.ts'

export const TaxSetupFieldsFragmentDoc = /* #__PURE__ */ documentOf<TaxSetupFieldsFragment, unknown>("fragment TaxSetupFields on TaxSetup{__typename year paidThisYear threshold asked form{__typename id businessClass tinKind tinLast4 signedOn}}", [])
