import { documentOf } from '../../document.ts'
import type { GetStaffGoodyBoxQuery, GetStaffGoodyBoxQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'

export const GetStaffGoodyBoxDocument = /* #__PURE__ */ documentOf<GetStaffGoodyBoxQuery, GetStaffGoodyBoxQueryVariables>("query getStaffGoodyBox($id:ID!){__typename staffGoodyBox(id:$id){__typename ...StaffGoodyBoxFields swaps{__typename ...StaffGoodyPieceFields}}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc], "526e2f1f4dfec5a67be5410cbf115162b8e144185579fddab26f49282bc07838")
