import { documentOf } from '../../document.ts'
import type { PreferenceClusterPartsFragment } from '../types.ts'

export const PreferenceClusterPartsFragmentDoc = /* #__PURE__ */ documentOf<PreferenceClusterPartsFragment, unknown>("fragment PreferenceClusterParts on PreferenceCluster{__typename department category label path}", [])
