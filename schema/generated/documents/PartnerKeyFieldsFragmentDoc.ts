import { documentOf } from '../../document.ts'
import type { PartnerKeyFieldsFragment } from '../types.ts'

export const PartnerKeyFieldsFragmentDoc = /* #__PURE__ */ documentOf<PartnerKeyFieldsFragment, unknown>("fragment PartnerKeyFields on PartnerKey{__typename id madeAt madeBy endsAt lastUsedAt isLive}", [])
