import { documentOf } from '../../document.ts'
import type { GetFitNoteQuery, GetFitNoteQueryVariables } from '../types.ts'

export const GetFitNoteDocument = /* #__PURE__ */ documentOf<GetFitNoteQuery, GetFitNoteQueryVariables>("query getFitNote($itemNumber:Float!){__typename fitNote(itemNumber:$itemNumber){__typename measure piece verdict words own ownFrom ownCount}}", [], "ea707cc871f303251cd12c836dc7bdd7349ca9e431ef9f930ba6386288fc0138")
