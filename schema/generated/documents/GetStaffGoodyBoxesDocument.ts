import { documentOf } from '../../document.ts'
import type { GetStaffGoodyBoxesQuery, GetStaffGoodyBoxesQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'

export const GetStaffGoodyBoxesDocument = /* #__PURE__ */ documentOf<GetStaffGoodyBoxesQuery, GetStaffGoodyBoxesQueryVariables>("query getStaffGoodyBoxes($queue:GoodyQueue!$page:Int!){__typename staffGoodyBoxes(queue:$queue page:$page){__typename nodes{__typename ...StaffGoodyBoxFields}totalCount hasNextPage}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc], "6e0afe275fd5112a8f10c0461f8ea1747c0c999b43c553b35f1243301b7dd697")
