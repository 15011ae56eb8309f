import { documentOf } from '../../document.ts'
import type { GetStaffGoodyBoxesQuery, GetStaffGoodyBoxesQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'

export const GetStaffGoodyBoxesDocument = /* #__PURE__ */ documentOf<GetStaffGoodyBoxesQuery, GetStaffGoodyBoxesQueryVariables>("query getStaffGoodyBoxes($queue:GoodyQueue!$page:Int!){__typename staffGoodyBoxes(queue:$queue page:$page){__typename nodes{__typename ...StaffGoodyBoxFields}totalCount hasNextPage}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc], "69eb3770483dbcb4612fb4c0d49cc017de396a52cdd436a7f13ac8dafede05ab")
