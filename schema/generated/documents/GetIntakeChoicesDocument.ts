import { documentOf } from '../../document.ts'
import type { GetIntakeChoicesQuery, GetIntakeChoicesQueryVariables } from '../types.ts'

export const GetIntakeChoicesDocument = /* #__PURE__ */ documentOf<GetIntakeChoicesQuery, GetIntakeChoicesQueryVariables>("query getIntakeChoices{__typename intakeChoices{__typename categories{__typename id name kind sizeCategory departments measurements cuts patterns materials styles occasions details{__typename name label values}}sizes{__typename sizingId label sizeCategory group departmentGroup}colors{__typename name hex}declineReasons{__typename name label}}}", [], "4379221d2a60ddda3fa91b503801219d98760c4422c946836409c6f665625214")
