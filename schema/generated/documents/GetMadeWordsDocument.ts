import { documentOf } from '../../document.ts'
import type { GetMadeWordsQuery, GetMadeWordsQueryVariables } from '../types.ts'

export const GetMadeWordsDocument = /* #__PURE__ */ documentOf<GetMadeWordsQuery, GetMadeWordsQueryVariables>("query getMadeWords($input:MadeWordsInput!){__typename madeWords(input:$input){__typename title categoryPath neckline sleeveLength pantCut skirtDressStyle jacketStyle}}", [], "2d00ee1a7cd5b727836350965cfb8dcd9bf5a5289fc9564ea025f1f691c847a7")
