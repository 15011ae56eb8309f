import { documentOf } from '../../document.ts'
import type { DrawFieldsFragment } from '../types.ts'

export const DrawFieldsFragmentDoc = /* #__PURE__ */ documentOf<DrawFieldsFragment, unknown>("fragment DrawFields on Draw{__typename id prize opensAt closesAt tickets yours hasFree seedHash seed drawnAt winningTicket round won}", [])
