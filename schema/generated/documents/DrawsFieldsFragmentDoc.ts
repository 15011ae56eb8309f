import { documentOf } from '../../document.ts'
import type { DrawsFieldsFragment } from '../types.ts'
import { DrawFieldsFragmentDoc } from './DrawFieldsFragmentDoc.ts'

export const DrawsFieldsFragmentDoc = /* #__PURE__ */ documentOf<DrawsFieldsFragment, unknown>("fragment DrawsFields on Draws{__typename open{__typename ...DrawFields}past{__typename ...DrawFields}kind context ticketPoints ticketsMost}", [DrawFieldsFragmentDoc])
