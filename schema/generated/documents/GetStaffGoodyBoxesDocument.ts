import { documentOf } from '../../document.ts'
import type { GetStaffGoodyBoxesQuery, GetStaffGoodyBoxesQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'

export const GetStaffGoodyBoxesDocument = /* #__PURE__ */ documentOf<GetStaffGoodyBoxesQuery, GetStaffGoodyBoxesQueryVariables>("query getStaffGoodyBoxes{__typename staffGoodyBoxes{__typename ...StaffGoodyBoxFields}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc], "6e3d1259546296a258c9e197d39e63cb2146e9a0e7ff23a7bf3d04c2deea1125")
