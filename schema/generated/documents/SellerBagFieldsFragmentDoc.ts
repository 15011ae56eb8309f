import { documentOf } from '../../document.ts'
import type { SellerBagFieldsFragment } from '../types.ts'
import { KitFieldsFragmentDoc } from './KitFieldsFragmentDoc.ts'

export const SellerBagFieldsFragmentDoc = /* #__PURE__ */ documentOf<SellerBagFieldsFragment, unknown>("fragment SellerBagFields on SellerBag{__typename id name photoIds bagNumber bagType service status statusLabel kit{__typename ...KitFields}incentives{__typename name words}restChoice charity{__typename id name about}fee feePaid warehouse createdAt shippedAt receivedAt processingAt doneAt processing{__typename from to}counts{__typename graded counted gettingReady listed sold notAccepted ended}earned}", [KitFieldsFragmentDoc])
