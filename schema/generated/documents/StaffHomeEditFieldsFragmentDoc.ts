import { documentOf } from '../../document.ts'
import type { StaffHomeEditFieldsFragment } from '../types.ts'

export const StaffHomeEditFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffHomeEditFieldsFragment, unknown>("fragment StaffHomeEditFields on StaffHomeEdit{__typename id title words startsAt endsAt isHero standing onSaleCount items{__typename id itemNumber brand title state price sizeDisplay photoIds hasConditionOverrides flaws{__typename description}}}", [])
