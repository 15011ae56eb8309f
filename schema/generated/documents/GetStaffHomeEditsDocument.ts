import { documentOf } from '../../document.ts'
import type { GetStaffHomeEditsQuery, GetStaffHomeEditsQueryVariables } from '../types.ts'
import { StaffHomeEditFieldsFragmentDoc } from './StaffHomeEditFieldsFragmentDoc.ts'

export const GetStaffHomeEditsDocument = /* #__PURE__ */ documentOf<GetStaffHomeEditsQuery, GetStaffHomeEditsQueryVariables>("query getStaffHomeEdits{__typename staffHomeEdits{__typename ...StaffHomeEditFields}}", [StaffHomeEditFieldsFragmentDoc], "5afd9e1fa8393b4d81ba54a4acbe2dcf97f2a42ebdf315901d087e07b78da65e")
