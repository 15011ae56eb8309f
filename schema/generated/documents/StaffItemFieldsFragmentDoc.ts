import { documentOf } from '../../document.ts'
import type { StaffItemFieldsFragment } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'

export const StaffItemFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffItemFieldsFragment, unknown>("fragment StaffItemFields on StaffItem{__typename itemNumber version state stateLabel delistReason editable acts source seller bagNumber warehouse colorWords details{__typename name value}earlyAccess curationIds item{__typename id itemNumber title brand brandId category categoryId sizingId departmentTags charsPattern styleTags occasionTags sizeDisplay condition conditionDescription additionalDescription colorNames materials measurements{__typename name inches}flaws{__typename description photoId}price msrp finalSale isRareFind searchTags photoIds slug}notes{__typename ...ItemNoteFields}}", [ItemNoteFieldsFragmentDoc])
