import { documentOf } from '../../document.ts'
import type { StaffPartnerFieldsFragment } from '../types.ts'
import { PartnerKeyFieldsFragmentDoc } from './PartnerKeyFieldsFragmentDoc.ts'

export const StaffPartnerFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffPartnerFieldsFragment, unknown>("fragment StaffPartnerFields on StaffPartner{__typename id name slug kind active pieceCount listedCount soldCount earnings terms{__typename accountEmail city state ladder{__typename from basisPoints}holdDays}keys{__typename ...PartnerKeyFields}people{__typename id name email addedAt addedBy}events{__typename id at by words}}", [PartnerKeyFieldsFragmentDoc])
