import { documentOf } from '../../document.ts'
import type { GetStaffItemQuery, GetStaffItemQueryVariables } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'
import { StaffItemFieldsFragmentDoc } from './StaffItemFieldsFragmentDoc.ts'

export const GetStaffItemDocument = /* #__PURE__ */ documentOf<GetStaffItemQuery, GetStaffItemQueryVariables>("query getStaffItem($itemNumber:Float!){__typename staffItem(itemNumber:$itemNumber){__typename ...StaffItemFields}}", [ItemNoteFieldsFragmentDoc, StaffItemFieldsFragmentDoc], "41b83d4f07014a973a76b7d0c14ab26f8c4c571a355cc5257115eacd1f39a648")
