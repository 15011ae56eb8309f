import { documentOf } from '../../document.ts'
import type { GetStaffExperimentsQuery, GetStaffExperimentsQueryVariables } from '../types.ts'
import { StaffExperimentFieldsFragmentDoc } from './StaffExperimentFieldsFragmentDoc.ts'

export const GetStaffExperimentsDocument = /* #__PURE__ */ documentOf<GetStaffExperimentsQuery, GetStaffExperimentsQueryVariables>("query getStaffExperiments{__typename staffExperiments{__typename ...StaffExperimentFields}}", [StaffExperimentFieldsFragmentDoc], "c61c6eb4334684bba9a9ad3f26519f121b4dcfeb8fbd1216e2b7af9b7acb0d63")
