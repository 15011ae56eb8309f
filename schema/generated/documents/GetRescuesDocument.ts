import { documentOf } from '../../document.ts'
import type { GetRescuesQuery, GetRescuesQueryVariables } from '../types.ts'
import { RescueGroupFieldsFragmentDoc } from './RescueGroupFieldsFragmentDoc.ts'

export const GetRescuesDocument = /* #__PURE__ */ documentOf<GetRescuesQuery, GetRescuesQueryVariables>("query getRescues{__typename rescues{__typename groups{__typename ...RescueGroupFields}filling impact{__typename boxes pieces grams}}}", [RescueGroupFieldsFragmentDoc], "b98673e92c02d3c62701d61c4ad7195a6e904cf38181b961562dff786e51bab7")
