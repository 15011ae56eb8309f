import { documentOf } from '../../document.ts'
import type { GetIntakeChoicesQuery, GetIntakeChoicesQueryVariables } from '../types.ts'

export const GetIntakeChoicesDocument = /* #__PURE__ */ documentOf<GetIntakeChoicesQuery, GetIntakeChoicesQueryVariables>("query getIntakeChoices{__typename intakeChoices{__typename categories{__typename id name kind sizeCategory departments measurements cuts patterns}sizes{__typename sizingId label sizeCategory group departmentGroup}colors{__typename name hex}declineReasons{__typename name label}}}", [], "63ca56bbcf8c1deb218c212ba8eef7026645b308f43a55ecf46b7bc584f59ecb")
