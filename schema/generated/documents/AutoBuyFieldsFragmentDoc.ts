import { documentOf } from '../../document.ts'
import type { AutoBuyFieldsFragment } from '../types.ts'

export const AutoBuyFieldsFragmentDoc = /* #__PURE__ */ documentOf<AutoBuyFieldsFragment, unknown>("fragment AutoBuyFields on AutoBuy{__typename most pieces boughtCount lastDay savedMethodId cardLabel addressId allowsFinalSale state reason orders{__typename orderId itemNumber title total placedAt isPending}}", [])
