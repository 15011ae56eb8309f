import { documentOf } from '../../document.ts'
import type { StaffExperimentFieldsFragment } from '../types.ts'

export const StaffExperimentFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffExperimentFieldsFragment, unknown>("fragment StaffExperimentFields on StaffExperiment{__typename id name hypothesis status rampPercent outcome forWhom startedAt stoppedAt keptArm arms{__typename name share}people}", [])
