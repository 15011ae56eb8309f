import { documentOf } from '../../document.ts'
import type { GetStylistModelQuery, GetStylistModelQueryVariables } from '../types.ts'

export const GetStylistModelDocument = /* #__PURE__ */ documentOf<GetStylistModelQuery, GetStylistModelQueryVariables>("query getStylistModel{__typename stylistModel}", [], "efc6c54b7ce93a462cc3494ef0c9ff68df2753b8890c82bd8744f805f5662e2c")
