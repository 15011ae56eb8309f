import { documentOf } from '../../document.ts'
import type { GetDirectChoicesQuery, GetDirectChoicesQueryVariables } from '../types.ts'

export const GetDirectChoicesDocument = /* #__PURE__ */ documentOf<GetDirectChoicesQuery, GetDirectChoicesQueryVariables>("query getDirectChoices{__typename directChoices{__typename categories{__typename id path name kind sizeCategory departments measurements cuts patterns details{__typename name label values}}sizes{__typename sizingId label sizeCategory group departmentGroup}colors{__typename name hex}materials flaws{__typename name label}}}", [], "d14622947cba18909ec7c8dbb5c8508fe915320f93891d73e68619443f463e22")
