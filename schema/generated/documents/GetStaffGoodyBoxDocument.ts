import { documentOf } from '../../document.ts'
import type { GetStaffGoodyBoxQuery, GetStaffGoodyBoxQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'

export const GetStaffGoodyBoxDocument = /* #__PURE__ */ documentOf<GetStaffGoodyBoxQuery, GetStaffGoodyBoxQueryVariables>("query getStaffGoodyBox($id:ID!){__typename staffGoodyBox(id:$id){__typename ...StaffGoodyBoxFields swaps{__typename ...StaffGoodyPieceFields}}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc], "129b84e1d46f3e79012153ffd2b3d3194c50a563ec33cdfed6a5c2eb56831aaf")
