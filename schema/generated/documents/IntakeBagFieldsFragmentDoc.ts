import { documentOf } from '../../document.ts'
import type { IntakeBagFieldsFragment } from '../types.ts'
import { IntakeBagRowFragmentDoc } from './IntakeBagRowFragmentDoc.ts'
import { IntakePieceFieldsFragmentDoc } from './IntakePieceFieldsFragmentDoc.ts'

export const IntakeBagFieldsFragmentDoc = /* #__PURE__ */ documentOf<IntakeBagFieldsFragment, unknown>("fragment IntakeBagFields on IntakeBag{__typename ...IntakeBagRow pieces{__typename ...IntakePieceFields}}", [IntakeBagRowFragmentDoc, IntakePieceFieldsFragmentDoc])
