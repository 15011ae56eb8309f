import { documentOf } from '../../document.ts'
import type { GetStaffItemQuery, GetStaffItemQueryVariables } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'
import { StaffItemFieldsFragmentDoc } from './StaffItemFieldsFragmentDoc.ts'

export const GetStaffItemDocument = /* #__PURE__ */ documentOf<GetStaffItemQuery, GetStaffItemQueryVariables>("query getStaffItem($itemNumber:Float!){__typename staffItem(itemNumber:$itemNumber){__typename ...StaffItemFields}}", [ItemNoteFieldsFragmentDoc, StaffItemFieldsFragmentDoc], "625c9a7a1214ce8a9e42a201fcf2aa67739a29533bbf566c27b3d4e2db9b1455")
