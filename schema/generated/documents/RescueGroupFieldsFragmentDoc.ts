import { documentOf } from '../../document.ts'
import type { RescueGroupFieldsFragment } from '../types.ts'

export const RescueGroupFieldsFragmentDoc = /* #__PURE__ */ documentOf<RescueGroupFieldsFragment, unknown>("fragment RescueGroupFields on RescueGroup{__typename id path title kind kindLabel size sizeLabel tier tierLabel condition conditionLabel pieces boxesLeft waiting pricePiece price delivery grams sure luck sources{__typename id label count}photoIds}", [])
