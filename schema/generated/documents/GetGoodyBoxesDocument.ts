import { documentOf } from '../../document.ts'
import type { GetGoodyBoxesQuery, GetGoodyBoxesQueryVariables } from '../types.ts'

export const GetGoodyBoxesDocument = /* #__PURE__ */ documentOf<GetGoodyBoxesQuery, GetGoodyBoxesQueryVariables>("query getGoodyBoxes{__typename goodyBoxes{__typename id status statusLabel askedAt budget photoIds}}", [], "84e9ba96ca51723fa561fe903c893c65525dc581450197fbbb197da66116bad8")
