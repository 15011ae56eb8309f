import { documentOf } from '../../document.ts'
import type { SavedSearchFieldsFragment } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'

export const SavedSearchFieldsFragmentDoc = /* #__PURE__ */ documentOf<SavedSearchFieldsFragment, unknown>("fragment SavedSearchFields on SavedSearch{__typename id name path text filters{__typename key values}criteria leftOut rhythm channels paused createdAt lookedAt newCount newItemNumbers lastMatchAt autoBuy{__typename ...AutoBuyFields}}", [AutoBuyFieldsFragmentDoc])
