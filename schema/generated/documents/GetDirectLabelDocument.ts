import { documentOf } from '../../document.ts'
import type { GetDirectLabelQuery, GetDirectLabelQueryVariables } from '../types.ts'

export const GetDirectLabelDocument = /* #__PURE__ */ documentOf<GetDirectLabelQuery, GetDirectLabelQueryVariables>("query getDirectLabel($photoId:ID!){__typename directLabel(photoId:$photoId){__typename brand sizes materials hasPriceTag}}", [], "4c0108a9b5667769fa326ca3fb8817b48b43bd50a1bce274c20e87be84b3d84a")
