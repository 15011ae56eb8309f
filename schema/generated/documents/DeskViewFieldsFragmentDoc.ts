import { documentOf } from '../../document.ts'
import type { DeskViewFieldsFragment } from '../types.ts'

export const DeskViewFieldsFragmentDoc = /* #__PURE__ */ documentOf<DeskViewFieldsFragment, unknown>("fragment DeskViewFields on DeskView{__typename id screen name query}", [])
