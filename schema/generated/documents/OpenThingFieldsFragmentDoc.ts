import { documentOf } from '../../document.ts'
import type { OpenThingFieldsFragment } from '../types.ts'

export const OpenThingFieldsFragmentDoc = /* #__PURE__ */ documentOf<OpenThingFieldsFragment, unknown>("fragment OpenThingFields on OpenThing{__typename kind words path}", [])
