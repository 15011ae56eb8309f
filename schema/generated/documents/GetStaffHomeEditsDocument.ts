import { documentOf } from '../../document.ts'
import type { GetStaffHomeEditsQuery, GetStaffHomeEditsQueryVariables } from '../types.ts'
import { StaffHomeEditFieldsFragmentDoc } from './StaffHomeEditFieldsFragmentDoc.ts'

export const GetStaffHomeEditsDocument = /* #__PURE__ */ documentOf<GetStaffHomeEditsQuery, GetStaffHomeEditsQueryVariables>("query getStaffHomeEdits{__typename staffHomeEdits{__typename ...StaffHomeEditFields}}", [StaffHomeEditFieldsFragmentDoc], "f89470157a8c67b60d0b2dd946177b1f41e1cf9b03730172cc8df1e88246345e")
