import { documentOf } from '../../document.ts'
import type { GetIntakeChoicesQuery, GetIntakeChoicesQueryVariables } from '../types.ts'

export const GetIntakeChoicesDocument = /* #__PURE__ */ documentOf<GetIntakeChoicesQuery, GetIntakeChoicesQueryVariables>("query getIntakeChoices{__typename intakeChoices{__typename categories{__typename id name kind sizeCategory departments measurements cuts patterns materials details{__typename name label values}}sizes{__typename sizingId label sizeCategory group departmentGroup}colors{__typename name hex}declineReasons{__typename name label}}}", [], "bcaa9551e8e61cbd30f099ce972f2e16962ec0d8628262e7e5e55e1046ab8924")
