import { documentOf } from '../../document.ts'
import type { NamedListsFragment } from '../types.ts'

export const NamedListsFragmentDoc = /* #__PURE__ */ documentOf<NamedListsFragment, unknown>("fragment NamedLists on FavoriteList{__typename totalCount lists{__typename id name count share{__typename code showsName}}share{__typename code showsName}}", [])
