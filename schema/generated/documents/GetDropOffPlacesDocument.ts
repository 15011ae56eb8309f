import { documentOf } from '../../document.ts'
import type { GetDropOffPlacesQuery, GetDropOffPlacesQueryVariables } from '../types.ts'

export const GetDropOffPlacesDocument = /* #__PURE__ */ documentOf<GetDropOffPlacesQuery, GetDropOffPlacesQueryVariables>("query getDropOffPlaces($returnId:ID!){__typename dropOffPlaces(returnId:$returnId){__typename id name address hours}}", [], "6e0229289b64cadb377f9f5c7cd96b9401d66cfc6c1a47a6f921f4fb113905fa")
