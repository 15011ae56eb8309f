import { documentOf } from '../../document.ts'
import type { GoodyBoxFieldsFragment } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GoodyBoxFieldsFragmentDoc = /* #__PURE__ */ documentOf<GoodyBoxFieldsFragment, unknown>("fragment GoodyBoxFields on GoodyBox{__typename id status statusLabel headline detail departments kinds budget note stylistNote askedAt offerEndsAt keepBy steps{__typename key label at state}pieces{__typename itemNumber item{__typename ...ItemCard}why price tax choice reason reasonLabel outcome}sum fees reserved charged paidWith orderId orderLabel returnId returnCode labelUrl carrierName reasons{__typename id label}canCancel canChoose}", [ItemCardFragmentDoc])
