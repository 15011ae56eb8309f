import { documentOf } from '../../document.ts'
import type { GetDirectChoicesQuery, GetDirectChoicesQueryVariables } from '../types.ts'

export const GetDirectChoicesDocument = /* #__PURE__ */ documentOf<GetDirectChoicesQuery, GetDirectChoicesQueryVariables>("query getDirectChoices{__typename directChoices{__typename categories{__typename id name kind sizeCategory departments measurements cuts patterns}sizes{__typename sizingId label sizeCategory group departmentGroup}colors{__typename name hex}materials flaws{__typename name label}}}", [], "72017e4439d8bfd2a7ae4ab5cad7622cbd6ac25065a77764d0598ed66da57e76")
