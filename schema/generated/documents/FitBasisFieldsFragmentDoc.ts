import { documentOf } from '../../document.ts'
import type { FitBasisFieldsFragment } from '../types.ts'

export const FitBasisFieldsFragmentDoc = /* #__PURE__ */ documentOf<FitBasisFieldsFragment, unknown>("fragment FitBasisFields on FitBasis{__typename measure family inches count takenAt}", [])
