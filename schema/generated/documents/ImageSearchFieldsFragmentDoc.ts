import { documentOf } from '../../document.ts'
import type { ImageSearchFieldsFragment } from '../types.ts'

export const ImageSearchFieldsFragmentDoc = /* #__PURE__ */ documentOf<ImageSearchFieldsFragment, unknown>("fragment ImageSearchFields on ImageSearch{__typename id source pictureUrl width height finds{__typename label box{__typename left top width height}}expiresAt isShared isMine}", [])
