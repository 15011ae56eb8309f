import { documentOf } from '../../document.ts'
import type { TypeaheadPlacePartsFragment } from '../types.ts'

export const TypeaheadPlacePartsFragmentDoc = /* #__PURE__ */ documentOf<TypeaheadPlacePartsFragment, unknown>("fragment TypeaheadPlaceParts on TypeaheadPlace{__typename label within path count}", [])
