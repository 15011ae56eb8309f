import { documentOf } from '../../document.ts'
import type { SettingChangeFieldsFragment } from '../types.ts'

export const SettingChangeFieldsFragmentDoc = /* #__PURE__ */ documentOf<SettingChangeFieldsFragment, unknown>("fragment SettingChangeFields on SettingChange{__typename id at by reason was becomes}", [])
