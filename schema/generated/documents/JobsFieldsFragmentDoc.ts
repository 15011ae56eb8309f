import { documentOf } from '../../document.ts'
import type { JobsFieldsFragment } from '../types.ts'

export const JobsFieldsFragmentDoc = /* #__PURE__ */ documentOf<JobsFieldsFragment, unknown>("fragment JobsFields on JobsOverview{__typename kinds{__typename name waiting running failing dead oldestDueAt}troubled{__typename id name state attempts maxAttempts runAt createdAt lastError}notes{__typename id jobId name kind actor reason at}}", [])
