import { documentOf } from '../../document.ts'
import type { GetStaffItemQuery, GetStaffItemQueryVariables } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'
import { StaffItemFieldsFragmentDoc } from './StaffItemFieldsFragmentDoc.ts'

export const GetStaffItemDocument = /* #__PURE__ */ documentOf<GetStaffItemQuery, GetStaffItemQueryVariables>("query getStaffItem($itemNumber:Float!){__typename staffItem(itemNumber:$itemNumber){__typename ...StaffItemFields}}", [ItemNoteFieldsFragmentDoc, StaffItemFieldsFragmentDoc], "ce99897de3aef8661c54c5bbc9065a7fb3b23a92addc5c8d2bdb64ed85720bc1")
