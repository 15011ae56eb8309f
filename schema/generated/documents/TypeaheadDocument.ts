import { documentOf } from '../../document.ts'
import type { TypeaheadQuery, TypeaheadQueryVariables } from '../types.ts'
import { RecentSearchPartsFragmentDoc } from './RecentSearchPartsFragmentDoc.ts'
import { TypeaheadPlacePartsFragmentDoc } from './TypeaheadPlacePartsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const TypeaheadDocument = /* #__PURE__ */ documentOf<TypeaheadQuery, TypeaheadQueryVariables>("query typeahead($text:String!$filters:[FilterInput!]){__typename typeahead(text:$text filters:$filters){__typename text correctedText recent{__typename ...RecentSearchParts}terms{__typename text path}categories{__typename ...TypeaheadPlaceParts}brands{__typename ...TypeaheadPlaceParts}understood{__typename key values label negated textWithout}likelyText items{__typename ...ItemCard}totalCount}}", [RecentSearchPartsFragmentDoc, TypeaheadPlacePartsFragmentDoc, ItemCardFragmentDoc], "d2772264b1a1adb551daac5381fc37a21f7f385fd76a1a9d2530b57319a7337d")
