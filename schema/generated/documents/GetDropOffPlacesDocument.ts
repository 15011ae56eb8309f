import { documentOf } from '../../document.ts'
import type { GetDropOffPlacesQuery, GetDropOffPlacesQueryVariables } from '../types.ts'

export const GetDropOffPlacesDocument = /* #__PURE__ */ documentOf<GetDropOffPlacesQuery, GetDropOffPlacesQueryVariables>("query getDropOffPlaces($returnId:ID!$byKey:GuestKeyInput){__typename dropOffPlaces(returnId:$returnId byKey:$byKey){__typename id name address hours}}", [], "5a109a5c38eededbb0c8b1b9b732ee05214782c6b924dafe0a98344cf7f400c9")
