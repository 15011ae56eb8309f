import { documentOf } from '../../document.ts'
import type { GetJobsQuery, GetJobsQueryVariables } from '../types.ts'
import { JobsFieldsFragmentDoc } from './JobsFieldsFragmentDoc.ts'

export const GetJobsDocument = /* #__PURE__ */ documentOf<GetJobsQuery, GetJobsQueryVariables>("query getJobs{__typename jobs{__typename ...JobsFields}}", [JobsFieldsFragmentDoc], "a3ac9faace340321ede97a4232f31957e87e2e4c5630979d9ac6064e4a82ac1c")
