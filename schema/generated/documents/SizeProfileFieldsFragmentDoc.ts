import { documentOf } from '../../document.ts'
import type { SizeProfileFieldsFragment } from '../types.ts'

export const SizeProfileFieldsFragmentDoc = /* #__PURE__ */ documentOf<SizeProfileFieldsFragment, unknown>("fragment SizeProfileFields on SizeProfile{__typename department enabled includeEquivalents includeMaternity includePetite includeTall sizingIds updatedAt}", [])
