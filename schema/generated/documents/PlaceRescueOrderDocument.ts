import { documentOf } from '../../document.ts'
import type { PlaceRescueOrderMutation, PlaceRescueOrderMutationVariables } from '../types.ts'
import { PlaceRescueOutcomeFragmentDoc } from './PlaceRescueOutcomeFragmentDoc.ts'

export const PlaceRescueOrderDocument = /* #__PURE__ */ documentOf<PlaceRescueOrderMutation, PlaceRescueOrderMutationVariables>("mutation placeRescueOrder($input:PlaceRescueOrderInput!){__typename placeRescueOrder(input:$input){__typename ...PlaceRescueOutcome}}", [PlaceRescueOutcomeFragmentDoc], "e6708d8a1746300e34774c1bd0a67e06b485101a27492dd1a5c4588b38904ad1")
