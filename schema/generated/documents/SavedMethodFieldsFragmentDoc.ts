import { documentOf } from '../../document.ts'
import type { SavedMethodFieldsFragment } from '../types.ts'

export const SavedMethodFieldsFragmentDoc = /* #__PURE__ */ documentOf<SavedMethodFieldsFragment, unknown>("fragment SavedMethodFields on SavedMethod{__typename id type label last4 expiresMonth expiresYear state isDefault paymentMethod}", [])
