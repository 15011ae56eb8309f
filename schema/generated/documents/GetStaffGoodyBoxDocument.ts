import { documentOf } from '../../document.ts'
import type { GetStaffGoodyBoxQuery, GetStaffGoodyBoxQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'

export const GetStaffGoodyBoxDocument = /* #__PURE__ */ documentOf<GetStaffGoodyBoxQuery, GetStaffGoodyBoxQueryVariables>("query getStaffGoodyBox($id:ID!){__typename staffGoodyBox(id:$id){__typename ...StaffGoodyBoxFields swaps{__typename ...StaffGoodyPieceFields}}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc], "a1b8f54cd3ee69726a065e5648257a04f8fb69182b0548d7c2cf30208c9075aa")
