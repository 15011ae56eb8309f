import { documentOf } from '../../document.ts'
import type { GetStaffItemQuery, GetStaffItemQueryVariables } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'
import { StaffItemFieldsFragmentDoc } from './StaffItemFieldsFragmentDoc.ts'

export const GetStaffItemDocument = /* #__PURE__ */ documentOf<GetStaffItemQuery, GetStaffItemQueryVariables>("query getStaffItem($itemNumber:Float!){__typename staffItem(itemNumber:$itemNumber){__typename ...StaffItemFields}}", [ItemNoteFieldsFragmentDoc, StaffItemFieldsFragmentDoc], "80a713b807ce848e2bc0d2344f050cc8bbce7d4d647663c40b878a0ad0fc30c8")
