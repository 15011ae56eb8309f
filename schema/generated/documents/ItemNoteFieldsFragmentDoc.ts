import { documentOf } from '../../document.ts'
import type { ItemNoteFieldsFragment } from '../types.ts'

export const ItemNoteFieldsFragmentDoc = /* #__PURE__ */ documentOf<ItemNoteFieldsFragment, unknown>("fragment ItemNoteFields on ItemNote{__typename id kind actor reason at changes{__typename field label before after}}", [])
