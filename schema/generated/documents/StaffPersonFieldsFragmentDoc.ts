import { documentOf } from '../../document.ts'
import type { StaffPersonFieldsFragment } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'

export const StaffPersonFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffPersonFieldsFragment, unknown>("fragment StaffPersonFields on StaffPersonPage{__typename person{__typename id name email orders bags}since lastSeenAt windowSize{__typename width height}towns earnings taxFormSince credit heardFromSource sellerSegment sellerSizeGroup mdcOverride orders{__typename ...StaffOrderHitFields}bags{__typename bagNumber code status statusLabel warehouse seller}pieces{__typename ...StaffItemHitFields}}", [StaffOrderHitFieldsFragmentDoc, StaffItemHitFieldsFragmentDoc])
